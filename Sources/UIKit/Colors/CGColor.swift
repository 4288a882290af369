import UIKitHosting

/// A colour that does not depend on traits.
///
/// In Apple's SDK it belongs to Core Graphics, which UIKit exports.
public final class CGColor: Hashable, Sendable {
  private let rgba: UInt32
  /// The image that is repeated; nil for a colour.
  let _pattern: ColorPattern?

  init(_rgba: UInt32) {
    rgba = _rgba
    _pattern = nil
  }

  init(_pattern: ColorPattern) {
    rgba = 0
    self._pattern = _pattern
  }

  /// The components of the colour, or of the mean colour of a pattern.
  var _rgba: UInt32 { _pattern?.average ?? rgba }

  /// Creates a colour from components from 0 to 1; others are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(_rgba: UIColor(red: red, green: green, blue: blue, alpha: alpha)._value.light)
  }

  public var alpha: CGFloat { component(0) }

  public var numberOfComponents: Int { 4 }

  /// Red, green, blue and alpha, from 0 to 1.
  public var components: [CGFloat]? {
    [24, 16, 8, 0].map(component)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    UIColor(cgColor: self).withAlphaComponent(alpha).cgColor
  }

  private func component(_ shift: UInt32) -> CGFloat {
    CGFloat(_rgba >> shift & 0xFF) / 255
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.rgba == b.rgba && a._pattern == b._pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(_pattern)
  }
}

extension UIColor {
  /// The colour under `UITraitCollection.current`; it does not adapt to later trait changes.
  public var cgColor: CGColor {
    let resolved = resolvedColor(with: .current)
    if let pattern = resolved._pattern { return CGColor(_pattern: pattern) }
    return CGColor(_rgba: resolved._value.light)
  }
}
