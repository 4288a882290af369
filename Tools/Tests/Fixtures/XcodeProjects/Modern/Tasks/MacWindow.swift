struct MacWindow {}
