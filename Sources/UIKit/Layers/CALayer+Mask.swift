import UIKitHosting
import VectorDrawing

// A layer as the mask of another.

extension CALayer {
  final func _maskChanged() {
    _view?._invalidate(.mask)
    _maskedView?._invalidate(.mask)
    if _animations != nil || mask?._animations != nil { _displayView?._invalidate(.motions) }
  }

  /// The layer's rectangle with rounded corners, in its own coordinates.
  final var _roundedRect: DrawingPath {
    var path = DrawingPath()
    path._addRoundedRect(CGRect(origin: .zero, size: _plainFrame.size), cornerRadius, cornerRadius)
    return path
  }

  final func _placed(_ path: DrawingPath, isEvenOdd: Bool) -> MaskValue {
    let frame = _plainFrame
    var place = DrawingTransform.translation(Double(frame.minX), Double(frame.minY))
    let transform = affineTransform()
    if !transform.isIdentity {
      let (x, y) = (
        Double(anchorPoint.x * frame.width), Double(anchorPoint.y * frame.height)
      )
      place = DrawingTransform.translation(-x, -y).concatenating(transform._drawing)
        .concatenating(.translation(x, y)).concatenating(place)
    }
    return MaskValue(path: path.transformed(by: place), isEvenOdd: isEvenOdd)
  }
}

extension UIView {
  /// The mask of the layer relative to the visible rectangle, as displays show it.
  final var _shownMask: MaskValue? {
    _lazyState?.layer?._mask.map { _displayed($0) }
  }

  /// Returns a mask relative to the visible rectangle.
  final func _displayed(_ mask: MaskValue) -> MaskValue {
    var mask = mask
    let shift = _displayedShift
    guard shift != .zero else { return mask }
    mask.path = mask.path.transformed(by: .translation(-Double(shift.x), -Double(shift.y)))
    mask.gradient?.rect.x -= Double(shift.x)
    mask.gradient?.rect.y -= Double(shift.y)
    return mask
  }
}
