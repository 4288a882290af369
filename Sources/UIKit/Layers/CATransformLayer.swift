import UIKitHosting
import VectorDrawing

/// A layer whose sublayers keep their positions in 3D space, rather than being projected into the
/// plane of the layer.
///
/// Only sublayers are shown; the layer's own background, border, contents, mask and shadow are not.
open class CATransformLayer: CALayer {
  override var _keepsDepth: Bool { true }
  override var _mask: MaskValue? { nil }
  override var _paints: Bool { false }
  override func _drawing(in rect: CGRect) -> Drawing? { nil }
}
