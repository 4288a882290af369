import Synchronization

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  private static let last = Atomic<UInt64>(0)

  public let rawValue: UInt64

  public init(_ value: UInt64) {
    rawValue = value
  }

  /// An identifier that no other signpost of the log has.
  public init(log: OSLog) {
    rawValue = Self.last.add(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, as long as the object exists.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// For intervals of which there is one at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier of no signpost.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of signposts that are not recorded.
  public static let null = OSSignpostID(0)

  public static func < (one: OSSignpostID, two: OSSignpostID) -> Bool {
    one.rawValue < two.rawValue
  }
}
