import Foundation

// Values of geometry, which stand in children with a key.

extension InterfaceElement {
  /// The rectangle of the child `rect` or `frame` for a key; nil without one.
  func rect(key: String) -> CGRect? {
    guard let element = child(key: key, "rect", "frame"), let x = element.number("x"),
      let y = element.number("y"), let width = element.number("width"),
      let height = element.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  func size(key: String) -> CGSize? {
    guard let element = child(key: key, "size"), let width = element.number("width"),
      let height = element.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  func point(key: String) -> CGPoint? {
    guard let element = child(key: key, "point"), let x = element.number("x"),
      let y = element.number("y")
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  func offset(key: String) -> UIOffset? {
    guard let element = child(key: key, "offsetWrapper", "offset") else { return nil }
    return UIOffset(
      horizontal: element.number("horizontal") ?? 0,
      vertical: element.number("vertical") ?? 0
    )
  }

  /// Insets, which Xcode writes as `minX`, `minY`, `maxX` and `maxY`, or by their sides.
  func insets(key: String) -> UIEdgeInsets? {
    guard let element = child(key: key, "inset", "edgeInsets") else { return nil }
    return UIEdgeInsets(
      top: element.number("minY") ?? element.number("top") ?? 0,
      left: element.number("minX") ?? element.number("left") ?? 0,
      bottom: element.number("maxY") ?? element.number("bottom") ?? 0,
      right: element.number("maxX") ?? element.number("right") ?? 0
    )
  }

  func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
    guard let element = child(key: key, "directionalEdgeInsets") else { return nil }
    return NSDirectionalEdgeInsets(
      top: element.number("top") ?? 0,
      leading: element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0,
      trailing: element.number("trailing") ?? 0
    )
  }

  var autoresizing: UIView.AutoresizingMask? {
    guard let element = child(key: "autoresizingMask", "autoresizingMask") else { return nil }
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }
}
