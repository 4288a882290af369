import UIKit

extension LayoutGenerator {
  /// Messages as chats show them: no wider than a part of the row, with a note at the end that keeps
  /// within.
  @MainActor
  mutating func fillWithBubbles(_ sample: UIView) {
    let bubble = makeView(asks: false, in: sample)
    let text = AskingView(points(10...400), points(10...50))
    text.translatesAutoresizingMaskIntoConstraints = false
    name(text, "text")
    bubble.addSubview(text)
    let note = makeView(asks: true, in: bubble)
    let (start, end) = (points(0...12), points(0...12))
    let isOwn = chance(of: 50)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: sample.topAnchor, constant: 4),
      isOwn
        ? bubble.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -12)
        : bubble.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: 12),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: sample.widthAnchor,
        multiplier: one(of: [0.6, 0.75])
      ),
      bubble.widthAnchor.constraint(
        greaterThanOrEqualTo: sample.widthAnchor,
        multiplier: one(of: [0.1, 0.4])
      ),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: start),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -end),
      note.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 2),
      note.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      note.leadingAnchor.constraint(greaterThanOrEqualTo: text.leadingAnchor),
      note.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
    ])
  }

  /// Pages beside each other, each as wide as the scroll view that they are in.
  @MainActor
  mutating func fillWithPages(_ sample: UIView) {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    // What the bar covers is none of the pages' height.
    scroll.contentInsetAdjustmentBehavior = .never
    name(scroll, "scroll")
    sample.addSubview(scroll)
    let pages = (0..<number(2...4)).map { _ in makeView(asks: chance(of: 50)) }
    let stack = UIStackView(arrangedSubviews: pages)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    name(stack, "pages")
    scroll.addSubview(stack)
    let content = scroll.contentLayoutGuide
    let frame = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: sample.topAnchor, constant: points(0...20)),
      scroll.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: points(0...20)),
      scroll.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -points(0...20)),
      scroll.bottomAnchor.constraint(equalTo: sample.bottomAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: CGFloat(pages.count)),
      stack.heightAnchor.constraint(equalTo: frame.heightAnchor),
    ])
  }
}
