"""Notices for players who are away: by push, webhook, e-mail and calendar."""
