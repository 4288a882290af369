import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The origin of the bounds of a plain view, by which its subviews are shifted.
///
/// <https://developer.apple.com/documentation/uikit/uiview/bounds>
@MainActor
struct BoundsOriginTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 150, width: 20, height: 30))

  init() {
    outer.addSubview(box)
    box.addSubview(view)
  }

  @Test func theBoundsKeepTheirOrigin() {
    box.bounds.origin = CGPoint(x: 5, y: 100)
    #expect(box.bounds == CGRect(x: 5, y: 100, width: 100, height: 100))
    #expect(box.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 0, y: 150, width: 20, height: 30))
    box.bounds.size = CGSize(width: 80, height: 60)
    #expect(box.bounds == CGRect(x: 5, y: 100, width: 80, height: 60))
    #expect(box.frame == CGRect(x: 20, y: 30, width: 80, height: 60))
    box.layer.bounds.origin = .zero
    #expect(box.bounds.origin == .zero)
  }

  @Test func coordinatesAndTouchesFollow() {
    box.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(view.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 60))
    #expect(outer.convert(CGPoint(x: 10, y: 60), to: view) == .zero)
    #expect(outer.hitTest(CGPoint(x: 15, y: 65), with: nil) === view)
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) === box)
    box.bounds.origin = .zero
    #expect(outer.hitTest(CGPoint(x: 15, y: 65), with: nil) === box)
  }

  @Test func changingTheOriginLaysOutSubviews() {
    final class Counting: UIView {
      var count = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let counting = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    counting.layoutIfNeeded()
    counting.bounds.origin.y = 5
    counting.layoutIfNeeded()
    #expect(counting.count == 2)
    counting.bounds.origin.y = 5
    counting.layoutIfNeeded()
    #expect(counting.count == 2)
  }

  @Test func constraintsAcrossTheViewFollow() {
    let inner = SizedView(20, 10)
    let beside = SizedView(30, 10)
    box.addSubview(inner)
    outer.addSubview(beside)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 50),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor),
      beside.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(beside.frame.minY == 60)
    box.bounds.origin.y = 20
    outer.layoutIfNeeded()
    #expect(inner.convert(CGPoint.zero, to: outer).y == beside.frame.minY)
    #expect(beside.frame.minY == 40)
  }

  @Test func displaysReceiveFramesInTheVisibleRectangle() throws {
    let screen = UIViewController()
    screen.view.addSubview(outer)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    let id = try #require(view._nodeID)
    #expect(driver.display.tree[id]?.rect == RectValue(x: 0, y: 150, width: 20, height: 30))
    box.bounds.origin = CGPoint(x: 5, y: 100)
    #expect(driver.sets() == ["view frame"])
    #expect(driver.display.tree[id]?.rect == RectValue(x: -5, y: 50, width: 20, height: 30))
    let added = UIView(frame: CGRect(x: 0, y: 100, width: 1, height: 1))
    box.addSubview(added)
    driver.settle()
    let addedID = try #require(added._nodeID)
    #expect(driver.display.tree[addedID]?.rect == RectValue(x: -5, y: 0, width: 1, height: 1))
  }

  @Test func anAnimatedOriginMovesTheSubviews() {
    let screen = UIViewController()
    screen.view.addSubview(outer)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    driver.display.forgetCommits()
    UIView.animate(withDuration: 0.3) { box.bounds.origin.y = 40 }
    driver.scene.commit()
    let animations = driver.display.commits.flatMap(\.animations)
    #expect(animations.count == 1 && animations.allSatisfy(\.movesFrames))
    driver.settle()
  }

  @Test func subviewsAreDrawnWhereTheyAreShown() throws {
    view.backgroundColor = .red
    box.bounds.origin = CGPoint(x: 0, y: 150)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: box.bounds.size, format: format).image { _ in
      box.drawHierarchy(in: CGRect(origin: .zero, size: box.bounds.size), afterScreenUpdates: true)
    }
    #expect(try drawn.pixel(10, 15) == [255, 0, 0, 255])
    #expect(try drawn.pixel(10, 40)[3] == 0)
  }

  @Test func ownDrawingBeginsAtTheOrigin() throws {
    final class Striped: UIView {
      var rects: [CGRect] = []

      override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 50, width: 100, height: 10))
      }
    }
    let striped = Striped(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    striped.bounds.origin.y = 50
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: striped.bounds.size, format: format).image { _ in
      striped.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 100, height: 100),
        afterScreenUpdates: true
      )
    }
    #expect(striped.rects == [CGRect(x: 0, y: 50, width: 100, height: 100)])
    #expect(try drawn.pixel(50, 5) == [0, 0, 255, 255])
    #expect(try drawn.pixel(50, 15)[3] == 0)
  }

  @Test func theSafeAreaOfSubviewsFollows() {
    let screen = UIViewController()
    var environment = SceneEnvironment()
    environment.safeArea = EdgesValue(top: 59, bottom: 34)
    let driver = SceneDriver(rootViewController: screen, environment: environment)
    driver.settle()
    let covered = screen.view.safeAreaInsets.top
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    screen.view.addSubview(child)
    driver.settle()
    #expect(child.safeAreaInsets.top == covered && covered > 20)
    screen.view.bounds.origin.y = 20
    driver.settle()
    #expect(child.safeAreaInsets.top == covered + 20)
  }
}
