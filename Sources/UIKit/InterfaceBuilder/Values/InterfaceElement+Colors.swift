import Foundation

extension InterfaceLoader {
  /// Returns the colour of the child for a key; nil without one, or for `nil`.
  func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    element.child(key: key, "color").flatMap(color)
  }

  /// Returns the colour of an element `color`.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["name"] { return namedColor(name, element["catalog"]) }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      // Beside a system colour there are its components, for versions of iOS that lack it.
      return UIColor._system(named: name) ?? components(element)
    }
    return components(element)
  }

  private func components(_ element: InterfaceElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    _ = element["colorSpace"]
    if let white = element.number("white") {
      _ = element["customColorSpace"]
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of the asset catalogue, or the copy of it that the file keeps among its resources.
  private func namedColor(_ name: String, _ catalog: String?) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    return document.resource("namedColor", name)?.all("color").first.flatMap(components)
  }
}
