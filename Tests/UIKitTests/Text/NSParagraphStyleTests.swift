import Testing
import UIKit
import UIKitHosting

/// Apple: `NSParagraphStyle` and `NSMutableParagraphStyle`; measured by the metrics that frames are
/// computed with, in which a line of 20 points is 24 high and each letter 10 wide.
@MainActor
struct NSParagraphStyleTests {
  private let style = NSMutableParagraphStyle()

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return label
  }

  private func height(_ text: String, width: CGFloat = 1000, lines: Int = 0) -> CGFloat {
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label(text, lines: lines).sizeThatFits(size).height
  }

  // https://developer.apple.com/documentation/uikit/nsparagraphstyle/default
  @Test func theDefaultBreaksBetweenWordsAndSaysNothingElse() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    #expect(style.lineSpacing == 0)
    #expect(style.isEqual(NSMutableParagraphStyle()))
  }

  @Test func copiesGoTheirOwnWay() throws {
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

  @Test func spaceIsBetweenLinesNotBelowTheLast() {
    style.lineSpacing = 6
    #expect(height("aaaa") == 24)
    #expect(height("aaaa aaaa aaaa", width: 40) == 84)
    #expect(height("aaaa aaaa aaaa", width: 40, lines: 2) == 54)
    #expect(height("a\na") == 54)
  }

  @Test func heightsOfLinesHaveAFactorAndLimits() {
    style.lineHeightMultiple = 1.5
    #expect(height("a") == 36)
    style.maximumLineHeight = 30
    #expect(height("a") == 30)
    style.lineHeightMultiple = 0
    style.minimumLineHeight = 28
    #expect(height("a a", width: 10) == 56)
  }

  @Test func spaceIsBetweenParagraphsNotAroundThem() {
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 5
    #expect(height("a") == 24)
    #expect(height("a\na\na") == 102)
    #expect(height("a\u{2028}a") == 48)
  }

  @Test func indentsTakeRoomFromLines() {
    style.firstLineHeadIndent = 20
    #expect(label("aaaa").intrinsicContentSize.width == 60)
    #expect(height("aaaa aaaa", width: 50) == 72)
    #expect(height("aa aaaa", width: 40) == 48)
    style.headIndent = 20
    style.tailIndent = -10
    #expect(label("aaaa").intrinsicContentSize.width == 70)
    #expect(height("aa aa", width: 60) == 48)
    style.tailIndent = 40
    #expect(height("aa aa", width: 1000) == 48)
  }

  @Test func theLargestFontSaysHowHighLinesAre() {
    let text = NSMutableAttributedString(string: "aa", attributes: [.paragraphStyle: style])
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 40),
      range: NSRange(location: 1, length: 1)
    )
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 48))
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

  @Test func whatIsSetForTheLabelAfterwardsCounts() throws {
    style.lineSpacing = 3
    let label = label("a")
    label.textAlignment = .right
    let text = try #require(label.attributedText)
    let own = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(own?.alignment == .right)
    #expect(own?.lineSpacing == 3)
    #expect(style.alignment == .natural)
  }

  @Test func theLabelBreaksLinesAsItsFirstParagraphSays() {
    style.lineBreakMode = .byTruncatingHead
    #expect(label("a")._attribute(.lineBreak) == .lineBreak(.byTruncatingHead))
    style.lineBreakMode = .byWordWrapping
    #expect(label("a")._attribute(.lineBreak) == .lineBreak(.byTruncatingTail))
  }
}
