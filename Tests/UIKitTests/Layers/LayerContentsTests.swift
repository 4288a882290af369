import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import VectorDrawing

/// Apple: `CALayer.contents`, `contentsGravity`, `draw(in:)`, `CALayerDelegate`, `CATextLayer`, `CAGradientLayerType`.
@MainActor
struct LayerContentsTests {
  private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }

  /// An image of 20 × 10 pixels, red at the left and blue at the right.
  private var flag: CGImage? {
    image(CGSize(width: 20, height: 10)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }.cgImage
  }

  private func rendered(_ layer: CALayer) -> UIImage {
    image(layer.bounds.size) { layer.render(in: $0) }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test func contentsGravityPlacesContentsThatAreStretchedByDefault() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = flag
    #expect(try rendered(layer).pixel(5, 2) == red)
    #expect(try rendered(layer).pixel(35, 38) == blue)
    layer.contentsGravity = .resizeAspect
    #expect(try rendered(layer).pixel(5, 2)[3] == 0)
    #expect(try rendered(layer).pixel(5, 20) == red)
    layer.contentsGravity = .resizeAspectFill
    #expect(try rendered(layer).pixel(2, 2) == red)
    #expect(try rendered(layer).pixel(38, 2) == blue)
    layer.contentsGravity = .bottomRight
    #expect(try rendered(layer).pixel(25, 35) == red)
    #expect(try rendered(layer).pixel(15, 35)[3] == 0)
    layer.contentsScale = 2
    #expect(try rendered(layer).pixel(32, 37) == red)
    #expect(try rendered(layer).pixel(25, 35)[3] == 0)
    layer.contents = nil
    #expect(try rendered(layer).pixel(35, 38)[3] == 0)
  }

  @Test func aPartOfTheContentsIsShown() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = flag
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(try rendered(layer).pixel(2, 2) == blue && rendered(layer).pixel(38, 38) == blue)
    layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5)
    #expect(try rendered(layer).pixel(5, 20) == red && rendered(layer).pixel(35, 20) == blue)
    layer.contentsGravity = .center
    #expect(try rendered(layer).pixel(17, 20) == red && rendered(layer).pixel(22, 20) == blue)
    #expect(try rendered(layer).pixel(13, 20)[3] == 0 && rendered(layer).pixel(20, 16)[3] == 0)
    layer.contentsRect = .zero
    #expect(try rendered(layer).pixel(20, 20)[3] == 0)
  }

  @Test func contentsOfAViewsLayerAreShown() throws {
    let screen = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    view.layer.contents = flag
    driver.settle()
    let drawings = driver.display.tree.nodes.values.flatMap(\.attributes).compactMap { attribute in
      if case .drawing(let drawing?) = attribute { drawing } else { nil }
    }
    #expect(drawings.count == 1)
    #expect(drawings.first?.width == 20)
  }

  // MARK: Drawing

  private final class Cross: CALayer {
    private(set) var count = 0

    override func draw(in ctx: CGContext) {
      count += 1
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(bounds)
    }
  }

  @Test func setNeedsDisplayDrawsALayerOnce() throws {
    let layer = Cross()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(try rendered(layer).pixel(5, 5)[3] == 0)
    #expect(layer.count == 0)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    #expect(try rendered(layer).pixel(5, 5) == red)
    #expect(try rendered(layer).pixel(5, 5) == red)
    #expect(layer.count == 1)
    #expect(!layer.needsDisplay())
  }

  private final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(layer.bounds)
    }
  }

  private final class Provider: NSObject, CALayerDelegate {
    var image: CGImage?

    func display(_ layer: CALayer) {
      layer.contents = image
    }
  }

  @Test func delegatesDrawOrProvideContents() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let painter = Painter()
    layer.delegate = painter
    layer.setNeedsDisplay()
    #expect(try rendered(layer).pixel(5, 5) == blue)
    let provider = Provider()
    provider.image = flag
    layer.delegate = provider
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(try rendered(layer).pixel(5, 5) == red)
  }

  // MARK: Text

  /// Returns whether a part of a layer is painted.
  private func isInked(_ layer: CALayer, _ columns: Range<Int>, _ rows: Range<Int>) throws -> Bool {
    let picture = rendered(layer)
    return try columns.contains { x in try rows.contains { y in try picture.pixel(x, y)[3] > 64 } }
  }

  @Test func textLayersPaintTheirText() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(layer.fontSize == 36)
    layer.fontSize = 20
    #expect(try !isInked(layer, 0..<60, 0..<40))
    layer.string = "HI"
    #expect(try isInked(layer, 0..<30, 0..<25))
    #expect(try !isInked(layer, 35..<60, 0..<40))
    layer.alignmentMode = .right
    #expect(try isInked(layer, 35..<60, 0..<25))
    #expect(try !isInked(layer, 0..<30, 0..<40))
    layer.string = "HIHIHI HIHIHI"
    layer.alignmentMode = .left
    #expect(try !isInked(layer, 0..<60, 28..<40))
    layer.isWrapped = true
    layer.fontSize = 14
    #expect(try isInked(layer, 0..<60, 20..<34))
    layer.string = NSAttributedString(
      string: "I",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    )
    #expect(try isInked(layer, 0..<20, 26..<30))
  }

  // MARK: Gradients

  private func gradient(_ type: CAGradientLayerType) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.type = type
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    return layer
  }

  @Test func radialGradientsRunOutwards() throws {
    let picture = rendered(gradient(.radial))
    let (middle, half, corner) = (
      try picture.pixel(20, 20), try picture.pixel(30, 20), try picture.pixel(1, 1)
    )
    #expect(middle[0] > 240 && middle[2] < 15)
    #expect(abs(Int(half[0]) - 127) < 12)
    #expect(corner == blue)
  }

  @Test func conicGradientsRunClockwiseFromTheDirectionOfTheirEnd() throws {
    let layer = gradient(.conic)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let picture = rendered(layer)
    let (first, below, last) = (
      try picture.pixel(36, 22), try picture.pixel(20, 38), try picture.pixel(36, 18)
    )
    #expect(first[0] > 230)
    #expect(abs(Int(below[0]) - 191) < 12)
    #expect(last[2] > 230)
  }
}
