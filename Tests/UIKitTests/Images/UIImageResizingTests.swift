import Testing
import UIKit

@MainActor
struct UIImageResizingTests {
  /// A frame of 4 red points around a blue square, 12 × 12 points.
  private var frame: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: .one).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
    }
  }

  @Test func capsAndModeAreThoseThatWereGiven() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiled = frame.resizableImage(withCapInsets: insets)
    #expect(tiled.capInsets == insets)
    #expect(tiled.resizingMode == .tile)
    let stretched = frame.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch)
    #expect(stretched != tiled)
    #expect(frame.capInsets == .zero)
    #expect(stretched.size == CGSize(width: 12, height: 12))
    #expect(stretched.withRenderingMode(.alwaysTemplate).capInsets == insets)
  }

  @available(*, deprecated)
  @Test func aStretchableImageHasAMiddleOfOnePoint() {
    let image = frame.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
    #expect(image.resizingMode == .stretch)
  }

  @Test func aSymbolHasNoMargins() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(
      symbol.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        == symbol
    )
  }

  @Test("A rectangle with NaN ended the process")
  func drawingInARectangleWithNaNDrawsNothing() throws {
    let image = frame.resizableImage(
      withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    )
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: .one).image {
      _ in
      image.draw(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 8))
    }
    #expect(try drawn.pixel(4, 4) == [0, 0, 0, 0])
  }

  @Test func theShadowOfAResizableImageIsThatOfAllParts() throws {
    let image = frame.resizableImage(
      withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    )
    let size = CGSize(width: 60, height: 60)
    let drawn = UIGraphicsImageRenderer(size: size, format: .one).image { context in
      context.cgContext.setShadow(offset: CGSize(width: 10, height: 10), blur: 0)
      image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(try drawn.pixel(45, 45)[3] > 50)
    #expect(try drawn.pixel(20, 20)[3] == 255)
  }

  @Test func aResizableImageKeepsItsCapInsetsInALargerRectangle() throws {
    let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let resizable = frame.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let size = CGSize(width: 60, height: 40)
    func drawn(_ image: UIImage) -> UIImage {
      UIGraphicsImageRenderer(size: size, format: .one).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
    }
    let (red, blue) = (try drawn(resizable).pixel(2, 20), try drawn(resizable).pixel(6, 20))
    #expect(try drawn(resizable).pixel(57, 37) == red)
    #expect(try drawn(resizable).pixel(54, 34) == blue)
    #expect(red != blue)
    // Without cap insets, the whole frame is scaled five times.
    #expect(try drawn(frame).pixel(17, 20) == red)
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
