import UIKitHosting
import VectorDrawing

// A layer as the mask of another.

extension CALayer {
  final func _maskChanged() {
    _view?._invalidate(.mask)
    _maskedView?._invalidate(.mask)
  }

  /// The layer's rectangle with rounded corners, in its own coordinates.
  final var _roundedRect: DrawingPath {
    var path = DrawingPath()
    path._addRoundedRect(CGRect(origin: .zero, size: frame.size), cornerRadius, cornerRadius)
    return path
  }

  final func _placed(_ path: DrawingPath, isEvenOdd: Bool) -> MaskValue {
    let place = DrawingTransform.translation(Double(frame.minX), Double(frame.minY))
    return MaskValue(path: path.transformed(by: place), isEvenOdd: isEvenOdd)
  }
}
