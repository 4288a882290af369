import Testing
import UIKit
import UIKitHosting

/// Apple: `NSParagraphStyle` and `NSMutableParagraphStyle`.
@MainActor
struct NSParagraphStyleTests {
  private let style = NSMutableParagraphStyle()
  private let font = UIFont.systemFont(ofSize: 20)

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = font
    label.numberOfLines = lines
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return label
  }

  private func height(_ text: String, width: CGFloat = 1000, lines: Int = 0) -> CGFloat {
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label(text, lines: lines).sizeThatFits(size).height
  }

  // https://developer.apple.com/documentation/uikit/nsparagraphstyle/default
  @Test func theDefaultStyleWrapsWordsWithoutOtherValues() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    #expect(style.lineSpacing == 0)
    #expect(style.isEqual(NSMutableParagraphStyle()))
  }

  @Test func copiesAreIndependent() throws {
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    copy.lineSpacing = 8
    #expect(style.lineSpacing == 4)
    #expect(copy != style)
    let taken = NSMutableParagraphStyle()
    taken.setParagraphStyle(copy)
    #expect(taken == copy)
    #expect((taken.copy() as? NSMutableParagraphStyle) == nil)
  }

  private func width(_ text: String) -> CGFloat {
    label(text).intrinsicContentSize.width
  }

  private func expect(_ height: CGFloat, lines: Int, plus space: CGFloat = 0) {
    #expect(abs(height - (CGFloat(lines) * font.lineHeight + space).ceiledToPixels) < 1e-9)
  }

  @Test func spaceIsBetweenLinesNotBelowTheLast() {
    let word = width("aaaa") + 1
    style.lineSpacing = 6
    expect(height("aaaa"), lines: 1)
    expect(height("aaaa aaaa aaaa", width: word), lines: 3, plus: 12)
    expect(height("aaaa aaaa aaaa", width: word, lines: 2), lines: 2, plus: 6)
    expect(height("a\na"), lines: 2, plus: 6)
  }

  @Test func heightsOfLinesHaveAFactorAndLimits() {
    style.lineHeightMultiple = 1.5
    #expect(height("a") == (1.5 * font.lineHeight).ceiledToPixels)
    style.maximumLineHeight = 30
    #expect(height("a") == 30)
    style.lineHeightMultiple = 0
    style.minimumLineHeight = 28
    #expect(height("a a", width: 10) == 56)
  }

  @Test func spaceIsBetweenParagraphsNotAroundThem() {
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 5
    expect(height("a"), lines: 1)
    expect(height("a\na\na"), lines: 3, plus: 30)
    expect(height("a\u{2028}a"), lines: 2)
  }

  @Test func indentsTakeRoomFromLines() {
    let (short, long) = (width("aa"), width("aaaa"))
    style.firstLineHeadIndent = 20
    #expect(abs(width("aaaa") - long - 20) < 0.34)
    expect(height("aaaa aaaa", width: long + 1), lines: 3)
    expect(height("aa aaaa", width: long + 1), lines: 2)
    style.headIndent = 20
    style.tailIndent = -10
    #expect(abs(width("aaaa") - long - 30) < 0.34)
    expect(height("aa aa", width: short + 31), lines: 2)
    style.tailIndent = short + 21
    expect(height("aa aa", width: 1000), lines: 2)
  }

  @Test func theLargestFontDeterminesTheHeightOfALine() {
    let text = NSMutableAttributedString(string: "aa", attributes: [.paragraphStyle: style])
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 40),
      range: NSRange(location: 1, length: 1)
    )
    let label = UILabel()
    label.font = font
    label.attributedText = text
    #expect(
      label.intrinsicContentSize.height == UIFont.systemFont(ofSize: 40).height(ofLines: 1)
    )
  }

  @Test func aParagraphHasTheStyleOfItsFirstCharacter() {
    style.alignment = .center
    let other = NSMutableParagraphStyle()
    other.alignment = .right
    let text = NSMutableAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "c\nd", attributes: [.paragraphStyle: other]))
    let paragraphs = text._runs.paragraphs
    #expect(paragraphs?.map(\.style.alignment) == [.center, .right])
    #expect(paragraphs?.map { $0.runs.map(\.text) } == [["ab", "c\n"], ["d"]])
  }

  @Test func propertiesOfTheLabelSetLaterTakePrecedence() throws {
    style.lineSpacing = 3
    let label = label("a")
    label.textAlignment = .right
    let text = try #require(label.attributedText)
    let own = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(own?.alignment == .right)
    #expect(own?.lineSpacing == 3)
    #expect(style.alignment == .natural)
  }

  @Test func theLabelBreaksLinesByTheModeOfItsFirstParagraph() throws {
    func lines(_ mode: NSLineBreakMode) throws -> TextLinesValue {
      style.lineBreakMode = mode
      let label = label("A text that is too long")
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      guard case .attributedText(_, let lines) = label._attribute(.attributedText) else {
        return TextLinesValue([])
      }
      return try #require(lines)
    }
    func contents(_ mode: NSLineBreakMode) throws -> [TextLinesValue.Piece.Content]? {
      try lines(mode).lines.first?.pieces.map(\.content)
    }
    #expect(try contents(.byTruncatingHead)?.first == .ellipsis)
    #expect(try contents(.byTruncatingTail)?.last == .ellipsis)
    #expect(try contents(.byClipping)?.contains(.ellipsis) == false)
    #expect(try lines(.byClipping).isClipped && !lines(.byTruncatingTail).isClipped)
  }
}
