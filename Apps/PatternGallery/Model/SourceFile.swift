/// What a build counted in one source file of a pattern.
public struct SourceFile: Hashable, Sendable {
  /// The folder of the pattern.
  public var pattern: String
  /// The part of the pattern that it holds, as `CardView`; `Factory` for what puts parts together.
  public var part: String
  /// Lines that hold code: neither blank nor only a comment.
  public var lines: Int
  /// Classes, structures, enumerations, actors and protocols.
  public var types: Int
  /// The whole text of the file.
  public var code: String

  /// The name of the type that it is named after.
  public var name: String { part == "Factory" ? pattern : part }
}
