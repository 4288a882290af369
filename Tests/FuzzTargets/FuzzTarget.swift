/// Something that reads what nobody vouches for.
///
/// The suite gives it inputs from a seed, libFuzzer those that reach new code.
@MainActor
public protocol FuzzTarget: AnyObject {
  /// Good inputs, all of which it takes; others are made from them.
  var corpus: [[UInt8]] { get }

  /// Feeds it an input.
  /// - Returns: What is wrong with what came of it; nil where all is well.
  func problem(with input: [UInt8]) -> String?
}

/// The targets by the names that `FUZZ_TARGET` has for them.
@MainActor
public enum FuzzTargets {
  public static let names = ["messages", "activities", "links"]

  /// Makes a target; nil for a name that none has.
  public static func make(_ name: String) -> (any FuzzTarget)? {
    switch name {
    case "messages": MessageTarget()
    case "activities": ActivityTarget()
    case "links": LinkTarget()
    default: nil
    }
  }
}
