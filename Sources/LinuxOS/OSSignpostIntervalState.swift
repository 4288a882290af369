/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}

  /// The state of an interval that another part of the app has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
}
