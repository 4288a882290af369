/// An existing file with new lines.
public struct EditedFile: Hashable, Sendable {
  /// Relative to the folder of the generation.
  public var path: String
  /// The text that was read.
  public var former: String
  /// The text to write.
  public var text: String
}
