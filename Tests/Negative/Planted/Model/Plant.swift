public struct Plant: Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
