import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct CALayerTests {
  private let view = UIView()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  private func shown(_ key: AttributeKey, of view: UIView? = nil) -> Attribute? {
    driver.settle()
    let node = (view ?? self.view)._nodeID.flatMap { driver.display.tree[$0] }
    return node?.attributes.first { $0.key == key }
  }

  @Test func cornersAndEdgeAreShown() {
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    let value = LayerValue(
      cornerRadius: 8,
      corners: [.topLeft, .topRight],
      borderWidth: 2,
      borderColor: 0xFF00_00FF
    )
    #expect(shown(.layer) == .layer(value))
  }

  @Test func aLayerKeepsItsView() {
    #expect(view.layer === view.layer)
    view.layer.cornerRadius = 4
    #expect(shown(.layer) == .layer(LayerValue(cornerRadius: 4)))
  }

  private var effects: LayerEffects? {
    if case .layer(let value) = shown(.layer) { value.effects } else { nil }
  }

  @Test func aShadowIsSentOnlyIfItIsVisible() {
    let layer = view.layer
    #expect(layer.shadowColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    layer.shadowRadius = 8
    #expect(effects == LayerEffects())
    layer.shadowOpacity = 0.5
    var shadow = ShadowValue(color: 0x0000_0080, x: 0, y: -3, radius: 8, isOfContent: true)
    #expect(effects?.shadow == shadow)
    layer.shadowColor = UIColor.red.cgColor
    layer.shadowOffset = CGSize(width: 1, height: 2)
    (shadow.color, shadow.x, shadow.y) = (0xFF00_0080, 1, 2)
    #expect(effects?.shadow == shadow)
    layer.shadowColor = nil
    #expect(effects?.shadow == nil)
  }

  @Test func anOpaqueBackgroundCastsTheShadow() {
    view.layer.shadowOpacity = 1
    #expect(effects?.shadow?.isOfContent == true)
    view.backgroundColor = .systemBackground
    #expect(effects?.shadow?.isOfContent == false)
    view.backgroundColor = .systemFill
    #expect(effects?.shadow?.isOfContent == true)
  }

  @Test func masksToBoundsRemovesTheShadow() {
    view.layer.shadowOpacity = 1
    view.layer.masksToBounds = true
    #expect(effects?.shadow == nil && effects != nil)
    view.clipsToBounds = false
    #expect(effects?.shadow != nil)
  }

  @Test func cornerCurveIsSentToTheDisplay() {
    #expect(view.layer.cornerCurve == .circular)
    view.layer.cornerCurve = .continuous
    #expect(effects == LayerEffects(isContinuous: true))
  }

  @Test func aTransformDoesNotChangeTheLayout() {
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.transform.isIdentity)
    view.transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2)
    #expect(effects?.transform == TransformValue(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.layer.affineTransform() == view.transform)
    view.transform = .identity
    #expect(effects == LayerEffects())
  }

  @Test func aLayersPropertiesAreThoseOfItsView() {
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5 && view.isHidden && view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    let layer = CALayer()
    #expect(layer.opacity == 1 && !layer.isHidden && layer.backgroundColor == nil)
    layer.opacity = 0.25
    layer.backgroundColor = UIColor.red.cgColor
    #expect(layer.opacity == 0.25 && layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func aLayerIsWhereItsViewIs() {
    view.layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.layer.position == view.center)
    for layer in [view.layer, CALayer()] {
      layer.bounds.size = CGSize(width: 20, height: 20)
      layer.position = CGPoint(x: 50, y: 60)
      #expect(layer.frame == CGRect(x: 40, y: 50, width: 20, height: 20))
    }
  }

  @Test func shouldRasterizeChangesNothingVisible() {
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = 2
    #expect(view.layer.shouldRasterize && view.layer.rasterizationScale == 2)
    #expect(effects == LayerEffects())
  }

  @Test func masksToBoundsEqualsClipsToBounds() {
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    #expect(shown(.clipsToBounds) == .clipsToBounds(true))
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
  }

  @Test func aGradientIsTheLayerOfItsView() {
    let gradient = GradientView()
    view.addSubview(gradient)
    let layer = gradient.layer as? CAGradientLayer
    layer?.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    let stops = [(0, 0xFF00_00FF), (0.5, 0x00FF_00FF), (1, 0x0000_FFFF)] as [(Double, UInt32)]
    var value = GradientValue(
      start: .init(x: 0.5, y: 0),
      end: .init(x: 0.5, y: 1),
      stops: stops.map { GradientValue.Stop(location: $0.0, color: $0.1) }
    )
    #expect(shown(.gradient, of: gradient) == .gradient(value))
    layer?.locations = [0, 0.25, 1]
    layer?.endPoint = CGPoint(x: 1, y: 1)
    value.stops[1].location = 0.25
    value.end = .init(x: 1, y: 1)
    #expect(shown(.gradient, of: gradient) == .gradient(value))
    layer?.colors = nil
    #expect(shown(.gradient, of: gradient) == .gradient(nil))
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }
}
