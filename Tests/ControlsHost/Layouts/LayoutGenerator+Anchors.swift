import UIKit

extension LayoutGenerator {
  /// Views pinned to edges, with lengths, parts and content where edges leave one open.
  @MainActor
  mutating func fillWithEdges(_ sample: UIView) {
    for _ in 0..<number(2...4) {
      let view = makeView(in: sample)
      pinHorizontally(view, to: sample)
      pinVertically(view, to: sample)
    }
  }

  @MainActor
  private mutating func pinHorizontally(_ view: UIView, to parent: UIView) {
    let (start, end) = (points(0...40), points(0...40))
    let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: start)
    let trailing = view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -end)
    let left = view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: start)
    let right = view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -end)
    let constraints: [NSLayoutConstraint] =
      switch number(0...7) {
      case 0: [leading, trailing]
      case 1: [left, right]
      case 2: [leading, view.widthAnchor.constraint(equalToConstant: points(10...90))]
      case 3: [trailing, partOfWidth(view, parent)]
      case 4: [right, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)]
      case 5: [leading, partOfWidth(view, parent, .lessThanOrEqual)]
      case 6: [trailing, partOfWidth(view, parent, .greaterThanOrEqual)]
      default: [leading, view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor)]
      }
    NSLayoutConstraint.activate(constraints)
  }

  @MainActor
  private mutating func partOfWidth(
    _ view: UIView,
    _ parent: UIView,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: relation,
      toItem: parent,
      attribute: .width,
      multiplier: one(of: [0.25, 0.5, 0.75]),
      constant: points(0...10)
    )
  }

  @MainActor
  private mutating func pinVertically(_ view: UIView, to parent: UIView) {
    let (start, end) = (points(0...40), points(0...40))
    let top = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: start)
    let bottom = view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -end)
    let constraints: [NSLayoutConstraint] =
      switch number(0...4) {
      case 0: [top, bottom]
      case 1: [top, view.heightAnchor.constraint(equalToConstant: points(10...60))]
      case 2: [bottom, view.heightAnchor.constraint(lessThanOrEqualToConstant: 30)]
      case 3: [top, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)]
      default: [bottom]
      }
    NSLayoutConstraint.activate(constraints)
  }

  /// Views within margins, the safe area and guides of the sample's own.
  @MainActor
  mutating func fillWithGuides(_ sample: UIView) {
    sample.directionalLayoutMargins = makeMargins()
    let margins = sample.layoutMarginsGuide
    let view = makeView(in: sample)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor, constant: points(0...10)),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: points(0...10)),
    ])
    let wide = makeView(asks: false, in: sample)
    let guide = one(of: [sample.safeAreaLayoutGuide, margins, sample.readableContentGuide])
    NSLayoutConstraint.activate([
      wide.topAnchor.constraint(equalTo: guide.topAnchor),
      wide.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -points(0...30)),
      wide.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    nest(in: wide)
    divide(sample)
  }

  /// A view whose own safe area is what is left of the outer one's.
  @MainActor
  private mutating func nest(in parent: UIView) {
    parent.directionalLayoutMargins = makeMargins()
    let view = makeView(asks: true, in: parent)
    let guide = parent.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
  }

  /// A guide of half the width, and a view in its middle.
  @MainActor
  private mutating func divide(_ sample: UIView) {
    let half = UILayoutGuide()
    sample.addLayoutGuide(half)
    let view = makeView(asks: true, in: sample)
    NSLayoutConstraint.activate([
      half.trailingAnchor.constraint(equalTo: sample.trailingAnchor),
      half.bottomAnchor.constraint(equalTo: sample.bottomAnchor),
      half.widthAnchor.constraint(equalToConstant: points(20...100)),
      half.heightAnchor.constraint(equalToConstant: points(20...60)),
      view.trailingAnchor.constraint(equalTo: half.leadingAnchor, constant: -points(0...10)),
      view.bottomAnchor.constraint(equalTo: half.topAnchor),
    ])
  }

  @MainActor
  mutating func fillWithCentres(_ sample: UIView) {
    for _ in 0..<number(2...3) {
      let view = makeView(in: sample)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: sample.centerXAnchor, constant: points(-20...20)),
        view.centerYAnchor.constraint(
          equalTo: sample.safeAreaLayoutGuide.centerYAnchor,
          constant: points(-20...20)
        ),
      ])
      if chance(of: 50) {
        view.widthAnchor.constraint(equalToConstant: points(10...80)).isActive = true
      }
      if chance(of: 30) {
        let height = view.heightAnchor
        height.constraint(equalTo: sample.heightAnchor, multiplier: 0.25).isActive = true
      }
      if chance(of: 40) {
        let edge = view.leadingAnchor
        edge.constraint(greaterThanOrEqualTo: sample.leadingAnchor, constant: 40).isActive = true
      }
    }
  }
}
