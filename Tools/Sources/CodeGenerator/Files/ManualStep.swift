/// Lines that the user must add because their place was not found.
public struct ManualStep: Hashable, Sendable {
  /// The file or type that they belong to, as a sentence without a full stop.
  public var place: String
  public var lines: String
}
