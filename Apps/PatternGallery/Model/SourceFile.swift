/// A source file of a pattern, with the build's counts.
public struct SourceFile: Hashable, Sendable {
  /// The folder of the pattern.
  public var pattern: String
  /// The part of the pattern, such as `CardView`; `Factory` for the file that assembles the parts.
  public var part: String
  /// The number of lines with code, excluding blank lines and lines with only a comment.
  public var lines: Int
  /// The number of classes, structures, enumerations, actors and protocols.
  public var types: Int
  /// The complete text of the file.
  public var code: String

  /// The name of the type for which the file is named.
  public var name: String { part == "Factory" ? pattern : part }
}
