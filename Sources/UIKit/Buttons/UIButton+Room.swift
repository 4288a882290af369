import UIKitHosting

// Buttons whose class requests more space than their content needs.

extension UIButton {
  /// The insets of a button without a configuration, in points.
  private static let plainInsets = EdgesValue(top: 6, bottom: 6)

  /// The space that the class adds on each side, in points, equal on opposite sides; nil for none.
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

  /// Returns the style with content insets increased by the space that the class adds.
  final func _withRoom(_ style: ButtonStyleValue) -> ButtonStyleValue {
    guard let added = _addedRoom else { return style }
    var style = style
    let own = style.contentInsets ?? configuration?.contentInsets._value ?? Self.plainInsets
    style.contentInsets = own.grown(by: added)
    return style
  }
}

extension EdgesValue {
  /// Returns the insets, increased equally on opposite sides.
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
