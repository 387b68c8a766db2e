"""Every sentence a person reads."""
