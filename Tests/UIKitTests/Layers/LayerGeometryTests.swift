import Testing
import UIKit

/// Apple: `hitTest(_:)`, `contains(_:)`, `replaceSublayer(_:with:)`.
@MainActor
struct LayerGeometryTests {
  private let root = CALayer()
  private let back = CALayer()
  private let front = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
  }

  @Test func theLayerInFrontIsHit() {
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
  }

  @Test func aLayerContainsItsBounds() {
    #expect(back.contains(CGPoint(x: 49, y: 49)))
    #expect(!back.contains(CGPoint(x: 51, y: 10)))
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/convert(_:to:)-5apjm
  @Test func pointsAndRectanglesAreConvertedBetweenLayers() {
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
    back.addSublayer(inner)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: root) == CGPoint(x: 16, y: 18))
    #expect(inner.convert(point, to: front) == CGPoint(x: -24, y: -22))
    #expect(front.convert(point, from: inner) == CGPoint(x: -24, y: -22))
    #expect(inner.convert(CGPoint(x: 16, y: 18), from: nil) == point)
    root.position.x += 100
    #expect(inner.convert(point, to: root) == CGPoint(x: 16, y: 18))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 116, y: 18))
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(inner.convert(inner.bounds, to: back) == inner.frame)
    #expect(inner.convert(inner.frame, from: back) == inner.bounds)
    #expect(inner.convert(CGPoint.zero, to: back) == CGPoint(x: -5, y: 1))
  }

  @Test func aRectangleKeepsItsSizeBetweenLayersThatAreTurnedAlike() {
    let turn = CGAffineTransform(rotationAngle: .pi / 6)
    back.setAffineTransform(turn)
    front.setAffineTransform(turn)
    let size = back.convert(CGRect(x: 1, y: 2, width: 20, height: 10), to: front).size
    #expect(abs(size.width - 20) < 1e-9 && abs(size.height - 10) < 1e-9)
  }

  @Test func theLayersOfViewsAreConvertedLikeTheirViews() {
    let (outer, inner) = (UIScrollView(), UIView())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    outer.contentOffset = CGPoint(x: 0, y: 30)
    inner.frame = CGRect(x: 5, y: 40, width: 20, height: 20)
    outer.addSubview(inner)
    let point = CGPoint(x: 1, y: 2)
    let expected = inner.convert(point, to: outer)
    #expect(inner.layer.convert(point, to: outer.layer) == expected)
    #expect(inner.layer.convert(point, to: nil) == CGPoint(x: 16, y: 32))
  }

  @Test func replaceSublayerReplacesASublayerOnly() {
    let new = CALayer()
    root.replaceSublayer(back, with: new)
    #expect(root.sublayers == [new, front])
    root.replaceSublayer(back, with: CALayer())
    #expect(root.sublayers == [new, front])
  }
}
