import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uicoordinatespace.
@MainActor
struct UICoordinateSpaceTests {
  private let screen = UIViewController()
  private let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
  private let inner = UIView(frame: CGRect(x: 10, y: 5, width: 50, height: 40))
  private let other = UIView(frame: CGRect(x: 5, y: 300, width: 100, height: 100))
  private let driver: SceneDriver

  init() {
    box.addSubview(inner)
    screen.view.addSubview(box)
    screen.view.addSubview(other)
    driver = SceneDriver(rootViewController: screen)
    driver.settle()
  }

  @Test func pointsAndRectanglesOfOneViewAreThoseOfAnother() {
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: screen.view) == CGPoint(x: 31, y: 107))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: 26, y: -193))
    #expect(other.convert(CGPoint(x: 26, y: -193), to: inner) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 26, y: -193), from: other) == CGPoint(x: 1, y: 2))
    let whole = CGRect(x: 30, y: 105, width: 50, height: 40)
    #expect(inner.convert(inner.bounds, to: screen.view) == whole)
    #expect(inner.convert(inner.bounds, to: nil) == whole)
    #expect(inner.convert(whole, from: nil) == inner.bounds)
    #expect(screen.view.convert(inner.frame, from: box) == whole)
  }

  @Test func aTransformConvertsPoints() {
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(box.convert(CGPoint(x: 100, y: 50), to: screen.view) == CGPoint(x: 120, y: 150))
    #expect(box.convert(CGPoint.zero, to: screen.view) == CGPoint(x: -80, y: 50))
    #expect(box.convert(CGPoint(x: -80, y: 50), from: screen.view) == .zero)
  }

  @Test func scrollingMovesConvertedPoints() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
    scroll.addSubview(content)
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    screen.view.addSubview(scroll)
    driver.settle()
    scroll.setContentOffset(CGPoint(x: 0, y: 350), animated: false)
    #expect(scroll.bounds == CGRect(x: 0, y: 350, width: 100, height: 100))
    #expect(content.convert(CGPoint.zero, to: screen.view) == CGPoint(x: 0, y: 60))
  }

  @Test func aSceneAndItsScreenAreAsLargeAsTheWindow() throws {
    let scene = try #require(screen.view.window?.windowScene)
    #expect(scene.coordinateSpace.bounds == screen.view.bounds)
    #expect(scene.screen.coordinateSpace.bounds == screen.view.bounds)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: scene.coordinateSpace) == CGPoint(x: 31, y: 107))
    #expect(scene.coordinateSpace.convert(point, to: box) == CGPoint(x: -19, y: -98))
  }
}
