import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

@MainActor
struct SublayerTests {
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
  private let layer = CALayer()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  /// The displayed nodes of the view, from back to front.
  private var shown: [RenderTree.Node] {
    driver.settle()
    let node = view._nodeID.flatMap { driver.display.tree[$0] }
    return node?.children.compactMap { driver.display.tree[$0] } ?? []
  }

  private func effects(_ node: RenderTree.Node?) -> LayerEffects? {
    for case .layer(let value) in node?.attributes ?? [] { return value.effects }
    return nil
  }

  private func level(_ node: RenderTree.Node) -> Int {
    for case .frame(let value) in node.attributes { return Int(value.level) }
    return 0
  }

  @Test func aSublayerIsShownAmongSubviewsButIsNoSubview() {
    let label = UILabel()
    view.addSubview(label)
    layer.backgroundColor = UIColor.red.cgColor
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    view.layer.insertSublayer(layer, at: 0)
    #expect(shown.map(\.kind) == [.view, .label])
    #expect(view.subviews == [label])
    #expect(view.layer.sublayers?.first === layer && view.layer.sublayers?.last === label.layer)
    #expect(layer.superlayer === view.layer)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    layer.removeFromSuperlayer()
    #expect(shown.map(\.kind) == [.label] && layer.superlayer == nil)
    #expect(layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func sublayersHaveTheOrderOfTheirInsertion() {
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    view.layer.addSublayer(first)
    view.layer.insertSublayer(second, below: first)
    view.layer.insertSublayer(third, above: second)
    #expect(view.layer.sublayers == [second, third, first])
    view.layer.addSublayer(second)
    #expect(view.layer.sublayers == [third, first, second])
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil && first.superlayer == nil)
  }

  @Test func indicesOfSubviewsDoNotCountLayers() {
    let (first, second, between) = (UIView(), UIView(), UIView())
    view.layer.addSublayer(layer)
    view.addSubview(first)
    view.addSubview(second)
    view.insertSubview(between, at: 1)
    #expect(view.subviews == [first, between, second])
    view.insertSubview(UIView(), at: 0)
    #expect(view.layer.sublayers?.first === layer)
    view.sendSubviewToBack(second)
    #expect(view.layer.sublayers?.first === second.layer)
  }

  @Test func onlyALayerBelowAllSubviewsIsBehind() {
    view.layer.addSublayer(layer)
    view.addSubview(UIView())
    let above = CALayer()
    view.layer.addSublayer(above)
    #expect(shown.map(level) == [-1, 0, 0])
    #expect(effects(view._nodeID.flatMap { driver.display.tree[$0] })?.hasLayers == true)
    view.sendSubviewToBack(view.subviews[0])
    #expect(shown.map(level) == [0, 0, 0])
  }

  @Test func sublayersAreAboveAnImageAndAtIndexZeroBehindATitle() {
    let image = UIImageView()
    image.layer.insertSublayer(layer, at: 0)
    #expect((layer._view as? _LayerView)?.isBehind == false)
    let button = UIButton()
    button.layer.insertSublayer(layer, at: 0)
    #expect((layer._view as? _LayerView)?.isBehind == true)
    button.layer.addSublayer(layer)
    #expect((layer._view as? _LayerView)?.isBehind == false)
  }

  @Test func aSublayerAtAnEdgeIsResizedWithIt() {
    layer.frame = CGRect(x: 0, y: 98, width: 200, height: 2)
    view.layer.addSublayer(layer)
    #expect(layer._view?.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    layer.frame = view.bounds
    #expect(layer._view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(layer._view?.autoresizingMask == [])
  }

  @Test func sublayersAreShownAndRemovedWithTheirLayer() {
    let inner = CAGradientLayer()
    inner.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.addSublayer(inner)
    layer.masksToBounds = true
    #expect(layer.sublayers == [inner] && inner.superlayer === layer)
    view.layer.addSublayer(layer)
    #expect(inner.superlayer === layer && layer._view?.clipsToBounds == true)
    let gradient = shown.first?.children.first.flatMap { driver.display.tree[$0] }
    #expect(gradient?.attributes.contains { $0.key == .gradient } == true)
    layer.removeFromSuperlayer()
    #expect(layer.sublayers == [inner])
    view.layer.addSublayer(layer)
    #expect(inner.superlayer === layer)
  }

  @Test func propertiesOfALayerAreShown() {
    view.layer.addSublayer(layer)
    layer.opacity = 0.5
    layer.isHidden = true
    layer.cornerRadius = 4
    layer.backgroundColor = UIColor.red.cgColor
    let attributes = shown.first?.attributes
    #expect(attributes?.contains(.alpha(0.5)) == true)
    #expect(attributes?.contains(.isHidden(true, collapses: false)) == true)
    #expect(layer._view?.backgroundColor?.cgColor == UIColor.red.cgColor)
    #expect(layer.opacity == 0.5 && layer.isHidden)
  }
}
