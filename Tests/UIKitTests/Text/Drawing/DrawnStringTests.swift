import Foundation
import Testing
import UIKit
import UIKitTesting
import VectorDrawing

/// The drawing of text, tested by the pixels of an image.
@MainActor
struct DrawnStringTests {
  private static let size = CGSize(width: 100, height: 60)

  /// An attachment of 20 × 10 points, with a red image.
  private final class RedAttachment: NSTextAttachment, @unchecked Sendable {
    // Unchecked: it has no state of its own.

    override func attachmentBounds(
      for textContainer: NSTextContainer?,
      proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: 0, width: lineFrag.width / 5, height: 10)
    }

    override func image(
      forBounds imageBounds: CGRect,
      textContainer: NSTextContainer?,
      characterIndex charIndex: Int
    ) -> UIImage? {
      UIGraphicsImageRenderer(size: imageBounds.size).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: imageBounds.size))
      }
    }
  }

  @Test func attachmentsAreDrawnInTheirBounds() throws {
    let text = NSAttributedString(attachment: RedAttachment())
    let drawn = try ink { text.draw(in: CGRect(origin: .zero, size: Self.size)) }
    #expect(drawn.bounds.minX == 0)
    #expect(drawn.bounds.width == 20)
    // The baseline may lie between two rows of pixels.
    #expect((10...11).contains(drawn.bounds.height))
    #expect(drawn.colors.contains(0xFF_0000))
  }

  /// Returns the bounding rectangle of pixels that are not white; nil if there are none.
  private func ink(
    _ size: CGSize = DrawnStringTests.size,
    _ draw: () -> Void
  ) throws -> (bounds: CGRect, colors: Set<UInt32>) {
    let (width, height) = (Int(size.width), Int(size.height))
    var pixels = [UInt8](repeating: 0xFF, count: width * height * 4)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress,
          width: width,
          height: height,
          bitsPerComponent: 8,
          bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      // The coordinate system of views, with y pointing down.
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      UIGraphicsPushContext(context)
      draw()
      UIGraphicsPopContext()
    }
    var bounds = CGRect.null
    var colors: Set<UInt32> = []
    for index in 0..<(width * height) {
      let pixel = pixels[index * 4..<index * 4 + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard pixel != 0xFF_FFFF else { continue }
      colors.insert(pixel)
      bounds = bounds.union(CGRect(x: index % width, y: index / width, width: 1, height: 1))
    }
    return (bounds, colors)
  }

  private let font = UIFont.systemFont(ofSize: 20)

  @Test func aTextIsDrawnAtItsOrigin() throws {
    let text = "Hxg" as NSString
    let measured = text.size(withAttributes: [.font: font])
    let ink = try ink { text.draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font]) }
    #expect(ink.bounds.minX >= 10 && ink.bounds.minX < 14)
    #expect(abs(ink.bounds.maxX - (10 + measured.width)) < 3)
    #expect(ink.bounds.minY > 5)
    #expect(ink.bounds.maxY <= (5 + measured.height).rounded(.up))
  }

  @Test func aTextIsDrawnInItsColor() throws {
    let ink = try ink {
      "I".draw(
        at: CGPoint(x: 10, y: 0),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 50, weight: .black), .foregroundColor: UIColor.red,
        ]
      )
    }
    #expect(ink.colors.contains(0xFF_0000))
  }

  @Test func linesAreAsWideAsTheRectangle() throws {
    let text = "aaa aaa aaa"
    let one = try ink { text.draw(at: .zero, withAttributes: [.font: font]) }
    let two = try ink {
      text.draw(in: CGRect(x: 0, y: 0, width: 50, height: 60), withAttributes: [.font: font])
    }
    #expect(one.bounds.height < 20)
    #expect(two.bounds.width <= 50)
    #expect(two.bounds.height > 24)
  }

  @Test func linesBelowTheRectangleAreNotDrawn() throws {
    let ink = try ink {
      "aaa aaa aaa aaa".draw(
        in: CGRect(x: 0, y: 0, width: 50, height: 24),
        withAttributes: [.font: font]
      )
    }
    #expect(ink.bounds.maxY <= 24)
  }

  @Test func aParagraphStyleAligns() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let ink = try ink {
      "i".draw(
        in: CGRect(x: 0, y: 0, width: 100, height: 30),
        withAttributes: [.font: font, .paragraphStyle: style]
      )
    }
    #expect(ink.bounds.minX > 90)
  }

  @Test func withoutLinesTheOriginIsThatOfTheBaseline() throws {
    let ink = try ink {
      NSAttributedString(string: "H", attributes: [.font: font])
        .draw(with: CGRect(x: 0, y: 40, width: 0, height: 0), context: nil)
    }
    #expect(abs(ink.bounds.maxY - 40) <= 1)
  }

  @Test func linesBelowAndThroughAreDrawn() throws {
    let plain = try ink { "aaa".draw(at: .zero, withAttributes: [.font: font]) }
    let lined = try ink {
      "aaa".draw(
        at: .zero,
        withAttributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue]
      )
    }
    #expect(lined.bounds.maxY > plain.bounds.maxY + 1)
  }

  @Test func runsHaveTheirOwnBackgrounds() throws {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.addAttribute(
      .backgroundColor,
      value: UIColor.green,
      range: NSRange(location: 1, length: 1)
    )
    let ink = try ink { text.draw(at: .zero) }
    #expect(ink.colors.contains(0x00_FF00))
  }

  @Test func wordsWithoutGlyphsAreSentAsTextToTheDisplay() throws {
    let renderer = UIGraphicsImageRenderer(size: Self.size)
    let image = renderer.image { _ in "足球".draw(at: .zero, withAttributes: [.font: font]) }
    #expect(image.pngData() != nil)
    let view = DrawnText(frame: CGRect(origin: .zero, size: Self.size))
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    let id = try #require(view._nodeID)
    let drawings = driver.display.tree[id]?.attributes.compactMap {
      if case .drawing(let drawing?) = $0 { drawing.svg() } else { nil }
    }
    #expect(drawings?.first?.contains(">足球</text>") == true)
  }

  private final class DrawnText: UIView {
    override func draw(_ rect: CGRect) {
      "足球 & <b>".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
  }

  @Test func drawingOutsideOfAContextDoesNothing() {
    "a".draw(at: .zero)
    NSAttributedString(string: "a").draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
