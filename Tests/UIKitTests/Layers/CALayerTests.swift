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

  @Test func maskingAndClippingAreOne() {
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
