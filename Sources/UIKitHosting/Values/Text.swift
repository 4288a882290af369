/// A run of text with uniform attributes.
///
/// Nil values default to the label's own.
public struct TextRun: Sendable, Equatable {
  public var text: String
  public var font: FontValue?
  public var color: ColorValue?
  public var underline: Bool
  public var strikethrough: Bool
  /// The colour of underline and strikethrough; nil for the text's.
  public var lineColor: ColorValue?
  /// The background colour; nil for none.
  public var background: ColorValue?
  /// The additional distance between characters, in points.
  public var kern: Double
  /// The offset above the line's baseline, in points.
  public var baselineOffset: Double
  /// The style of the paragraph that begins in it; nil for the label's.
  public var paragraph: ParagraphValue?
  /// Rarely used attributes; nil for none.
  public var effects: TextEffects?

  public init(
    text: String,
    font: FontValue? = nil,
    color: ColorValue? = nil,
    underline: Bool = false,
    strikethrough: Bool = false,
    lineColor: ColorValue? = nil,
    background: ColorValue? = nil,
    kern: Double = 0,
    baselineOffset: Double = 0,
    paragraph: ParagraphValue? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.lineColor = lineColor
    self.background = background
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.paragraph = paragraph
  }
}

public struct FontValue: Sendable, Hashable {
  /// Apple's text styles, whose fonts follow the user's text size.
  public enum TextStyle: UInt8, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  public var style: TextStyle?
  /// The size in points; for a font of a text style, that at the default text size.
  public var pointSize: Double
  /// CSS's scale, 100…900; regular is 400.
  public var weight: Int
  public var isItalic: Bool
  /// A Boolean value that indicates whether digits have equal width.
  public var hasMonospacedDigits: Bool
  public var isMonospaced: Bool
  /// The maximum size of a font of a text style, in points.
  public var maximumPointSize: Float
  /// A family by name, with the kind of its fallback; nil for the system's.
  public var family: Family?

  public struct Family: Sendable, Hashable {
    public enum Kind: UInt8, Sendable, CaseIterable {
      case sansSerif, serif, monospaced, script
    }

    public var name: String
    public var kind: Kind
    /// The PostScript name of a font that the app has registered; nil for families of iOS.
    public var face: String?

    public init(name: String, kind: Kind, face: String? = nil) {
      self.name = name
      self.kind = kind
      self.face = face
    }
  }

  public init(
    style: TextStyle? = nil,
    pointSize: Double,
    weight: Int = 400,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false,
    isMonospaced: Bool = false,
    maximumPointSize: Float = .infinity,
    family: Family? = nil
  ) {
    self.style = style
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.isMonospaced = isMonospaced
    self.maximumPointSize = maximumPointSize
    self.family = family
  }
}

public enum TextAlignmentValue: UInt8, Sendable, CaseIterable {
  case left, center, right, justified, natural
}

/// The scaling of a single-line text that does not fit.
///
/// The intrinsic content size remains that of the unscaled text.
public struct TextFitValue: Sendable, Equatable {
  public enum Baseline: UInt8, Sendable, CaseIterable {
    case kept, centered, top
  }

  /// The minimum scale; between 0 and 1.
  public var minimumScale: Double
  /// The baseline of the scaled text.
  public var baseline: Baseline

  public init(minimumScale: Double, baseline: Baseline = .kept) {
    self.minimumScale = minimumScale
    self.baseline = baseline
  }
}
