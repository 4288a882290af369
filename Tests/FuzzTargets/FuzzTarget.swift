/// A parser or receiver of untrusted input.
///
/// The test suite feeds it with seeded inputs, and libFuzzer with those that reach new code.
@MainActor
public protocol FuzzTarget: AnyObject {
  /// Valid inputs, from which others are derived.
  var corpus: [[UInt8]] { get }

  /// Feeds it an input.
  /// - Returns: A description of the fault; nil for none.
  func problem(with input: [UInt8]) -> String?
}

/// The targets by the names in `FUZZ_TARGET`.
@MainActor
public enum FuzzTargets {
  public static let names = ["messages", "activities", "links", "images"]

  /// Returns a new target; nil for an unknown name.
  public static func make(_ name: String) -> (any FuzzTarget)? {
    switch name {
    case "messages": MessageTarget()
    case "activities": ActivityTarget()
    case "links": LinkTarget()
    case "images": ImageTarget()
    default: nil
    }
  }
}
