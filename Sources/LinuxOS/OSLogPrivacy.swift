import Foundation

/// Whether a value is shown in messages.
public struct OSLogPrivacy: Sendable {
  /// What stands in place of a private value.
  public enum Mask: Hashable, Sendable {
    /// The same text for equal values, in one run of the app.
    case hash
    /// The same text for all values.
    case none
  }

  private enum Kind {
    case auto
    case shown
    case hidden
  }

  private let kind: Kind
  private let mask: Mask

  private init(_ kind: Kind, _ mask: Mask = .none) {
    self.kind = kind
    self.mask = mask
  }

  /// Numbers and booleans are shown, texts and objects are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(.auto) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(.shown) }
  /// The value is not shown.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(.hidden) }
  /// The value is not shown, whatever the system's settings are.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(.hidden) }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.auto, mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.hidden, mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.hidden, mask) }

  /// The value, or what stands in its place.
  func shown(_ value: () -> String, isPrivateByDefault: Bool) -> String {
    let isHidden =
      switch kind {
      case .auto: isPrivateByDefault
      case .shown: false
      case .hidden: true
      }
    guard isHidden else { return value() }
    guard mask == .hash else { return "<private>" }
    // Hasher has another seed in each process, so that nobody can look values up.
    var hasher = Hasher()
    hasher.combine(value())
    return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 36))'>"
  }
}
