import Foundation

/// The gravity of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Resized to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, preserving the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Returns the rectangle for contents of a size in points, within bounds of another size.
  func _place(_ content: CGSize, in bounds: CGSize) -> CGRect {
    var size = content
    switch self {
    case .resize: size = bounds
    case .resizeAspect, .resizeAspectFill:
      guard content.width > 0, content.height > 0 else { break }
      let (across, down) = (bounds.width / content.width, bounds.height / content.height)
      let factor = self == .resizeAspect ? min(across, down) : max(across, down)
      size = CGSize(width: content.width * factor, height: content.height * factor)
    default: break
    }
    // Core Animation names the sides for a Y axis that grows upwards; UIKit flips its layers, so
    // that `top` is at the top.
    let name = rawValue.lowercased()
    let left = name.hasSuffix("left")
    let right = name.hasSuffix("right")
    let (top, bottom) = (name.hasPrefix("top"), name.hasPrefix("bottom"))
    let (spareX, spareY) = (bounds.width - size.width, bounds.height - size.height)
    return CGRect(
      x: left ? 0 : right ? spareX : spareX / 2,
      y: top ? 0 : bottom ? spareY : spareY / 2,
      width: size.width,
      height: size.height
    )
  }
}
