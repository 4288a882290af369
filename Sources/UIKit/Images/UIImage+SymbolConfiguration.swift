import UIKitHosting

extension UIImage {
  /// The appearance of a symbol; unspecified values are determined by its context.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Immutable: all stored properties are `let`s of Sendable types.
    let _pointSize: Double?
    let _weight: Int?
    let _color: ColorValue?
    /// A Boolean value that indicates whether the point size is that of a text style, which grows
    /// with the user's text size.
    let _followsTextSize: Bool

    private init(
      pointSize: Double?,
      cssWeight: Int?,
      color: ColorValue? = nil,
      followsTextSize: Bool = false
    ) {
      _pointSize = pointSize
      _weight = cssWeight
      _color = color
      _followsTextSize = followsTextSize
      super.init(_traits: nil)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: Double(pointSize), cssWeight: nil)
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: Double(pointSize), cssWeight: weight._css)
    }

    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: Double(pointSize) * scale.factor, cssWeight: weight._css)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      let pointSize = textStyle._fontValue.pointSize * scale.factor
      self.init(pointSize: pointSize, cssWeight: nil, followsTextSize: true)
    }

    /// Creates a configuration with the scale of a symbol of 17 points.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: 17 * scale.factor, cssWeight: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      let pointSize = textStyle._fontValue.pointSize
      self.init(pointSize: pointSize, cssWeight: nil, followsTextSize: true)
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(pointSize: nil, cssWeight: weight._css)
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .default)
    }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let value = font._value
      self.init(pointSize: value.pointSize * scale.factor, cssWeight: value.weight)
    }

    /// Creates a configuration in one colour, independent of the tint: drawings here have no layers
    /// to vary.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, cssWeight: nil, color: hierarchicalColor._value)
    }

    /// Creates a configuration in the first of the colours, independent of the tint: drawings here
    /// have one layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, cssWeight: nil, color: paletteColors.first?._value)
    }

    /// Returns a configuration without effect: drawings here have one colour.
    open class func preferringMonochrome() -> Self { made() }

    /// Returns a configuration without effect: no drawing here has a multicolour variant, and such
    /// symbols are drawn unchanged on iOS as well.
    open class func preferringMulticolor() -> Self { made() }

    open class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, cssWeight: nil)
    }

    private class func made(
      pointSize: Double? = nil,
      cssWeight: Int? = nil,
      color: ColorValue? = nil,
      followsTextSize: Bool = false
    ) -> Self {
      let made = SymbolConfiguration(
        pointSize: pointSize,
        cssWeight: cssWeight,
        color: color,
        followsTextSize: followsTextSize
      )
      guard let own = made as? Self else {
        preconditionFailure("Expected UIImage.SymbolConfiguration itself, got \(Self.self).")
      }
      return own
    }

    /// Returns the configuration with the values that another one specifies replaced.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self.made(
        pointSize: other._pointSize ?? _pointSize,
        cssWeight: other._weight ?? _weight,
        color: other._color ?? _color,
        followsTextSize: other._pointSize == nil ? _followsTextSize : other._followsTextSize
      )
    }
  }
}
