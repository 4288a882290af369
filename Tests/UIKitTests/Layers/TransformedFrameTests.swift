import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The frames of transformed views and layers: bounding boxes around the centre, as in Core
/// Animation.
///
/// <https://developer.apple.com/documentation/uikit/uiview/frame>
/// <https://developer.apple.com/documentation/quartzcore/calayer/frame>
@MainActor
struct TransformedFrameTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
      && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
  }

  @Test func theFrameIsTheBoundingBox() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
    view.transform = CGAffineTransform(translationX: 5, y: -5)
    #expect(view.frame == CGRect(x: 15, y: 15, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 4), CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(translationX: 30, y: -7).scaledBy(x: -1, y: 0.5),
  ])
  func theFrameThatIsSetIsTheFrameThatIsRead(_ transform: CGAffineTransform) {
    view.transform = transform
    view.frame = CGRect(x: 1, y: 2, width: 80, height: 40)
    #expect(isClose(view.frame, CGRect(x: 1, y: 2, width: 80, height: 40)))
  }

  @Test func settingTheFrameSetsTheBoundsAndTheCentre() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(view.bounds.size == CGSize(width: 100, height: 30))
    #expect(view.center == CGPoint(x: 100, y: 30))
    view.frame.origin.x += 10
    #expect(view.bounds.size == CGSize(width: 100, height: 30))
    #expect(view.center == CGPoint(x: 110, y: 30))
  }

  @Test func theCentreAndTheBoundsDoNotDependOnTheTransform() {
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.center = CGPoint(x: 200, y: 100)
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.center == CGPoint(x: 200, y: 100))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 195, y: 90, width: 10, height: 20))
  }

  @Test func theAnchorPointIsTheOriginOfTheTransform() {
    view.anchorPoint = CGPoint(x: 0, y: 0)
    view.center = CGPoint(x: 10, y: 20)
    view.transform = CGAffineTransform(scaleX: 3, y: 2)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 300, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(view.bounds.size == CGSize(width: 10, height: 5) && view.center == .zero)
  }

  @Test func aTransformWithoutAnInverseKeepsTheSize() {
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(view.frame == CGRect(x: 60, y: 20, width: 0, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 50)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 10, y: 25))
  }

  @Test func constraintsPlaceTheUntransformedRectangle() {
    let box = SizedView(20, 10)
    let root = UIView.container(200, 100, [box])
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.layoutIfNeeded()
    #expect(box.center == CGPoint(x: 100, y: 50) && box.bounds.size == box.size)
    #expect(isClose(box.frame, CGRect(x: 95, y: 40, width: 10, height: 20)))
  }

  @Test func displaysReceiveTheUntransformedFrame() throws {
    let screen = UIViewController()
    screen.view.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    let id = try #require(view._nodeID)
    #expect(driver.display.tree[id]?.rect == RectValue(x: 10, y: 20, width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    driver.settle()
    #expect(driver.display.tree[id]?.rect == RectValue(x: 25, y: 15, width: 50, height: 30))
  }

  @Test func theFrameOfALayerIsItsBoundingBox() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.position == CGPoint(x: 20, y: 10))
    view.layer.position = .zero
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.frame == CGRect(x: -100, y: -50, width: 200, height: 100))
    view.layer.position = CGPoint(x: 5, y: 5)
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test func aTransformedSublayerIsDisplayedAtItsUntransformedFrame() throws {
    let screen = UIViewController()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    screen.view.layer.addSublayer(layer)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    let rects = driver.display.tree.nodes.values.compactMap(\.rect)
    #expect(rects == [RectValue(x: 10, y: 20, width: 100, height: 50)])
  }
}
