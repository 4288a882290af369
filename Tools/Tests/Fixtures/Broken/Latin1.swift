let name = "café"
