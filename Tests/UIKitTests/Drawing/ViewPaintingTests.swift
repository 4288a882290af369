import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `drawHierarchy(in:afterScreenUpdates:)`, `CALayer.render(in:)`, `jpegData(compressionQuality:)`.
@MainActor
struct ViewPaintingTests {
  /// Returns a red view of 40 × 20 points with a blue subview in its right half.
  private func pair() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 50, width: 40, height: 20))
    view.backgroundColor = .red
    let half = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    half.backgroundColor = .blue
    view.addSubview(half)
    return view
  }

  private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }

  @Test func aViewOutsideOfAnySceneIsDrawn() throws {
    let view = pair()
    var isDrawn = false
    let drawn = image(view.bounds.size) { _ in
      isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(isDrawn)
    #expect(try drawn.pixel(5, 10) == [255, 0, 0, 255])
    #expect(try drawn.pixel(35, 10) == [0, 0, 255, 255])
  }

  @Test func aHierarchyIsStretchedToItsPlace() throws {
    let view = pair()
    let drawn = image(CGSize(width: 100, height: 100)) { _ in
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 100), afterScreenUpdates: false)
    }
    #expect(try drawn.pixel(30, 90) == [255, 0, 0, 255])
    #expect(try drawn.pixel(70, 90) == [0, 0, 255, 255])
    #expect(try drawn.pixel(90, 50)[3] == 0)
  }

  @Test func aLayerIsRenderedAtTheOriginWithoutItsTransform() throws {
    let view = pair()
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.alpha = 0.5
    let drawn = image(view.bounds.size) { view.layer.render(in: $0) }
    #expect(try drawn.pixel(5, 10) == [255, 0, 0, 255])
    #expect(try drawn.pixel(35, 10) == [0, 0, 255, 255])
  }

  @Test func aLayerWithoutAViewIsRendered() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.backgroundColor = UIColor.green.cgColor
    let drawn = image(CGSize(width: 10, height: 10)) { layer.render(in: $0) }
    #expect(try drawn.pixel(5, 5) == [0, 255, 0, 255])
    #expect(layer.superlayer == nil)
  }

  @Test func textIsDrawn() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "████"
    label.textColor = .red
    let drawn = image(label.bounds.size) { label.layer.render(in: $0) }
    let isInked = try (0..<60).contains { try drawn.pixel($0, 15)[3] > 0 }
    #expect(isInked)
  }

  @Test func drawHierarchyIncludesPendingUpdates() throws {
    let screen = UIViewController()
    let view = pair()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    view.backgroundColor = .green
    let drawn = image(view.bounds.size) { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(try drawn.pixel(5, 10) == [0, 255, 0, 255])
  }

  @Test func drawHierarchyFailsWithoutAContextOrASize() {
    #expect(
      !pair().drawHierarchy(in: CGRect(x: 0, y: 0, width: 9, height: 9), afterScreenUpdates: true)
    )
    var isDrawn = true
    _ = image(CGSize(width: 9, height: 9)) { _ in
      isDrawn = UIView().drawHierarchy(in: .zero, afterScreenUpdates: true)
    }
    #expect(!isDrawn)
  }

  private final class Mirror: UIView {
    private(set) var answers: [Bool] = []

    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
      answers.append(drawHierarchy(in: rect, afterScreenUpdates: false))
    }
  }

  @Test func aViewThatDrawsItselfWithinItselfDoesNotDoSoForever() throws {
    let mirror = Mirror(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let drawn = image(mirror.bounds.size) { mirror.layer.render(in: $0) }
    #expect(mirror.answers == [false])
    #expect(try drawn.pixel(5, 5) == [255, 0, 0, 255])
  }

  // MARK: JPEG

  @Test func drawingsAndFilesBecomeJPEGs() throws {
    let drawn = image(CGSize(width: 16, height: 16)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let data = try #require(drawn.jpegData(compressionQuality: 0.9))
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 16, height: 16))
    let color = try read.pixel(8, 8)
    #expect(color[0] > 250 && color[1] < 5 && color[2] < 5)
    #expect(read.pngData() != nil)
    #expect(
      try #require(UIImage(data: drawn.pngData() ?? Data())).jpegData(compressionQuality: 0.5)
        != nil
    )
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    #expect(
      renderer.jpegData(withCompressionQuality: 0.5) { _ in }.prefix(2) == Data([0xFF, 0xD8])
    )
  }
}
