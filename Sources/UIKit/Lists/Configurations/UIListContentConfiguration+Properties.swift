import UIKitHosting

extension UIListContentConfiguration {
  public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; nil for the inherited tint.
    public var tintColor: UIColor?
    private var tintTransform: ColorTransform?

    /// A transformer of the image's tint colour, or of the view's if that is nil.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransform?.transformer }
      set { tintTransform = ColorTransform(newValue) }
    }

    /// Returns the tint of the image for a view's tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; a dimension of zero is unlimited.
    public var maximumSize = CGSize.zero
    /// The minimum layout size of the image in points, in which the image is centred.
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

    /// A transformer of the text's colour.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorTransform?.transformer }
      set { colorTransform = ColorTransform(newValue) }
    }

    /// Returns the transformed colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for unlimited.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font follows the preferred text size; fonts of a
    /// text style do.
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Creates properties with a style's size and another weight.
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
