// Attributes whose values are names of cases.

extension InterfaceElement {
  /// Returns the case that an attribute names; nil without the attribute.
  ///
  /// An unknown name counts as not read, so that it is reported.
  func choice<Value>(_ name: String, _ cases: KeyValuePairs<String, Value>) -> Value? {
    guard let attribute = attributes.first(where: { $0.name == name }) else { return nil }
    guard let found = cases.first(where: { $0.key == attribute.value }) else { return nil }
    _ = self[name]
    return found.value
  }

  var contentMode: UIView.ContentMode? {
    choice(
      "contentMode",
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
        "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
        "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
      ]
    )
  }

  var textAlignment: NSTextAlignment? {
    choice(
      "textAlignment",
      [
        "left": .left, "center": .center, "right": .right, "justified": .justified,
        "natural": .natural,
      ]
    )
  }

  var lineBreakMode: NSLineBreakMode? {
    choice(
      "lineBreakMode",
      [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "wordWrapping": .byWordWrapping,
        "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
      ]
    )
  }

  var barStyle: UIBarStyle? {
    choice("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black])
  }
}
