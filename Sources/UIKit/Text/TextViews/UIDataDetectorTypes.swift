/// The kinds of links that a text view detects in its text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers, of seven digits or more.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
