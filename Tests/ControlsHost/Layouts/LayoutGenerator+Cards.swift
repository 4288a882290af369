import UIKit

extension LayoutGenerator {
  /// A card of a given size in the middle, and siblings on it that keep to its edges.
  @MainActor
  mutating func fillWithCard(_ sample: UIView) {
    let (card, title, button, text) = (
      makeView(asks: false, in: sample), makeView(in: sample), makeView(in: sample),
      makeView(in: sample)
    )
    let (inset, gap) = (points(0...12), points(0...10))
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: sample.centerXAnchor, constant: points(-10...10)),
      card.centerYAnchor.constraint(equalTo: sample.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: points(100...150)),
      card.heightAnchor.constraint(equalToConstant: points(110...130)),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
      title.heightAnchor.constraint(equalToConstant: points(10...30)),
      button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -inset),
      button.heightAnchor.constraint(equalToConstant: points(10...30)),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap),
      text.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -gap),
    ])
    for view in [title, button, text] {
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset).isActive = true
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset).isActive = true
    }
  }

  /// A column, and two below one of its links that stand beside each other.
  @MainActor
  mutating func fillWithRow(_ sample: UIView) {
    let (kind, line, name, sum) = (
      makeView(asks: true, in: sample), makeView(asks: false, in: sample),
      makeView(asks: true, in: sample), makeView(asks: true, in: sample)
    )
    NSLayoutConstraint.activate([
      kind.topAnchor.constraint(equalTo: sample.topAnchor, constant: points(0...10)),
      kind.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: points(0...10)),
      line.topAnchor.constraint(equalTo: kind.bottomAnchor, constant: points(0...10)),
      line.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: 4),
      line.widthAnchor.constraint(equalToConstant: points(20...60)),
      line.heightAnchor.constraint(equalToConstant: 4),
      name.topAnchor.constraint(equalTo: line.bottomAnchor, constant: points(0...10)),
      name.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: 4),
      sum.topAnchor.constraint(equalTo: line.bottomAnchor, constant: points(0...10)),
      sum.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: points(0...10)),
    ])
    if chance(of: 50) {
      sum.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -8).isActive = true
    }
  }

  /// A header of one above two that stand beside each other, above what takes the room left over.
  @MainActor
  mutating func fillWithHeader(_ sample: UIView) {
    let (header, rest) = (makeView(asks: false, in: sample), UIScrollView())
    rest.translatesAutoresizingMaskIntoConstraints = false
    rest.contentInsetAdjustmentBehavior = .never
    name(rest, "scroll")
    sample.addSubview(rest)
    let content = makeView(asks: false, in: rest)
    let (text, first, second) = (
      makeView(asks: true, in: header), makeView(asks: true, in: header),
      makeView(asks: true, in: header)
    )
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: sample.topAnchor),
      rest.topAnchor.constraint(equalTo: header.bottomAnchor, constant: points(0...10)),
      rest.bottomAnchor.constraint(equalTo: sample.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: points(10...400)),
      text.topAnchor.constraint(equalTo: header.topAnchor, constant: points(0...10)),
      text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -8),
      first.topAnchor.constraint(equalTo: text.bottomAnchor, constant: points(0...10)),
      first.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 8),
      first.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -4),
      first.heightAnchor.constraint(equalToConstant: points(10...25)),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: points(0...10)),
    ])
    for view in [header, rest] {
      view.leadingAnchor.constraint(equalTo: sample.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: sample.trailingAnchor).isActive = true
    }
    for (own, other) in [
      (content.topAnchor, rest.topAnchor), (content.bottomAnchor, rest.bottomAnchor),
    ] { own.constraint(equalTo: other).isActive = true }
    content.leadingAnchor.constraint(equalTo: rest.leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: rest.trailingAnchor).isActive = true
    content.widthAnchor.constraint(equalTo: rest.widthAnchor).isActive = true
  }
}
