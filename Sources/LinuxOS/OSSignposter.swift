/// Marks intervals and moments for a tool that records; no tool does here, and nothing is enabled.
public struct OSSignposter: Sendable {
  public init() {}

  public init(subsystem: String, category: String) {}

  public init(subsystem: String, category: OSLog.Category) {}

  public init(logHandle: OSLog) {}

  public init(logger: Logger) {}

  /// A signposter that marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether a tool records.
  public var isEnabled: Bool { false }

  /// Makes an identifier for intervals that overlap.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(log: .default)
  }

  /// Makes the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Marks the beginning of an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Marks the beginning of an interval, with a message.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Marks the end of an interval, with a message.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: SignpostMetadata
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: SignpostMetadata
  ) {}

  /// Performs work between the marks of an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  /// Performs work between the marks of an interval, with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}
