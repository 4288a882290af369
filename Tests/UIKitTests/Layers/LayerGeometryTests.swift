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

  @Test func replaceSublayerReplacesASublayerOnly() {
    let new = CALayer()
    root.replaceSublayer(back, with: new)
    #expect(root.sublayers == [new, front])
    root.replaceSublayer(back, with: CALayer())
    #expect(root.sublayers == [new, front])
  }
}
