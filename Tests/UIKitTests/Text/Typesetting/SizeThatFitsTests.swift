import Testing
import UIKit

/// Apple: `sizeThatFits(_:)`, `sizeToFit()`, `textRect(forBounds:limitedToNumberOfLines:)`.
@MainActor
struct SizeThatFitsTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let narrow = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)

  private func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func aLabelOfOneLineIsAsWideAsItsTextInAnyFrame() {
    let label = label("A text that is longer", lines: 1)
    #expect(label.intrinsicContentSize.width > 60)
    #expect(label.sizeThatFits(narrow) == label.intrinsicContentSize)
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 4)
    label.sizeToFit()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test(arguments: [(0, 4), (2, 2)])
  func aLabelOfSeveralLinesKeepsToTheWidth(most: Int, lines: Int) {
    // Four characters of 17 points each do not fit into a line.
    let label = label("你好吗你好吗你好吗你", lines: most)
    let size = label.sizeThatFits(narrow)
    #expect(size.width <= 60)
    #expect(size.height == font.height(ofLines: lines))
    label.frame.size = CGSize(width: 60, height: 0)
    label.sizeToFit()
    #expect(label.frame.size == size)
  }

  @Test func theRectangleOfATextIsNoLargerThanItsBounds() {
    let label = label("你好吗你好吗你好吗你", lines: 0)
    let bounds = CGRect(x: 5, y: 7, width: 60, height: 200)
    let three = label.textRect(forBounds: bounds, limitedToNumberOfLines: 3)
    #expect(three.origin == bounds.origin)
    #expect(three.height == font.height(ofLines: 3))
    #expect(three.width <= 60)
    let low = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(label.textRect(forBounds: low, limitedToNumberOfLines: 0).height == 30)
  }

  @Test func aButtonIsAsLargeAsItsTitleAndInsets() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = font
    button.setTitle("你好", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
    let size = CGSize(width: 34 + 30, height: font.height(ofLines: 1).rounded(.up) + 8)
    #expect(button.sizeThatFits(.zero) == size)
    button.sizeToFit()
    #expect(button.frame.size == size)
  }

  @Test func aConfiguredTitleWrapsInTheWidth() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title of several words"
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    let wide = button.sizeThatFits(.zero)
    let fitting = button.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(wide.width > 100 && fitting.width <= 100)
    #expect(fitting.height > 1.9 * wide.height)
  }

  @Test func aFieldIsAsLargeAsItsTextInItsBorder() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 30)
    field.text = "你好"
    let line = UIFont.systemFont(ofSize: 30).height(ofLines: 1)
    #expect(field.sizeThatFits(narrow) == CGSize(width: 60, height: line))
    field.borderStyle = .roundedRect
    field.sizeToFit()
    #expect(field.frame.width > 60 && field.frame.height > line)
  }

  @Test func aTextViewIsAsHighAsItsLinesAndInsets() {
    let view = UITextView()
    view.font = font
    view.text = "你好吗你好吗"
    view.textContainerInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(narrow).height == font.height(ofLines: 2) + 10)
  }
}
