/// A setting of an OpenType feature.
public struct FontFeature: Hashable, Sendable {
  /// The four characters of the tag, the first in the highest byte.
  public let tag: UInt32

  /// The value: 0 is off, 1 is on, others select an alternate.
  public let value: UInt32

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - tag: A tag of up to four ASCII characters, such as `tnum`.
  ///   - value: The value of the feature.
  public init(_ tag: StaticString, _ value: UInt32 = 1) {
    self.tag = tag.withUTF8Buffer { bytes in
      (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
    }
    self.value = value
  }

  /// Digits of equal width, as `UIFont.monospacedDigitSystemFont`.
  public static let monospacedDigits = FontFeature("tnum")
}
