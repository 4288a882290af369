/// A description of a typeface of the system font.
public struct TypefaceDescriptor: Hashable, Sendable {
  /// The design of the letters, as `UIFontDescriptor.SystemDesign`.
  public enum Design: UInt8, Hashable, Sendable, CaseIterable {
    case `default`
    case monospaced
    case rounded
    case serif
    /// The design for scripts that the others lack, such as Arabic and Hebrew.
    case fallback
  }

  /// The cut of the default design.
  public enum OpticalSize: UInt8, Hashable, Sendable, CaseIterable {
    /// For sizes below 20 points.
    case text
    /// For 20 points and more.
    case display
  }

  /// The design of the letters.
  public var design: Design

  /// The weight in CSS units: 100 is thin, 400 regular, 900 black.
  ///
  /// A font library rounds it to a multiple of 100.
  public var weight: Int

  /// A Boolean value that indicates whether the letters are slanted.
  public var isItalic: Bool

  /// The cut; only the default design has two.
  public var opticalSize: OpticalSize

  /// Creates a descriptor.
  public init(
    design: Design = .default,
    weight: Int = 400,
    isItalic: Bool = false,
    opticalSize: OpticalSize = .text
  ) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.opticalSize = opticalSize
  }

  /// The descriptor with a weight that fonts support.
  var normalised: TypefaceDescriptor {
    var descriptor = self
    descriptor.weight = min(max((weight + 50) / 100, 1), 9) * 100
    if design != .default { descriptor.opticalSize = .text }
    return descriptor
  }
}
