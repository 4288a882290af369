import CoreGraphics
import CoreText
import MobileCoreServices
import ObjectiveC
import QuartzCore

private nonisolated(unsafe) var key: UInt8 = 0

@MainActor
enum Drawings {
  static func gradient(in rect: CGRect) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = rect
    objc_setAssociatedObject(layer, &key, kUTTypeImage as String, .OBJC_ASSOCIATION_RETAIN)
    return layer
  }

  static func circle(in context: CGContext, at center: CGPoint) {
    let start = CACurrentMediaTime()
    context.addArc(
      center: center,
      radius: CGFloat(start - start) + 4,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    context.strokePath()
  }
}
