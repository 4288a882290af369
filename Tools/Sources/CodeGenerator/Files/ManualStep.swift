/// Lines that the user must add because their place was not found.
public struct ManualStep: Hashable, Sendable {
  /// The file or type that they belong to, as a sentence without a full stop.
  public var place: String
  /// The places of which the user chooses one; empty where `place` names the only one.
  public var choices: [String] = []
  public var lines: String
}
