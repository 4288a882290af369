import UIKitHosting
import VectorDrawing

// Images whose margins keep their size while the rest is resized.
extension UIImage {
  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    /// Repeated, from the centre.
    case tile = 0
    case stretch = 1
  }

  /// The image with margins that keep their size; its middle is tiled.
  ///
  /// Views honour the margins where the content mode is `scaleToFill`. Symbols have none.
  ///
  /// - Parameter capInsets: Points of the image.
  /// - Returns: The same image with these margins.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with margins that keep their size, and a middle that is tiled or stretched.
  ///
  /// - Parameters:
  ///   - capInsets: Points of the image.
  ///   - resizingMode: How the middle fills its place.
  /// - Returns: The same image with these margins.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    guard case .encoded = _value.source else { return self }
    var value = _value
    value.caps = CapInsets(
      top: Double(capInsets.top),
      left: Double(capInsets.left),
      bottom: Double(capInsets.bottom),
      right: Double(capInsets.right),
      tiles: resizingMode == .tile
    )
    return UIImage(_value: value)
  }

  /// The image whose middle, of one point, is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: Points before the middle; 0 to stretch the whole width.
  ///   - topCapHeight: Points above the middle; 0 to stretch the whole height.
  /// - Returns: The same image with these margins.
  @available(*, deprecated, message: "Use resizableImage(withCapInsets:resizingMode:).")
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top,
      left: left,
      bottom: top > 0 ? size.height - top - 1 : 0,
      right: left > 0 ? size.width - left - 1 : 0
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The margins of a resizable image; zero for others.
  public var capInsets: UIEdgeInsets {
    guard let caps = _value.caps else { return .zero }
    return UIEdgeInsets(
      top: CGFloat(caps.top),
      left: CGFloat(caps.left),
      bottom: CGFloat(caps.bottom),
      right: CGFloat(caps.right)
    )
  }

  /// How the middle of a resizable image fills its place; `tile` for others.
  public var resizingMode: UIImage.ResizingMode {
    _value.caps?.tiles == false ? .stretch : .tile
  }
}
