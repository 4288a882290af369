import UIKit

/// Texts with paragraph styles.
final class ParagraphsViewController: UIViewController {
  private static let lines = "Lines that are long enough for two\nAnother paragraph of this text"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      label("line", "One line") { _ in },
      label("spaced line", "One line") { $0.lineSpacing = 10 },
      label("plain", Self.lines) { _ in },
      label("spaced", Self.lines) { $0.lineSpacing = 10 },
      label("apart", Self.lines) {
        $0.paragraphSpacing = 12
        $0.paragraphSpacingBefore = 8
      },
      label("high", Self.lines) { $0.lineHeightMultiple = 1.5 },
      label("limited", Self.lines) {
        $0.minimumLineHeight = 40
        $0.maximumLineHeight = 40
      },
      label("indented", Self.lines) {
        $0.firstLineHeadIndent = 24
        $0.headIndent = 12
        $0.tailIndent = -16
      },
      label("right", Self.lines) { $0.alignment = .right },
      label("other way", "بسم Hello\nSecond") { $0.baseWritingDirection = .rightToLeft },
      label("cut", Self.lines, lines: 1) { $0.lineSpacing = 10 },
      label("clamped", Self.lines, lines: 3) { $0.lineSpacing = 10 },
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
    ])
  }

  private func label(
    _ name: String,
    _ text: String,
    lines: Int = 0,
    _ set: (NSMutableParagraphStyle) -> Void
  ) -> UILabel {
    let style = NSMutableParagraphStyle()
    set(style)
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.numberOfLines = lines
    label.backgroundColor = .secondarySystemBackground
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)]
    )
    label.widthAnchor.constraint(equalToConstant: 240).isActive = true
    return label
  }
}
