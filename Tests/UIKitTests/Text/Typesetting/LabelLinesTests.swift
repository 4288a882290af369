import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Labels are sent to displays as typeset lines.
@MainActor
struct LabelLinesTests {
  private static let sentence = "The quick brown fox jumps over the lazy dog, and rests."

  private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)))
    }
  }

  /// Shows a label as the only view.
  private func show(
    _ label: UILabel,
    _ text: String,
    width: CGFloat = 200,
    height: CGFloat = 100,
    lines: Int = 0
  ) -> SceneDriver {
    label.text = text
    label.numberOfLines = lines
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let root = UIViewController()
    root.view.addSubview(label)
    let driver = SceneDriver(rootViewController: root)
    driver.settle()
    return driver
  }

  private func lines(_ driver: SceneDriver) -> [TextLinesValue.Line] {
    let node = driver.display.tree.nodes.values.first { $0.kind == .label }
    for attribute in node?.attributes ?? [] {
      switch attribute {
      case .text(_, let value?), .attributedText(_, let value?): return value.lines
      default: continue
      }
    }
    return []
  }

  private func text(_ line: TextLinesValue.Line) -> String {
    line.pieces.map(\.run.text).joined()
  }

  /// Returns the number of texts in the commits since the last call.
  private func takeTexts(_ driver: SceneDriver) -> Int {
    driver.settle()
    defer { driver.display.forgetCommits() }
    return driver.display.commits.flatMap(\.changes).count {
      if case .set(_, .label, .text) = $0 { true } else { false }
    }
  }

  @Test func aLabelInTheBackgroundOfATableIsSetInLines() throws {
    let label = UILabel()
    label.text = Self.sentence
    label.numberOfLines = 0
    label.textAlignment = .center
    let controller = UITableViewController(style: .plain)
    controller.tableView.backgroundView = label
    let driver = SceneDriver(rootViewController: controller)
    #expect(label.frame.size == controller.tableView.bounds.size)
    let lines = lines(driver)
    #expect(lines.count == 2)
    let first = try #require(lines.first)
    #expect(abs(first.baseline - Double(label.frame.midY)) < 20)
    #expect(first.x > 0)
  }

  @Test func linesTogetherAreTheText() throws {
    let lines = lines(show(UILabel(), Self.sentence + "\n\nEnd", height: 110))
    #expect(lines.map(text).joined() == Self.sentence + "\n\nEnd")
    #expect(lines.count == 5)
    #expect(lines.map(\.isWrapped) == [true, true, false, false, false])
    #expect(text(lines[0]) == "The quick brown fox ")
    #expect(lines.map(\.x) == [0, 0, 0, 0, 0])
  }

  @Test func linesStateWhetherTheirParagraphHasIdeographs() {
    let label = UILabel()
    label.numberOfLines = 0
    #expect(lines(show(label, "VIP 你好\nVIP")).map(\.hasIdeographs) == [true, false])
  }

  @Test func aLastLineHasMoreThanOneCharacter() {
    // Eleven characters of 17 points on lines of ten.
    let text = "今天的天气比昨天好多了"
    let label = UILabel()
    let lines = lines(show(label, text, width: 175)).map(self.text)
    #expect(lines == ["今天的天气比昨天好", "多了"])
    #expect(label.sizeThatFits(CGSize(width: 175, height: 100)).width == 153)
    label.lineBreakStrategy = []
    #expect(label.sizeThatFits(CGSize(width: 175, height: 100)).width == 170)
    // Strings are drawn without the strategy of labels.
    let size = NSAttributedString(string: text, attributes: [.font: label.font!])
      .boundingRect(
        with: CGSize(width: 175, height: 100),
        options: .usesLineFragmentOrigin,
        context: nil
      )
    #expect(size.width == 170)
  }

  @Test func aLabelThatIsLowerThanALineCutsItsText() {
    let label = UILabel()
    let driver = show(label, "End", height: 0)
    #expect(isCut(driver))
    label.frame.size.height = label.intrinsicContentSize.height
    driver.settle()
    #expect(!isCut(driver))
    label.frame.size.height = 10
    driver.settle()
    #expect(isCut(driver))
  }

  private func isCut(_ driver: SceneDriver) -> Bool {
    let node = driver.display.tree.nodes.values.first { $0.kind == .label }
    return node?.attributes.contains {
      if case .text(_, let lines?) = $0 { lines.isClipped } else { false }
    } == true
  }

  @Test func linesAreInTheMiddleOfTheLabel() throws {
    let font = UIFont.systemFont(ofSize: 24)
    let label = UILabel()
    label.font = font
    label.textAlignment = .right
    // The system font's ascender is 22.85 points, its line 28.64; "你好" is 48 points wide.
    let line = try #require(lines(show(label, "你好", height: 60)).first)
    #expect(abs(line.baseline - (60 - 28.64) / 2 - 22.85) < 0.01)
    #expect(line.x == 152)
  }

  @Test func aTextThatIsCutOffIsThereAsAWhole() throws {
    let lines = lines(show(UILabel(), Self.sentence, lines: 1))
    let line = try #require(lines.first)
    #expect(lines.count == 1 && text(line) == Self.sentence)
    #expect(line.pieces.map(\.content) == [.text, .ellipsis])
    #expect(line.pieces[0].run.text == "The quick brown fox ju")
    let clipping = UILabel()
    clipping.lineBreakMode = .byWordWrapping
    let cut = self.lines(show(clipping, Self.sentence, lines: 1))
    #expect(cut.map(text).joined() == Self.sentence)
    #expect(cut[0].pieces.map(\.content) == [.text, .hidden])
  }

  @Test func linesThatHaveNoRoomAreLeftOut() throws {
    let lines = lines(show(UILabel(), Self.sentence, height: 45))
    #expect(lines.count == 2)
    #expect(lines[1].pieces.last?.content == .ellipsis)
  }

  @Test func linesAreSentAgainOnlyIfTheyHaveChanged() {
    let label = UILabel()
    let driver = show(label, Self.sentence)
    _ = takeTexts(driver)
    label.frame.size.width = 201
    #expect(takeTexts(driver) == 0)
    label.frame.size.width = 120
    #expect(takeTexts(driver) == 1)
    label.textColor = .red
    #expect(takeTexts(driver) == 0)
    label.textAlignment = .center
    #expect(takeTexts(driver) == 1)
    label.font = .boldSystemFont(ofSize: 12)
    #expect(takeTexts(driver) == 1)
  }

  @Test func aTextThatGetsSmallerKeepsItsBaseline() throws {
    let label = UILabel()
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    let small = try #require(lines(show(label, Self.sentence, lines: 1)).first)
    label.adjustsFontSizeToFitWidth = false
    let whole = try #require(lines(show(label, Self.sentence, lines: 1)).first)
    #expect(small.pieces.map(\.content) == [.text])
    let font = try #require(small.pieces[0].run.font)
    #expect(font.pointSize > 6 && font.pointSize < 10)
    #expect(abs(small.baseline - whole.baseline) < 0.001)
  }

  @Test func aSubclassMayOverrideWhereItsTextIsDrawn() throws {
    let own = try #require(lines(show(InsetLabel(), "Text")).first)
    let plain = try #require(lines(show(UILabel(), "Text")).first)
    #expect(own.x == 20)
    #expect(abs(own.baseline - plain.baseline - 5) < 0.001)
  }

  @Test func bidirectionalTextIsSentInLogicalOrder() throws {
    let text = "The word שלום means peace."
    let line = try #require(lines(show(UILabel(), text, width: 300)).first)
    #expect(self.text(line) == text)
    #expect(line.pieces.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
    let hebrew = try #require(lines(show(UILabel(), "שלום world!", width: 300)).first)
    #expect(hebrew.isRightToLeft)
    #expect(hebrew.pieces.map(\.direction).first == .rightToLeft)
  }

  @Test func wordsOfARunFromRightToLeftStayInTheOrderOfTheText() throws {
    let text = "“\u{2068}דוד לוי Cohen 13\u{2069}” was deleted."
    let line = try #require(lines(show(UILabel(), text, width: 400)).first)
    #expect(!line.isRightToLeft)
    let hebrew = try #require(line.pieces.first { $0.direction == .rightToLeft })
    #expect(hebrew.run.text.trimmingCharacters(in: .whitespaces) == "דוד לוי")
    // The name is isolated, and its first word is at its right.
    #expect(line.pieces.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
    #expect(line.pieces[0].run.text.hasSuffix("Cohen 13"))
  }

  @Test func attributesStayWithTheirText() throws {
    let label = UILabel()
    let driver = show(label, "")
    let text = NSMutableAttributedString(string: "One ")
    text.append(
      NSAttributedString(
        string: "two",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .headline), .kern: 3]
      )
    )
    label.attributedText = text
    driver.settle()
    let pieces = try #require(lines(driver).first).pieces
    #expect(pieces.map(\.run.text) == ["One ", "two"])
    #expect(pieces[0].run.font == nil)
    #expect(pieces[1].run.font == FontValue(pointSize: 17, weight: 600))
    #expect(pieces[1].run.kern == 3)
  }

  @Test func sizesFollowTheReadersTextSize() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    let driver = show(label, "Text")
    let before = try #require(lines(driver).first)
    driver.setTextSize(.accessibilityExtraLarge)
    driver.settle()
    let after = try #require(lines(driver).first)
    guard case .font(let font) = label._attribute(.font) else { return }
    #expect(font.style == nil && font.pointSize > 30)
    #expect(after.baseline > before.baseline)
  }

  @Test(arguments: [false, true])
  func aButtonsFontFollowsTheReadersTextSize(isConfigured: Bool) {
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .plain() }
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.setTitle("Follow", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    let root = UIViewController()
    root.view.addSubview(button)
    let driver = SceneDriver(rootViewController: root)
    driver.settle()
    func sizes() -> [Double] {
      let node = driver.display.tree.nodes.values.first { $0.kind == .button }
      return (node?.attributes ?? []).compactMap {
        if case .font(let font) = $0 { font.pointSize } else { nil }
      }
    }
    #expect(sizes() == [17])
    driver.setTextSize(.accessibilityExtraExtraExtraLarge)
    driver.settle()
    #expect(sizes() == [53])
  }
}
