"""What training needs to know of Winchester: features, actions and the deputy, as array code."""
