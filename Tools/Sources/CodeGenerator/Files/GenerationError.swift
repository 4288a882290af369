/// The reason why nothing was generated, as a sentence for the user at the terminal.
public struct GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
