import Testing
import UIKit

/// Apple: `CGContext`, `UIGraphicsImageRenderer`, `UIGraphicsGetCurrentContext()`.
struct GraphicsTests {
  private func image(
    _ side: CGFloat = 10,
    scale: CGFloat = 1,
    opaque: Bool = false,
    _ draw: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { draw($0.cgContext) }
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func anImageHasTheSizeInPointsAndPixelsByItsScale() {
    let drawn = image(10, scale: 2) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(drawn.size == CGSize(width: 10, height: 10))
    #expect(drawn.scale == 2)
    #expect(drawn.cgImage?.width == 20)
  }

  @Test func coloursFillAndStroke() throws {
    let drawn = image { context in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
      path.lineWidth = 2
      path.fill()
      path.stroke()
    }
    #expect(try drawn.pixel(5, 5) == [255, 0, 0, 255])
    #expect(try drawn.pixel(1, 5) == [0, 0, 255, 255])
    #expect(try drawn.pixel(0, 5) == [0, 0, 0, 0])
  }

  @Test func aLayerOfACoreGraphicsContextIsDrawnAgainAndAgain() throws {
    let drawn = image { context in
      let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
      layer?.context?.setFillColor(red)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      guard let layer else { return }
      context.draw(layer, at: CGPoint(x: 1, y: 1))
      context.draw(layer, in: CGRect(x: 6, y: 6, width: 2, height: 2))
    }
    #expect(try drawn.pixel(2, 1) == [255, 0, 0, 255])
    #expect(try drawn.pixel(2, 4) == [0, 0, 0, 0])
    #expect(try drawn.pixel(7, 6) == [255, 0, 0, 255])
  }

  /// The usual code for tinted images before `withTintColor(_:)`.
  @Test func aTemplateIsDrawnInTheFillColour() throws {
    let square = image { context in context.fill(CGRect(x: 2, y: 2, width: 6, height: 6)) }
    let drawn = image { _ in
      UIColor.green.set()
      square.withRenderingMode(.alwaysTemplate).draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(try drawn.pixel(5, 5) == [0, 255, 0, 255])
    #expect(try drawn.pixel(0, 0) == [0, 0, 0, 0])
    let symbol = try #require(UIImage(systemName: "square.fill"))
    let filled = image { _ in
      UIColor.green.setFill()
      symbol.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(try filled.pixel(5, 5) == [0, 255, 0, 255])
  }

  @Test func statesAreSavedAndRestored() throws {
    let drawn = image { context in
      context.setFillColor(red)
      context.saveGState()
      context.setFillColor(gray: 0, alpha: 1)
      context.translateBy(x: 5, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 10))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      // An unbalanced restore does nothing.
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
    }
    #expect(try drawn.pixel(6, 2) == [0, 0, 0, 255])
    #expect(try drawn.pixel(8, 2)[3] == 0)
    #expect(try drawn.pixel(8, 7) == [255, 0, 0, 255])
  }

  @Test func aPathStaysWhereItWasWhenTheTransformChanges() throws {
    let drawn = image { context in
      context.setFillColor(red)
      context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.translateBy(x: 5, y: 5)
      context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      #expect(!context.isPathEmpty)
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(try drawn.pixel(1, 1)[3] == 255)
    #expect(try drawn.pixel(6, 6)[3] == 255)
    #expect(try drawn.pixel(4, 4)[3] == 0)
  }

  @Test func cgImagesAreUprightInContextsWhoseYAxisPointsUp() throws {
    let half = image { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let source = try #require(half.cgImage)
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    // The image is upside down in a context whose y axis points down.
    #expect(try image { $0.draw(source, in: whole) }.pixel(5, 8)[3] == 255)
    #expect(try image { _ in half.draw(in: whole) }.pixel(5, 1)[3] == 255)
    let context = try #require(
      CGContext(
        data: nil,
        width: 10,
        height: 10,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(source, in: whole)
    #expect(try UIImage(cgImage: #require(context.makeImage())).pixel(5, 1)[3] == 255)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try UIImage(cgImage: #require(context.makeImage())).pixel(0, 9)[3] == 255)
  }

  @Test func aContextInTheAppsMemoryWritesItsByteOrder() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    try bytes.withUnsafeMutableBytes { bytes in
      let info =
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
      let context = try #require(
        CGContext(
          data: bytes.baseAddress,
          width: 1,
          height: 1,
          bitsPerComponent: 8,
          bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: info
        )
      )
      context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [0, 51, 255, 255])
  }

  @Test(arguments: [(0, 4), (10, 3), (100_000, 400_000)])
  func aContextWithAnInvalidLayoutIsNil(_ width: Int, _ bytesPerRow: Int) {
    #expect(
      CGContext(
        data: nil,
        width: width,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      ) == nil
    )
  }

  @Test func imageContextFunctionsMakeImages() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let drawn = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(drawn.size == CGSize(width: 4, height: 4) && drawn.scale == 2)
    #expect(try drawn.pixel(3, 3)[3] == 255)
    #expect(try drawn.pixel(4, 3)[3] == 0)
    // Without a context, these calls do nothing.
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    UIBezierPath(rect: .zero).fill()
    UIGraphicsEndImageContext()
  }

  @Test func gradientsRunBetweenTheirPoints() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)] as CFArray,
        locations: [0, 1]
      )
    )
    let drawn = image { context in
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: 2, y: 0),
        end: CGPoint(x: 8, y: 0),
        options: .drawsBeforeStartLocation
      )
    }
    #expect(try drawn.pixel(0, 5) == [255, 0, 0, 255])
    #expect(try drawn.pixel(9, 5)[3] == 0)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let gray = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(),
        colorComponents: [0, 1, 1, 1],
        locations: nil,
        count: 2
      )
    )
    let ramp = image { context in
      context.drawLinearGradient(
        gray,
        start: .zero,
        end: CGPoint(x: 10, y: 0),
        options: []
      )
    }
    #expect(try ramp.pixel(9, 5)[0] > 230)
  }

  @Test func aTransparencyLayerIsCompositedOnce() throws {
    let drawn = image { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(try drawn.pixel(5, 5)[3] == 128)
  }

  @Test func clearMakesPixelsTransparent() throws {
    let drawn = image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(try drawn.pixel(2, 5)[3] == 0)
    #expect(try drawn.pixel(7, 5)[3] == 255)
  }

  @Test func anOpaqueImageHasNoAlpha() throws {
    #expect(try image(opaque: true) { _ in }.pixel(5, 5) == [0, 0, 0, 255])
  }

  @Test func aPNGHasThePixels() throws {
    let data = try #require(image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10)) }.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 10, height: 10))
    #expect(try read.pixel(2, 5)[3] == 255)
    #expect(try read.pixel(7, 5)[3] == 0)
    #expect(read.pngData() == data)
  }

  @Test func symbolsBecomePixels() throws {
    let star = try #require(UIImage(systemName: "star.fill")?.withTintColor(.red))
    let drawn = image(24) { _ in star.draw(in: CGRect(x: 0, y: 0, width: 24, height: 24)) }
    #expect(try drawn.pixel(12, 12) == [255, 0, 0, 255])
    #expect(try drawn.pixel(0, 0)[3] == 0)
    #expect(star.pngData() != nil)
  }

  @Test func anImageIsDrawnInTheColourThatItWasGiven() throws {
    let half = image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10)) }.withTintColor(.red)
    let drawn = image { _ in half.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(try drawn.pixel(2, 5) == [255, 0, 0, 255])
    #expect(try drawn.pixel(7, 5)[3] == 0)
  }

  @Test func sizesThatCannotBeAllocatedMakeEmptyImages() {
    let huge = UIGraphicsImageRenderer(size: CGSize(width: 20_000, height: 20_000))
    #expect(huge.image { _ in }.size == .zero)
    #expect(huge.pngData { _ in }.isEmpty)
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  @Test func imagesAreTurnedUpright() throws {
    let top = image { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    }
    let turned = UIImage(cgImage: try #require(top.cgImage), scale: 1, orientation: .right)
    // The top of the original is at the right.
    #expect(try turned.pixel(9, 5)[3] == 255)
    #expect(try turned.pixel(5, 0)[3] == 0)
  }

  /// The usual code for tinted images before template images.
  @Test func aClipToAMaskPaintsWhereTheImageIsOpaque() throws {
    let area = CGRect(x: 0, y: 0, width: 10, height: 10)
    // The lower left quarter is opaque, because y points down.
    let shape = image { $0.fill(CGRect(x: 0, y: 5, width: 5, height: 5)) }
    let mask = try #require(shape.cgImage)
    let tinted = image { context in
      context.saveGState()
      context.translateBy(x: 0, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: area, mask: mask)
      UIColor.red.setFill()
      context.fill(area)
      context.restoreGState()
      UIColor.blue.setFill()
      context.fill(CGRect(x: 9, y: 0, width: 1, height: 1))
    }
    #expect(try tinted.pixel(2, 7) == [255, 0, 0, 255])
    #expect(try tinted.pixel(2, 2)[3] == 0 && tinted.pixel(7, 7)[3] == 0)
    #expect(try tinted.pixel(9, 0) == [0, 0, 255, 255])
    // In a context whose y axis points down, images and masks are upside down.
    let turned = image { context in
      context.clip(to: area, mask: mask)
      context.fill(area)
    }
    #expect(try turned.pixel(2, 2)[3] == 255 && turned.pixel(2, 7)[3] == 0)
  }

  @Test func aMaskWithoutTransparencyCountsByItsLightness() throws {
    let area = CGRect(x: 0, y: 0, width: 10, height: 10)
    let half = image(opaque: true) { context in
      UIColor(white: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let mask = try #require(half.cgImage)
    let drawn = image { context in
      context.clip(to: area, mask: mask)
      context.fill(area)
    }
    #expect(try (126...129).contains(drawn.pixel(2, 5)[3]))
    #expect(try drawn.pixel(7, 5)[3] == 0)
  }

  @Test func aLineBecomesThePathOfItsArea() throws {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 2, y: 5))
    line.addLine(to: CGPoint(x: 8, y: 5))
    let area = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(area.boundingBoxOfPath == CGRect(x: 2, y: 3, width: 6, height: 4))
    #expect(area.contains(CGPoint(x: 3, y: 6)) && !area.contains(CGPoint(x: 1, y: 5)))
    let round = line.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    #expect(round.contains(CGPoint(x: 1, y: 5)))
    let dashed = line.copy(dashingWithPhase: 0, lengths: [2, 2])
    #expect(dashed.boundingBoxOfPath == CGRect(x: 2, y: 5, width: 6, height: 0))
    let drawn = image { context in
      context.addPath(line)
      context.setLineWidth(4)
      context.replacePathWithStrokedPath()
      context.clip()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(try drawn.pixel(3, 6) == [255, 0, 0, 255])
    #expect(try drawn.pixel(3, 8)[3] == 0 && drawn.pixel(1, 5)[3] == 0)
  }
}
