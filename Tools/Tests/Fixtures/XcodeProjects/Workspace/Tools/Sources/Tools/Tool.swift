enum Tool {}
