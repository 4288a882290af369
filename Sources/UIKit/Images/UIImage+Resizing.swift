import UIKitHosting
import VectorDrawing

// Resizable images, whose margins keep their size.
extension UIImage {
  /// The way in which the middle of a resizable image is filled.
  public enum ResizingMode: Int, Sendable {
    /// Tiled, from the centre.
    case tile = 0
    case stretch = 1
  }

  /// Returns the image with margins that keep their size and a tiled middle.
  ///
  /// Views apply the margins if their content mode is `scaleToFill`. Symbols have none.
  ///
  /// - Parameter capInsets: The margins, in points of the image.
  /// - Returns: The image with these margins.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with margins that keep their size and a tiled or stretched middle.
  ///
  /// - Parameters:
  ///   - capInsets: The margins, in points of the image.
  ///   - resizingMode: The way in which the middle is filled.
  /// - Returns: The image with these margins.
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

  /// Returns the image with a stretched middle of one point.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width before the middle, in points; 0 to stretch the whole width.
  ///   - topCapHeight: The height above the middle, in points; 0 to stretch the whole height.
  /// - Returns: The image with these margins.
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

  /// The way in which the middle of a resizable image is filled; `tile` for others.
  public var resizingMode: UIImage.ResizingMode {
    _value.caps?.tiles == false ? .stretch : .tile
  }
}
