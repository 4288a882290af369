import Foundation

/// The place of a layer's contents in its bounds.
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
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The rectangle of contents of a size in points, in bounds of another.
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
    // Names of sides are those of a display whose y grows upwards, as Core Animation has it; UIKit's layers are
    // turned over, so that the top is the top.
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
