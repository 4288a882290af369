import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UILabel`.
///
/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor
struct UILabelTests {
  private let label = UILabel()
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    label.text = "Some words that take room"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
    ])
    driver = SceneDriver(rootViewController: root)
  }

  private func attributes(_ kind: NodeKind = .label) -> [Attribute] {
    driver.settle()
    return driver.display.tree.nodes.values.first { $0.kind == kind }?.attributes ?? []
  }

  // Apple's guide to labels: a text is in the middle of a label that is higher than it.
  @Test func aTextIsInTheMiddleOfAHigherLabel() {
    let high = UILabel()
    let low = UILabel()
    (high.text, low.text) = ("High", "Low")
    let stack = UIStackView(arrangedSubviews: [high, low])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    high.heightAnchor.constraint(equalToConstant: 60).isActive = true
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(low.frame.midY == high.frame.midY)
    }
  }

  @Test func aTextOfOneLineShrinksDownToItsScaleAndAsksForAsMuchRoom() {
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    #expect(attributes().contains(.numberOfLines(1)))
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    let fit = TextFitValue(minimumScale: 0.5, baseline: .centered)
    #expect(attributes().contains(.numberOfLines(1, fit: fit)))
    #expect(label.intrinsicContentSize == size)
    label.numberOfLines = 2
    #expect(attributes().contains(.numberOfLines(2)))
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = false
    #expect(attributes().contains(.numberOfLines(1)))
  }

  @Test func aButtonsTitleShrinksAsItsLabelSaysAndTakesItsFont() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    root.view.addSubview(button)
    _ = attributes()
    let height = button.intrinsicContentSize.height
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.8
    button.titleLabel?.font = .systemFont(ofSize: 40)
    let fit = TextFitValue(minimumScale: 0.8)
    #expect(attributes(.button).contains(.numberOfLines(1, fit: fit)))
    #expect(attributes(.button).contains(.font(UIFont.systemFont(ofSize: 40)._value)))
    #expect(button.intrinsicContentSize.height > height)
  }

  @Test func severalLinesWantToBeAsWideAsTheyPreferAtMost() {
    let width = label.intrinsicContentSize.width
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.width == width)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.width <= 80)
    #expect(label.intrinsicContentSize.height > label.font.pointSize * 2)
    root.view.layoutIfNeeded()
    #expect(label.frame.width <= 80)
    #expect(label.frame.height == label.intrinsicContentSize.height)
    label.trailingAnchor.constraint(equalTo: root.view.trailingAnchor).isActive = true
    root.view.layoutIfNeeded()
    #expect(label.frame.width == root.view.frame.width)
  }
}
