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

  // Apple's guide to labels: text is centred vertically in a taller label.
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
      // Frames are rounded to pixels.
      #expect(abs(low.frame.midY - high.frame.midY) < 1 / 3)
    }
  }

  /// Returns the font sizes of the typeset lines.
  private func fontSizes(_ kind: NodeKind = .label) -> [Double] {
    attributes(kind).compactMap { attribute -> TextLinesValue? in
      if case .text(_, let lines) = attribute { lines } else { nil }
    }
    .flatMap(\.lines).flatMap(\.pieces).compactMap { $0.run.font?.pointSize }
  }

  @Test func aLineShrinksToItsScaleAndKeepsItsIntrinsicSize() {
    label.text = "A text that is far too long for its room"
    let size = label.intrinsicContentSize
    label.widthAnchor.constraint(equalToConstant: size.width * 0.8).isActive = true
    #expect(fontSizes().allSatisfy { $0 == 17 })
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(fontSizes().allSatisfy { $0 < 17 * 0.81 && $0 > 17 * 0.75 })
    #expect(!fontSizes().isEmpty)
    #expect(label.intrinsicContentSize == size)
  }

  @Test func aButtonHasRoomForTheFontOfItsTitleLabel() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    root.view.addSubview(button)
    _ = attributes()
    let height = button.intrinsicContentSize.height
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.height > height)
  }

  @Test func preferredMaxLayoutWidthLimitsTheIntrinsicWidthOfLines() {
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
