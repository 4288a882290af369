import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import VectorDrawing

/// Apple: `UIColor.init(patternImage:)`.
@MainActor
struct PatternImageTests {
  /// A pattern of 4 × 4 points with a red left and a blue right half.
  private let stripes: UIColor = {
    let size = CGSize(width: 4, height: 4)
    return UIColor(
      patternImage: UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
      }
    )
  }()

  private func image(_ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 20, height: 10)
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }

  private func expectStripes(_ image: UIImage) throws {
    for (x, color) in [(1, [255, 0, 0, 255]), (3, [0, 0, 255, 255]), (9, [255, 0, 0, 255])] {
      #expect(try image.pixel(x, 6).map(Int.init) == color, "at \(x)")
    }
  }

  @Test func aFilledShapeRepeatsTheImage() throws {
    try expectStripes(
      image { context in
        stripes.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
    )
  }

  @Test func aBackgroundRepeatsTheImageBelowTheViewsDrawing() throws {
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = stripes
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    let drawn = image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    try expectStripes(drawn)
    #expect(try drawn.pixel(17, 6) == [0, 0, 0, 255])
    // Displays receive a clear background, and the tiles once.
    let node = try #require(view._nodeID.flatMap { driver.display.tree[$0] })
    #expect(node.background == ColorValue(0))
    #expect(node.drawing?.commands.count == 2)
    view.backgroundColor = .white
    driver.settle()
    let plain = try #require(view._nodeID.flatMap { driver.display.tree[$0] })
    #expect(plain.background == ColorValue(0xFFFF_FFFF))
    #expect(plain.drawing?.commands.count == 1)
  }

  @Test func aBackgroundFollowsTheSizeOfItsView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = stripes
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    view.frame.size.width = 40
    driver.settle()
    let node = try #require(view._nodeID.flatMap { driver.display.tree[$0] })
    #expect(node.drawing?.width == 40)
  }

  @Test func aLayerKeepsThePattern() throws {
    let layer = CALayer()
    layer.backgroundColor = stripes.cgColor
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layer.addSublayer(layer)
    try expectStripes(
      image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    )
    #expect(UIColor(cgColor: stripes.cgColor) == stripes)
    #expect(stripes != .red && stripes.resolvedColor(with: .current) == stripes)
  }

  @Test func aPatternHasNoComponentsAndTextTakesItsMeanColour() {
    var red: CGFloat = -1
    #expect(!stripes.getRed(&red, green: nil, blue: nil, alpha: nil) && red == -1)
    let mean = stripes._value.light
    #expect((126...129).contains(mean >> 24) && (126...129).contains(mean >> 8 & 0xFF))
    #expect(mean >> 16 & 0xFF == 0 && mean & 0xFF == 0xFF)
  }
}

private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 16, y: 0, width: 4, height: 10))
  }
}
