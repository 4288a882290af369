/// The reason why development cannot continue, as a sentence for the user at the terminal.
public struct DevelopmentError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
