import UIKitHosting

// Buttons whose class asks for more room than their content needs.

extension UIButton {
  /// Insets of a button without a configuration, in points.
  private static let plainInsets = EdgesValue(top: 6, bottom: 6)

  /// The points that the class adds to the size, the same on opposite sides; nil for none.
  final var _addedRoom: SizeValue? {
    guard type(of: self) != UIButton.self, _overrides.contains(.intrinsicContentSize) else {
      return nil
    }
    let lengths = _SizeProbe.lengths(of: self)
    return SizeValue(
      width: Double(lengths.width.added) / 2,
      height: Double(lengths.height.added) / 2
    )
  }

  /// The style with as much more around the content as the class adds to the size.
  final func _withRoom(_ style: ButtonStyleValue) -> ButtonStyleValue {
    guard let added = _addedRoom else { return style }
    var style = style
    let own = style.contentInsets ?? configuration?.contentInsets._value ?? Self.plainInsets
    style.contentInsets = own.grown(by: added)
    return style
  }
}

extension EdgesValue {
  /// More on opposite sides.
  func grown(by room: SizeValue?) -> EdgesValue {
    guard let room else { return self }
    return EdgesValue(
      top: top + room.height,
      leading: leading + room.width,
      bottom: bottom + room.height,
      trailing: trailing + room.width
    )
  }
}
