import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import VectorDrawing

/// Apple: `draw(_:)`, `setNeedsDisplay()`, `CAShapeLayer`, `CALayer.mask`.
@MainActor
struct ViewDrawingTests {
  private final class Dial: UIView {
    var value: CGFloat = 0.5 {
      didSet { setNeedsDisplay() }
    }
    private(set) var drawn: [CGRect] = []

    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      UIColor.label.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width * value, height: rect.height))
    }
  }

  /// A view that calls `super` and draws nothing.
  private final class Empty: UIView {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
    }
  }

  private let screen = UIViewController()

  private func shown(_ view: UIView) -> SceneDriver {
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return driver
  }

  private func drawing(_ driver: SceneDriver) -> Drawing? {
    driver.display.tree.nodes.values.lazy.flatMap(\.attributes).compactMap { attribute in
      if case .drawing(let drawing) = attribute { drawing } else { nil }
    }.first
  }

  @Test func aViewIsDrawnOnceUntilItNeedsDisplay() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let driver = shown(dial)
    #expect(dial.drawn == [CGRect(x: 0, y: 0, width: 100, height: 20)])
    driver.settle()
    dial.frame.origin.x = 50
    driver.settle()
    #expect(dial.drawn.count == 1)
    dial.value = 0.25
    dial.value = 0.75
    driver.settle()
    #expect(dial.drawn.count == 2)
    #expect(drawing(driver)?.svg().contains("M0 0L75 0L75 20L0 20Z") == true)
  }

  @Test func theRedrawContentModeRedrawsAResizedView() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let driver = shown(dial)
    dial.frame.size.width = 60
    driver.settle()
    #expect(dial.drawn.count == 1)
    dial.contentMode = .redraw
    dial.frame.size.width = 80
    driver.settle()
    #expect(dial.drawn.last?.width == 80)
  }

  @Test func needsDisplayOnBoundsChangeRedrawsAResizedView() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let driver = shown(dial)
    dial.layer.needsDisplayOnBoundsChange = true
    dial.frame.size.width = 80
    driver.settle()
    #expect(dial.drawn.last?.width == 80)
  }

  @Test func aViewIsDrawnWhenItFirstHasASize() {
    let dial = Dial()
    let driver = shown(dial)
    #expect(dial.drawn.isEmpty)
    dial.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    driver.settle()
    #expect(dial.drawn.count == 1)
  }

  @Test func coloursFollowTheTraits() throws {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let driver = shown(dial)
    #expect(drawing(driver)?.svg().contains("fill=\"#000000\"") == true)
    dial.overrideUserInterfaceStyle = .dark
    driver.settle()
    #expect(drawing(driver)?.svg().contains("fill=\"#ffffff\"") == true)
  }

  @Test func aViewThatDrawsNothingSendsNoDrawing() {
    let driver = shown(Empty(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(drawing(driver) == nil)
  }

  @Test func aShapeIsShownBeyondItsLayer() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 40, height: 40)).cgPath
    shape.fillColor = nil
    shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    shape.lineWidth = 4
    shape.lineJoin = .round
    view.layer.addSublayer(shape)
    let driver = shown(view)
    let drawn = try #require(drawing(driver))
    // The bounds of the path, enlarged by half of the line width.
    #expect(drawn.width == 46 && drawn.height == 46)
    #expect(shape.frame == .zero)
    shape.strokeEnd = 0.5
    driver.settle()
    let half = try #require(drawing(driver))
    #expect(half != drawn)
    #expect(
      half.svg().components(separatedBy: "C").count < drawn.svg().components(separatedBy: "C").count
    )
    shape.path = nil
    driver.settle()
    #expect(drawing(driver) == nil)
  }

  private func masks(_ driver: SceneDriver) -> [MaskValue] {
    driver.display.tree.nodes.values.flatMap(\.attributes).compactMap { attribute in
      if case .mask(let mask) = attribute { mask } else { nil }
    }
  }

  @Test func aMaskIsAPath() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    mask.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
    view.layer.mask = mask
    let driver = shown(view)
    #expect(masks(driver).first?.path.svg == "M5 0L15 0L15 10L5 10Z")
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
    driver.settle()
    #expect(masks(driver).first?.path.svg == "M5 0L25 0L25 10L5 10Z")
    view.layer.mask = nil
    driver.settle()
    #expect(masks(driver).isEmpty)
  }

  @Test func aMaskFollowsItsGradient() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fade = CAGradientLayer()
    fade.frame = view.bounds
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    view.layer.mask = fade
    let driver = shown(view)
    func gradient() -> GradientValue? {
      driver.settle()
      return masks(driver).first?.gradient?.gradient
    }
    #expect(gradient()?.stops.map(\.location) == [0, 1])
    fade.locations = [0.25, 0.5]
    #expect(gradient()?.stops.map(\.location) == [0.25, 0.5])
    fade.endPoint = CGPoint(x: 1, y: 0)
    #expect(gradient()?.end == GradientValue.Point(x: 1, y: 0))
    fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    #expect(gradient()?.stops.last?.color == 0x0000_00FF)
  }

  @Test func pathsWithNaNDrawNothing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)).cgPath
    view.layer.addSublayer(shape)
    let driver = shown(view)
    #expect(drawing(driver)?.svg().contains("nan") != true)
  }
}
