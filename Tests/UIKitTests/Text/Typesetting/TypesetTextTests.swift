import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Texts are measured by their fonts.
///
/// Han characters are one em wide. The ascender and descender of the system font are 1950/2048 and
/// 494/2048 em. A line of 24 points is thus 28.64 points high: 28 2/3 in whole pixels, of which there
/// are three per point.
@MainActor
struct TypesetTextTests {
  private static let line: CGFloat = 28.0 + 2.0 / 3

  private func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 24)) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    return label
  }

  private func expect(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) {
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9, "\(size)")
  }

  @Test func aLabelIsAsLargeAsItsText() {
    expect(label("你好吗").intrinsicContentSize, 72, Self.line)
    expect(label("").intrinsicContentSize, 0, 0)
  }

  @Test func lettersHaveTheirOwnWidths() {
    let wide = label("WWWW").intrinsicContentSize.width
    let narrow = label("iiii").intrinsicContentSize.width
    #expect(wide > 3 * narrow)
    #expect(label("WWWW", .boldSystemFont(ofSize: 24)).intrinsicContentSize.width > wide)
  }

  /// The widths that Interface Builder writes for labels with Apple's system font.
  @Test(
    arguments: [
      ("A wild and crazy label", 12, 123.5), ("Loaded by FirstViewController", 14, 194.5),
      ("Label", 15, 37.5), ("Label", 17, 42), ("Draggable Text", 17, 116),
      ("Hello, world!", 17, 95),
      ("First View", 36, 151),
    ] as [(String, CGFloat, CGFloat)]
  )
  func textsOfTheSystemFontAreAsWideAsOnIOS(_ text: String, _ size: CGFloat, _ width: CGFloat) {
    let own = label(text, .systemFont(ofSize: size)).intrinsicContentSize.width
    #expect(abs(own - width) <= 1.2, "\(own)")
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  @Test func kernAddsToTheFontsSpacingAndZeroTurnsKerningOff() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      var attributes = attributes
      attributes[.font] = UIFont.systemFont(ofSize: 17)
      return NSAttributedString(string: "AVAV", attributes: attributes).size().width
    }
    let plain = width([:])
    #expect(abs(width([.kern: 2]) - plain - 8) < 1e-9)
    #expect(abs(width([.tracking: 2, .kern: 5]) - plain - 8) < 1e-9)
    #expect(width([.tracking: 0]) == plain)
    #expect(width([.kern: 0]) > plain + 1)
  }

  @Test func digitsOfOneWidthAreEquallyWide() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(
      label("11:11", font).intrinsicContentSize == label("00:00", font).intrinsicContentSize
    )
    let plain = UIFont.systemFont(ofSize: 17)
    #expect(
      label("11:11", plain).intrinsicContentSize.width
        < label("00:00", plain).intrinsicContentSize.width
    )
  }

  @Test func linesBreakInTheWidthThatThereIs() {
    let label = label("你好吗你好吗")
    label.numberOfLines = 0
    let size = CGSize(width: 75, height: CGFloat.greatestFiniteMagnitude)
    // 57.28 points.
    expect(label.sizeThatFits(size), 72, 57 + 1.0 / 3)
    label.numberOfLines = 1
    let bounds = CGRect(origin: .zero, size: size)
    // "你好…" fits, another character does not.
    let cut = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).size
    #expect(cut.height == Self.line && cut.width > 48 && cut.width <= 75)
  }

  @Test func partsOfATextHaveTheirOwnFonts() {
    let text = NSMutableAttributedString(
      string: "你",
      attributes: [.font: UIFont.systemFont(ofSize: 10)]
    )
    text.append(
      NSAttributedString(
        string: "好吗",
        attributes: [.font: UIFont.systemFont(ofSize: 24), .kern: 3]
      )
    )
    let label = UILabel()
    label.attributedText = text
    expect(label.intrinsicContentSize, 10 + 2 * 27, Self.line)
  }

  @Test func paragraphsKeepTheirDistances() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.headIndent = 6
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "你好\n吗",
      attributes: [.font: UIFont.systemFont(ofSize: 24), .paragraphStyle: style]
    )
    // Two lines of 28.64 points, and the space between them.
    expect(label.intrinsicContentSize, 48, 61 + 1.0 / 3)
  }

  @Test func fontsOfATextStyleFollowTheTextSize() {
    let label = label("你好", .preferredFont(forTextStyle: .body))
    #expect(label.intrinsicContentSize.width == 34)
    let fixed = self.label("你好", .systemFont(ofSize: 17))
    #expect(fixed.intrinsicContentSize.width == 34)
    let traits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )
    traits.performAsCurrent {
      #expect(label._traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
      #expect(label.intrinsicContentSize.width == 106)
      #expect(fixed.intrinsicContentSize.width == 34)
    }
  }

  @Test func baselinesAreThoseOfTheFont() {
    let label = label("你好")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let baselines = label._baselines(in: SizeValue(width: 100, height: 40))
    let ascender = 24 * 1950.0 / 2048
    let line = 24 * (1950.0 + 494) / 2048
    #expect(abs((baselines?.first ?? 0) - (40 - line) / 2 - ascender) < 1e-6)
    #expect(baselines?.first == baselines?.last)
  }

  @Test func fieldsAndButtonsAreMeasuredTheSameWay() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 24)
    expect(field.intrinsicContentSize, 0, Self.line)
    field.placeholder = "你好"
    expect(field.intrinsicContentSize, 48, Self.line)
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 24)
    button.setTitle("你好吗", for: .normal)
    // Titles of buttons without a configuration take whole points.
    expect(button.intrinsicContentSize, 72, 29 + 12)
  }

  @Test func aTextViewHasRoomForTheLineThatBegins() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 24)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "你好"
    expect(view.intrinsicContentSize, 48, Self.line)
    view.text = "你好\n"
    expect(view.intrinsicContentSize, 48, 57 + 1.0 / 3)
  }
}
