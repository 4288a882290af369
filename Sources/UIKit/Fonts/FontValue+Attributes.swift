import UIKitHosting

extension FontValue {
  /// The attributes of a descriptor.
  var _attributes: [UIFontDescriptor.AttributeName: Any] {
    let descriptor = UIFontDescriptor(_value: self)
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .size: descriptor.pointSize, .name: descriptor.postscriptName,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: descriptor.symbolicTraits.rawValue,
        .weight: UIFont.Weight(_css: weight).rawValue,
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    if let style { attributes[.textStyle] = UIFont.TextStyle(style) }
    if hasMonospacedDigits { attributes[.featureSettings] = [Self.monospacedDigits] }
    return attributes
  }

  private static let monospacedDigits: [UIFontDescriptor.FeatureKey: Int] = [
    .type: numberSpacing, .selector: 0,
  ]

  /// Apple's identifier of the feature that sets the spacing of digits.
  private static let numberSpacing = 6

  func _adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontValue {
    var value = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle { value = style._fontValue }
    if let name = attributes[.name] as? String,
      let named = FontCatalog.value(named: name, pointSize: pointSize)
    {
      value = named
    }
    if let family = attributes[.family] as? String {
      value.family = FontCatalog.family(named: family)
      value.isMonospaced = false
    }
    if let face = attributes[.face] as? String { value.take(FontCatalog.look(of: face)) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { value.take(traits) }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] {
      for feature in features where feature[.type] == Self.numberSpacing {
        value.hasMonospacedDigits = feature[.selector] == 0
      }
    }
    let size = points(attributes[.size])
    return size > 0 ? value.fixed(at: size) : value
  }

  private mutating func take(_ look: (weight: Int, isItalic: Bool)) {
    (weight, isItalic) = look
  }

  private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    let raw = traits[.symbolic]
    let symbolic =
      (raw as? UIFontDescriptor.SymbolicTraits)
      ?? (raw as? UInt32).map(UIFontDescriptor.SymbolicTraits.init)
    if let symbolic,
      let described = UIFontDescriptor(_value: self).withSymbolicTraits(symbolic)
    {
      self = described._value
    }
    if let weight = traits[.weight] {
      let number = (weight as? UIFont.Weight)?.rawValue ?? CGFloat(points(weight))
      self.weight = UIFont.Weight(number)._css
    }
    if let slant = traits[.slant] { isItalic = points(slant) != 0 }
  }
}

extension UIFont.Weight {
  init(_css weight: Int) {
    self =
      switch weight {
      case ..<150: .ultraLight
      case ..<250: .thin
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case ..<750: .bold
      case ..<850: .heavy
      default: .black
      }
  }
}
