import Foundation

extension InterfaceLoader {
  /// Returns the image that an attribute or a child `imageReference` names; nil without one.
  ///
  /// An image that is missing is reported by `UIImage`, and nil.
  func image(_ key: String, of element: InterfaceElement) -> UIImage? {
    if let reference = element.child(key: key, "imageReference") {
      return image(
        named: reference["image"] ?? reference["name"],
        catalog: reference["catalog"],
        mode: reference["renderingMode"],
        symbol: symbolConfiguration(reference, key: "symbolConfiguration")
      )
    }
    return image(named: element[key], catalog: element["catalog"], mode: nil, symbol: nil)
  }

  private func image(
    named name: String?,
    catalog: String?,
    mode: String?,
    symbol: UIImage.SymbolConfiguration?
  ) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if catalog == "system" { return UIImage(systemName: name, withConfiguration: symbol) }
    let image = UIImage(named: name, in: bundle, compatibleWith: nil)
    switch mode {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Returns the configuration of symbols in the child with a key; nil without one.
  func symbolConfiguration(
    _ element: InterfaceElement,
    key: String
  ) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key) else { return nil }
    _ = child["configurationType"]
    let weight: UIImage.SymbolWeight? = child.choice(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]
    )
    let scale: UIImage.SymbolScale? = child.choice(
      "scale",
      ["default": .default, "small": .small, "medium": .medium, "large": .large]
    )
    if let size = child.number("pointSize") {
      return UIImage.SymbolConfiguration(
        pointSize: size,
        weight: weight ?? .regular,
        scale: scale ?? .default
      )
    }
    if let font = font("font", of: child) ?? font("fontDescription", of: child) {
      return UIImage.SymbolConfiguration(font: font, scale: scale ?? .default)
    }
    if let weight { return UIImage.SymbolConfiguration(weight: weight) }
    return scale.map { UIImage.SymbolConfiguration(scale: $0) }
  }
}
