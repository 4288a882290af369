import UIKitHosting

extension UIListContentConfiguration {
  public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil for the tint that the view inherits.
    public var tintColor: UIColor?
    private var tintTransform: ColorTransform?

    /// Makes the tint from the image's own, or from that of the view where that is nil.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransform?.transformer }
      set { tintTransform = ColorTransform(newValue) }
    }

    /// The tint of the image in a view of that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points; zero on an axis without a limit.
    public var maximumSize = CGSize.zero
    /// The room that the image takes at least, in points; it is centred in it.
    public var reservedLayoutSize = CGSize.zero

    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(tintTransform)
      hasher.combine(cornerRadius)
      for size in [maximumSize, reservedLayoutSize] {
        hasher.combine(size.width)
        hasher.combine(size.height)
      }
    }
  }

  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    private var colorTransform: ColorTransform?

    /// Makes the colour that is seen from the text's.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorTransform?.transformer }
      set { colorTransform = ColorTransform(newValue) }
    }

    /// The colour that is seen.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as needed.
    public var numberOfLines = 0
    /// Whether the text grows with the reader's text size; fonts of a text style do.
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Of a style's size, in another weight.
    init(_ style: UIFont.TextStyle, weight: UIFont.Weight, _ color: UIColor) {
      var value = style._fontValue
      value.weight = weight._css
      font = UIFont(_value: value)
      self.color = color
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  @MainActor
  func apply(to label: UILabel) {
    label.font = font
    label.textColor = resolvedColor()
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.textAlignment =
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }

  func transformed(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
