import Testing
import UIKit
import UIKitHosting

/// Apple: `NSAttributedString.Key`.
@MainActor
struct NSAttributedStringTests {
  private func run(_ attributes: [NSAttributedString.Key: Any]) -> TextRun? {
    NSAttributedString(string: "Ana", attributes: attributes)._runs.first
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  @Test(arguments: [2 as any Sendable, 2.0, CGFloat(2), NSNumber(value: 2)])
  func kernAcceptsEveryKindOfNumber(_ number: any Sendable) {
    #expect(run([.kern: number])?.kern == 2)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/backgroundcolor
  /// Foundation ended the process where it compared values that differ.
  @Test func attributesOfPartsCanBeChangedInPlace() {
    let text = NSMutableAttributedString(
      string: "Mark Zuckerberg",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.label]
    )
    let gray = [NSAttributedString.Key.foregroundColor: UIColor.systemGray]
    text.append(NSAttributedString(string: "\nDecember 18", attributes: gray))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let all = NSRange(location: 0, length: text.length)
    text.addAttribute(.paragraphStyle, value: style, range: all)
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 12),
      range: NSRange(location: 10, length: 10)
    )
    text.addAttributes(
      [.foregroundColor: UIColor.systemRed],
      range: NSRange(location: 5, length: 8)
    )
    text.removeAttribute(.font, range: NSRange(location: 0, length: 2))
    #expect(text._runs.map(\.text).joined() == text.string)
    #expect(text._runs.allSatisfy { $0.paragraph?.lineSpacing == 4 })
    let end = text.attributes(at: text.length - 1, effectiveRange: nil)
    #expect(end[.foregroundColor] as? UIColor == .systemGray)
    #expect(
      text.attribute(.font, at: 12, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12)
    )
    let copy = NSAttributedString(attributedString: text)
    #expect(copy == text)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset
  @Test func baselineOffsetMakesALineHigher() {
    let label = UILabel()
    func height(_ offset: CGFloat) -> CGFloat {
      let text = NSMutableAttributedString(
        string: "$",
        attributes: [.font: UIFont.systemFont(ofSize: 20), .baselineOffset: offset]
      )
      let whole = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 40)]
      text.append(NSAttributedString(string: "929", attributes: whole))
      label.attributedText = text
      return label.intrinsicContentSize.height
    }
    #expect(run([.baselineOffset: 8])?.baselineOffset == 8)
    let flat = height(0)
    // The larger figures leave enough space in the line.
    #expect(height(8) == flat)
    #expect(height(40) > flat + 15)
    #expect(height(-40) > flat + 25)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughcolor
  @Test func underlinesAndStrikethroughsHaveTheirColors() {
    #expect(
      run([.underlineStyle: 1, .underlineColor: UIColor.red])?.lineColor == UIColor.red._value
    )
    let strike: [NSAttributedString.Key: Any] = [
      .strikethroughStyle: 1, .strikethroughColor: UIColor.gray,
    ]
    #expect(run(strike)?.lineColor == UIColor.gray._value)
    #expect(run([.underlineStyle: 1])?.lineColor == nil)
  }

  @Test func backgroundColorIsSentWithTheText() {
    #expect(run([.backgroundColor: UIColor.yellow])?.background == UIColor.yellow._value)
    #expect(run([:])?.background == nil)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/link
  @Test func aLinkHasTheLinkColorAndAnUnderline() {
    let link = run([.link: "https://example.com", .foregroundColor: UIColor.red])
    #expect(link?.color == UIColor.link._value)
    #expect(link?.underline == true)
  }
}
