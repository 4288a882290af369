/// A stretch of text in one style.
///
/// What is nil is the label's own.
public struct TextRun: Sendable, Equatable {
  public var text: String
  public var font: FontValue?
  public var color: ColorValue?
  public var underline: Bool
  public var strikethrough: Bool
  /// Of lines below and through it; nil for the text's.
  public var lineColor: ColorValue?
  /// What is seen behind it; nil for nothing.
  public var background: ColorValue?
  /// Points between characters, beyond the font's own.
  public var kern: Double
  /// Points by which it stands above the line's baseline.
  public var baselineOffset: Double
  /// How the paragraph that begins in it is set; nil as the label is.
  public var paragraph: ParagraphValue?
  /// Nil for none.
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
  /// Apple's text styles; a font of one grows with the reader's text size.
  public enum TextStyle: UInt8, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  public var style: TextStyle?
  /// Points; of a font of a text style those at the default text size.
  public var pointSize: Double
  /// CSS's scale, 100…900; regular is 400.
  public var weight: Int
  public var isItalic: Bool
  /// Digits of equal width.
  public var hasMonospacedDigits: Bool
  public var isMonospaced: Bool
  /// The size beyond which a font of a text style does not grow, in points.
  public var maximumPointSize: Float
  /// A family by name, and what stands in for it where a display has it not; nil for the system's.
  public var family: Family?

  public struct Family: Sendable, Hashable {
    public enum Kind: UInt8, Sendable, CaseIterable {
      case sansSerif, serif, monospaced, script
    }

    public var name: String
    public var kind: Kind

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
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

/// How a text of one line gets smaller where its line is too short.
///
/// What it asks for stays as large as the text is.
public struct TextFitValue: Sendable, Equatable {
  public enum Baseline: UInt8, Sendable, CaseIterable {
    case kept, centered, top
  }

  /// The smallest part of its size; between 0 and 1.
  public var minimumScale: Double
  /// Where the smaller text stands in its line.
  public var baseline: Baseline

  public init(minimumScale: Double, baseline: Baseline = .kept) {
    self.minimumScale = minimumScale
    self.baseline = baseline
  }
}
