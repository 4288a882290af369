import Testing
import UIKitTesting

@testable import UIKit

/// The layout of texts: width first, then the height that follows from it.
///
/// "ab cd" and "ef" are about 25 and 10 points wide.
@MainActor
struct SolvedTextTests {
  private let label = UILabel()
  private let line: CGFloat
  private let twoLines: CGFloat

  init() {
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "ab cd ef"
    (line, twoLines) = (label.font.height(ofLines: 1), label.font.height(ofLines: 2))
  }

  @Test func textWrapsInTheWidthBetweenItsEdges() {
    let below = SizedView(10, 10)
    let root = UIView.container(46, 100, [label, below])
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
    ])
    #expect(root.laidOut == [[8, 0, 30, twoLines], [0, (twoLines + 4).ceiledToPixels, 10, 10]])
    label.text = "ab"
    #expect(root.laidOut == [[8, 0, 30, line], [0, (line + 4).ceiledToPixels, 10, 10]])
    root.frame.size.width = 16 + 15
    label.text = "ab cd ef"
    #expect(root.laidOut[0] == [8, 0, 15, label.font.height(ofLines: 3)])
  }

  /// The edges lie on half pixels, where rounding errors decided the direction of each.
  @Test(
    "A label in the middle lost a pixel of its width, and with it its text",
    arguments: ["vs", "VS", "fi", "a"],
    [UIFont.TextStyle.title1, .title3, .body]
  )
  func aLabelInTheMiddleHasTheWidthOfItsText(text: String, style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    let (left, right) = (SizedView(112, 10), SizedView(112, 10))
    let board = UIStackView(arrangedSubviews: [left, label, right])
    board.distribution = .equalSpacing
    board.alignment = .center
    let root = UIView.container(390, 200, [board])
    NSLayoutConstraint.activate([
      board.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      board.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
      board.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 1e-9)
  }

  @Test func textWrapsInTheWidthOfAnInequality() {
    let root = UIView.container(100, 100, [label])
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 30),
    ])
    #expect(root.laidOut == [[0, 0, 30, twoLines]])
  }

  @Test(arguments: [true, false])
  func textWrapsBesideAControlOfFixedSize(isFirst: Bool) {
    label.text = "ab cd ef ab cd ef ab cd ef"
    for control in [UISwitch(), UIStepper()] {
      let row = UIStackView(arrangedSubviews: isFirst ? [label, control] : [control, label])
      let size = control.intrinsicContentSize
      let insets = control.alignmentRectInsets
      let width = label.intrinsicContentSize.width.rounded() + size.width - 20
      let root = UIView.container(width, 100, [row])
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(control.frame.width == size.width + insets.left + insets.right)
      #expect(label.frame.width == width - size.width)
    }
  }

  @Test func aTextThatIsSetLaterWrapsInAFixedWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    let root = UIView.container(200, 300, [label])
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    label.text = "one two three four five six"
    root.layoutIfNeeded()
    #expect(label.frame.height > label.font.height(ofLines: 2))
  }

  @Test func preferredMaxLayoutWidthAppliesWithoutConstraints() {
    label.preferredMaxLayoutWidth = 30
    let root = UIView.container(100, 100, [label])
    root.layoutIfNeeded()
    #expect(label.frame.height == twoLines)
    #expect(label.frame.width <= 30)
  }

  @Test func textWrapsInAWidthThatFollowsFromAHeight() {
    // The label's width follows from the height of the other view.
    let square = UIView.container(0, 0, [])
    let root = UIView.container(100, 100, [label, square])
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalToConstant: 30),
      square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 2),
      label.widthAnchor.constraint(equalTo: square.heightAnchor, multiplier: 0.5),
    ])
    #expect(root.laidOut == [[0, 0, 30, twoLines], [0, 0, 30, 60]])
  }

  @Test func aTextInAStackWrapsInItsShare() {
    let icon = SizedView(20, 20)
    let stack = UIStackView(arrangedSubviews: [icon, label])
    stack.alignment = .top
    stack.spacing = 5
    stack.frame.size = CGSize(width: 55, height: 60)
    #expect(stack.laidOut == [[0, 0, 20, 20], [25, 0, 30, twoLines]])
  }

  @Test func aChangedTextSolvesItsClusterOnly() {
    let other = SizedView(10, 10)
    let root = UIView.container(100, 100, [label, other])
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      other.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let system = root._makeLayoutSystem()
    let before = system.solvedClusters
    root.layoutIfNeeded()
    #expect(system.solvedClusters == before)
    label.text = "abcd efgh"
    root.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(system.solvedClusters == before + 1)
  }
}
