import Foundation
import Testing
import UIKit

/// Apple: "NSString UIKit Additions", "NSAttributedString UIKit Additions".
@MainActor
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 24)
  private let unlimited = CGFloat.greatestFiniteMagnitude

  private func expect(_ size: CGSize, _ width: CGFloat, lines: Int) {
    let height = CGFloat(lines) * font.lineHeight
    #expect(abs(size.width - width) < 1e-6 && abs(size.height - height) < 1e-6, "\(size)")
  }

  // Han characters are one em wide.
  @Test func aTextIsAsLargeAsItsLines() {
    expect("你好".size(withAttributes: [.font: font]), 48, lines: 1)
    expect("你好\n你".size(withAttributes: [.font: font]), 48, lines: 2)
    expect(NSString("你好").size(withAttributes: [.font: font]), 48, lines: 1)
    expect(NSAttributedString(string: "你", attributes: [.font: font]).size(), 24, lines: 1)
  }

  @Test func anEmptyTextHasTheHeightOfItsFont() {
    expect("".size(withAttributes: [.font: font]), 0, lines: 1)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func aTextWithoutAFontIsInThatOf12Points() {
    let size = "你好".size()
    #expect(size.width == 24)
    #expect(size.height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func runsHaveTheirOwnFonts() {
    let text = NSMutableAttributedString(string: "你", attributes: [.font: font])
    text.append(
      NSAttributedString(string: "好", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    )
    expect(text.size(), 36, lines: 1)
  }

  @Test func linesBreakInTheWidthThatIsGiven() {
    let rect = "你好你好".boundingRect(
      with: CGSize(width: 50, height: unlimited),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font],
      context: nil
    )
    #expect(rect.origin == .zero)
    expect(rect.size, 48, lines: 2)
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = "你好你好"
    let fitting = label.sizeThatFits(CGSize(width: 50, height: unlimited))
    #expect(fitting.height == rect.height.ceiledToPixels)
  }

  @Test func aSingleLineRectBeginsAtTheDescenderAndIgnoresTheWidth() {
    let context = NSStringDrawingContext()
    let rect = NSAttributedString(string: "你好", attributes: [.font: font])
      .boundingRect(with: CGSize(width: 30, height: 10), context: context)
    expect(rect.size, 48, lines: 1)
    #expect(abs(rect.minY - font.descender) < 1e-6)
    #expect(context.totalBounds == rect)
  }

  @Test func theLastVisibleLineIsTruncatedIfRequested() {
    let room = CGSize(width: 50, height: 2 * font.lineHeight + 1)
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      NSString("你好你好你好")
        .boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
        .height
    }
    #expect(abs(height(.usesLineFragmentOrigin) - 3 * font.lineHeight) < 1e-6)
    let cut = height([.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    #expect(abs(cut - 2 * font.lineHeight) < 1e-6)
  }

  @Test func lineSpacingIsPartOfTheSize() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let size = "你\n好".size(withAttributes: [.font: font, .paragraphStyle: style])
    #expect(abs(size.height - 2 * font.lineHeight - 10) < 1e-6)
  }
}
