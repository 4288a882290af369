import UIKitHosting

// Buttons whose class asks for more room than their content needs.

extension UIButton {
  /// Insets of a button without a configuration, in points.
  private static let plainInsets = EdgesValue(top: 6, bottom: 6)

  /// The style with as much more around the content as the class adds to the size.
  final func _withRoom(_ style: ButtonStyleValue) -> ButtonStyleValue {
    guard type(of: self) != UIButton.self, _overrides.contains(.intrinsicContentSize) else {
      return style
    }
    let lengths = _SizeProbe.lengths(of: self)
    let own = configuration.map { EdgesValue($0.contentInsets) }
    var insets = style.contentInsets ?? own ?? Self.plainInsets
    if case .content(let points) = lengths.width {
      insets.leading += Double(points) / 2
      insets.trailing += Double(points) / 2
    }
    if case .content(let points) = lengths.height {
      insets.top += Double(points) / 2
      insets.bottom += Double(points) / 2
    }
    var style = style
    style.contentInsets = insets
    return style
  }
}

extension EdgesValue {
  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top),
      leading: Double(insets.leading),
      bottom: Double(insets.bottom),
      trailing: Double(insets.trailing)
    )
  }
}
