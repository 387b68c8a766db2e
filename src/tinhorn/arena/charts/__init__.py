"""Charts of what an arena found, as SVG or PNG."""
