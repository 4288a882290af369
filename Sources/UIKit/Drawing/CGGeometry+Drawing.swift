import Foundation
import VectorDrawing

// Conversions between Core Graphics geometry and drawing geometry.

extension CGPoint {
  var _drawing: DrawingPoint { DrawingPoint(Double(x), Double(y)) }

  init(_drawing point: DrawingPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  /// The rectangle with a nonnegative size.
  var _drawing: DrawingRect {
    let rect = standardized
    return DrawingRect(
      x: Double(rect.minX),
      y: Double(rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }

  init(_drawing rect: DrawingRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGAffineTransform {
  var _drawing: DrawingTransform {
    DrawingTransform(Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty))
  }

  init(_drawing t: DrawingTransform) {
    self.init(
      a: CGFloat(t.a),
      b: CGFloat(t.b),
      c: CGFloat(t.c),
      d: CGFloat(t.d),
      tx: CGFloat(t.tx),
      ty: CGFloat(t.ty)
    )
  }
}

extension CGColor {
  var _drawing: DrawingColor { DrawingColor(rgba: _rgba) }

  var _paint: DrawingPaint { _pattern?.paint ?? .color(_drawing) }
}
