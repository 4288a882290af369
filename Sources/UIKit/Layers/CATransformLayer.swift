import UIKitHosting
import VectorDrawing

/// A layer whose sublayers keep their places in space, rather than being projected into the plane of the layer.
///
/// Only sublayers are shown: a background, a border, contents, a mask and a shadow of the layer itself are not.
open class CATransformLayer: CALayer {
  override var _keepsDepth: Bool { true }
  override var _mask: MaskValue? { nil }
  override var _paints: Bool { false }
  override func _drawing(in rect: CGRect) -> Drawing? { nil }
}
