import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Apple: `CATransformLayer`, `sublayerTransform`.
@MainActor
struct CATransformLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box = CATransformLayer()
  private let face = CALayer()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
    box.frame = view.bounds
    box.backgroundColor = UIColor.green.cgColor
    box.borderWidth = 5
    face.frame = view.bounds
    face.backgroundColor = UIColor.red.cgColor
    box.addSublayer(face)
    view.layer.addSublayer(box)
  }

  private func effects(of layer: CALayer) -> LayerEffects? {
    driver.settle()
    guard let id = layer._view?._nodeID else { return nil }
    for case .layer(let value) in driver.display.tree[id]?.attributes ?? [] { return value.effects }
    return nil
  }

  @Test func aTransformLayerKeepsTheDepthOfItsSublayers() {
    #expect(effects(of: box)?.keepsDepth == true)
    #expect(effects(of: face)?.keepsDepth != true)
    #expect(box._view?.backgroundColor == nil)
    #expect(box._value.borderWidth == 0)
  }

  @Test func onlyItsSublayersAreShown() {
    box.shadowOpacity = 1
    box.setNeedsDisplay()
    let mask = CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    box.mask = mask
    #expect(effects(of: box)?.shadow == nil)
    #expect(box._mask == nil)
    #expect(box._view?._shownDrawing == nil)
    #expect(effects(of: box)?.keepsDepth == true)
  }

  @Test func sublayerTransformSetsThePerspectiveOfSublayers() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.sublayerTransform = perspective
    #expect(effects(of: view.layer)?.perspective == 500)
    view.layer.sublayerTransform = CATransform3DIdentity
    #expect(effects(of: view.layer)?.perspective == nil)
  }
}
