import Testing
import UIKit
import UIKitTesting

/// Apple: `layoutSublayers()`, `layoutSublayers(of:)`.
@MainActor
struct LayerLayoutTests {
  private let log = CallLog()

  private func shown(_ view: UIView) -> SceneDriver {
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return driver
  }

  @Test func aLayerSubclassLaysOutItsSublayers() {
    let view = FramedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let driver = shown(view)
    let inner = (view.layer as? FramedLayer)?.inner
    #expect(inner?.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    view.frame.size = CGSize(width: 60, height: 60)
    driver.settle()
    #expect(inner?.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(view.layoutCount == 2)
  }

  @Test func aSublayersDelegateLaysItOut() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let layer = CALayer()
    let delegate = LoggingDelegate(log)
    layer.delegate = delegate
    view.layer.addSublayer(layer)
    let driver = shown(view)
    _ = log.take()
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(log.take() == ["layout"] && !layer.needsLayout())
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    driver.settle()
    #expect(log.take() == ["layout"])
  }

  @Test func aViewMayOverrideLayoutSublayersOfLayer() {
    let view = CalledView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.log = log
    let driver = shown(view)
    #expect(log.take() == ["before", "subviews", "after"])
    view.setNeedsLayout()
    driver.settle()
    #expect(log.take() == ["before", "subviews", "after"])
  }
}

private final class FramedLayer: CALayer {
  let inner = CALayer()

  override init() {
    super.init()
    addSublayer(inner)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    inner.frame = bounds.insetBy(dx: 10, dy: 10)
  }
}

private final class FramedView: UIView {
  var layoutCount = 0

  override class var layerClass: AnyClass { FramedLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

private final class CalledView: UIView {
  var log: CallLog?

  override func layoutSublayers(of layer: CALayer) {
    log?("before")
    super.layoutSublayers(of: layer)
    log?("after")
  }

  override func layoutSubviews() {
    log?("subviews")
  }
}

private final class LoggingDelegate: NSObject, CALayerDelegate {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func layoutSublayers(of layer: CALayer) {
    log("layout")
  }
}
