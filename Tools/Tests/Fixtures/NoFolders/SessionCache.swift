struct SessionCache {
  func names() throws -> [String] { [] }
}
