public struct Hosting: Sendable {
  public init() {}
}
