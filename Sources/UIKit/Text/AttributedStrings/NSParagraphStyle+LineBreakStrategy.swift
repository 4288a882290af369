extension NSParagraphStyle {
  /// How lines break where several breaks are possible.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A last line of a single word, or of a single ideograph, gets the last word of the line before.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// The strategies of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
