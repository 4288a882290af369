import UIKitHosting

// Images that are mirrored, always or where text is written from right to left.

extension UIImage {
  /// Returns the image mirrored from left to right; symbols are unchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    var value = _value._mirrored
    value.asset = nil
    return UIImage(_value: value)
  }

  /// Returns the image, which views mirror where text is written from right to left.
  ///
  /// Symbols follow the direction of reading by themselves.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    guard !isSymbolImage else { return self }
    var value = _value
    value.followsDirection = true
    return UIImage(_value: value)
  }

  /// A Boolean value that indicates whether views mirror the image where text is written from right
  /// to left.
  public var flipsForRightToLeftLayoutDirection: Bool { _value.followsDirection }

  /// A Boolean value that indicates whether the image is a symbol of the system; false for those of
  /// symbol sets, which are templates.
  public var isSymbolImage: Bool { _symbolName != nil }
}
