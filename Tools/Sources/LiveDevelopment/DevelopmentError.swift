/// Why development cannot go on, as a sentence for the person at the terminal.
public struct DevelopmentError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
