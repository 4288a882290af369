import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Common constraints between siblings, where the position of a view depends on another's.
///
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
@MainActor
struct EverydayConstraintsTests {
  private let icon = SizedView(20, 20)
  private let other = SizedView(50, 10)

  private func laidOut(
    _ width: CGFloat = 200,
    _ height: CGFloat = 100,
    _ constraints: (UIView) -> [NSLayoutConstraint]
  ) -> [[CGFloat]] {
    let root = UIView.container(width, height, [icon, other])
    NSLayoutConstraint.activate(constraints(root))
    #expect(root._layoutConflicts == [])
    return root.laidOut
  }

  private func atCorner(_ root: UIView) -> [NSLayoutConstraint] {
    [
      icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    ]
  }

  @Test func aTextIsCentredBesideAnIcon() {
    let frames = laidOut { root in
      atCorner(root) + [
        other.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        other.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      ]
    }
    #expect(frames == [[16, 60, 20, 20], [44, 65, 50, 10]])
  }

  @Test("An empty state: a centred view stays centred with another below it")
  func aViewBelowACentredViewIsPlacedFromIt() {
    let frames = laidOut { root in
      [
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -5),
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 16),
        other.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      ]
    }
    #expect(frames == [[90, 35, 20, 20], [75, 71, 50, 10]])
  }

  @Test func viewsAboveAndBelowACentredViewArePlacedFromIt() {
    let (title, low) = (SizedView(80, 12), SizedView(30, 6))
    let root = UIView.container(200, 100, [icon, title, other, low])
    NSLayoutConstraint.activate([
      icon.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      title.bottomAnchor.constraint(equalTo: icon.topAnchor, constant: -8),
      other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 4),
      low.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 2),
      low.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    #expect(root._layoutConflicts == [])
    #expect(root.laidOut.map { $0[1] } == [40, 20, 64, 76])
  }

  @Test("A custom alert: siblings lie on a centred card")
  func siblingsOnACardArePlacedByItsEdges() {
    let (card, title, button, text) = (UIView(), SizedView(80, 12), UIView(), SizedView(30, 6))
    let root = UIView.container(300, 400, [card, title, button, text])
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 280),
      card.heightAnchor.constraint(equalToConstant: 220),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      title.heightAnchor.constraint(equalToConstant: 28),
      button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
      button.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      button.heightAnchor.constraint(equalToConstant: 44),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      text.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -12),
    ])
    #expect(root._layoutConflicts == [])
    #expect(
      root.laidOut == [
        [10, 90, 280, 220], [30, 110, 240, 28], [30, 246, 240, 44], [30, 146, 240, 88],
      ]
    )
  }

  @Test(
    "A login: two texts above or below a centred form",
    arguments: [false, true],
    [false, true]
  )
  func aChainOfViewsIsPlacedFromTheCentredView(isAbove: Bool, isInOrder: Bool) {
    let (form, near, far) = (SizedView(100, 40), SizedView(80, 10), SizedView(60, 20))
    let views = [far, near, form]
    let root = UIView.container(200, 300, isInOrder == isAbove ? views : views.reversed())
    NSLayoutConstraint.activate(
      [form, near, far].map { $0.centerXAnchor.constraint(equalTo: root.centerXAnchor) }
        + [form.centerYAnchor.constraint(equalTo: root.centerYAnchor)]
        + (isAbove
          ? [
            form.topAnchor.constraint(equalTo: near.bottomAnchor, constant: 16),
            near.topAnchor.constraint(equalTo: far.bottomAnchor, constant: 24),
          ]
          : [
            near.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 16),
            far.topAnchor.constraint(equalTo: near.bottomAnchor, constant: 24),
          ])
    )
    #expect(root._layoutConflicts == [])
    root.layoutIfNeeded()
    #expect(form.frame.minY == 130)
    #expect(near.frame.minY == (isAbove ? 104 : 186))
    #expect(far.frame.minY == (isAbove ? 60 : 220))
  }

  @Test("A header above a scroll view has the height of its two views", arguments: [0, 2_000])
  func aScrollViewTakesTheRoomThatAHeaderLeaves(contentHeight: CGFloat) {
    let (text, button) = (SizedView(40, 21), SizedView(50, 10))
    let header = UIView.container(0, 0, [text, button])
    let (scroll, content) = (UIScrollView(), UIView())
    scroll.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView.container(200, 300, [header, scroll])
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.topAnchor.constraint(equalTo: header.bottomAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      text.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
      button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      button.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: contentHeight),
    ])
    for view in [header, scroll] {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    #expect(root._layoutConflicts == [])
    let height: CGFloat = 24 + 21 + 10
    #expect(root.laidOut == [[0, 0, 200, height], [0, height, 200, 300 - height]])
  }

  @Test("A row of an account: a sum beside a name, both below a separator")
  func twoViewsBelowALineAreBesideEachOther() {
    let (kind, line, name, sum) = (
      SizedView(60, 12), UIView(), SizedView(70, 20), SizedView(90, 30)
    )
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let root = UIView.container(300, 112, [kind, line, name, sum])
    NSLayoutConstraint.activate([
      kind.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      kind.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      line.topAnchor.constraint(equalTo: kind.bottomAnchor, constant: 8),
      line.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      line.widthAnchor.constraint(equalToConstant: 60),
      line.heightAnchor.constraint(equalToConstant: 4),
      name.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      sum.topAnchor.constraint(equalTo: line.bottomAnchor),
      sum.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 4),
      sum.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -32),
    ])
    #expect(root._layoutConflicts == [])
    #expect(
      root.laidOut == [
        [16, 16, 60, 12], [16, 36, 60, 4], [16, 56, 158, 20], [178, 40, 90, 30],
      ]
    )
  }

  @Test("A password field: a lock before it, an eye after it, a separator below")
  func aFieldFillsWhatItsNeighboursLeave() {
    let (lock, field, eye, line) = (SizedView(20, 20), UIView(), SizedView(30, 20), UIView())
    let root = UIView.container(200, 60, [lock, field, eye, line])
    NSLayoutConstraint.activate([
      lock.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      lock.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.topAnchor.constraint(equalTo: root.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 24),
      field.leadingAnchor.constraint(equalTo: lock.trailingAnchor, constant: 8),
      eye.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      eye.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      eye.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
    ])
    #expect(root._layoutConflicts == [])
    #expect(
      root.laidOut == [[0, 2, 20, 20], [28, 0, 134, 24], [170, 2, 30, 20], [0, 32, 200, 1]]
    )
  }

  @Test("A header has the height of its greeting and the two buttons below it")
  func theHeightIncludesAViewAboveTwoAdjacentViews() {
    let (greeting, inbox, history) = (SizedView(180, 40), SizedView(50, 10), SizedView(60, 10))
    let header = UIView.container(0, 0, [greeting, inbox, history])
    let root = UIView.container(200, 300, [header])
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: root.topAnchor),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      greeting.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
      greeting.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      greeting.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
      inbox.topAnchor.constraint(equalTo: greeting.bottomAnchor, constant: 16),
      inbox.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      inbox.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
      inbox.heightAnchor.constraint(equalToConstant: 25),
      history.centerYAnchor.constraint(equalTo: inbox.centerYAnchor),
      history.leadingAnchor.constraint(equalTo: inbox.trailingAnchor, constant: 16),
      history.heightAnchor.constraint(equalToConstant: 25),
    ])
    #expect(header._layoutConflicts == [])
    #expect(root.laidOut == [[0, 0, 200, 97]])
    #expect(header.laidOut == [[16, 8, 168, 40], [16, 64, 50, 25], [82, 64, 60, 25]])
  }

  @Test func aTextAfterACentredIconIsPlacedFromIt() {
    let frames = laidOut { root in
      [
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        other.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        other.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        other.topAnchor.constraint(equalTo: icon.topAnchor),
      ]
    }
    #expect(frames == [[90, 10, 20, 20], [118, 10, 50, 10]])
  }

  @Test func aCentreConstraintFollowsAViewPlacedFromBelow() {
    let frames = laidOut { root in
      [
        icon.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        other.centerYAnchor.constraint(equalTo: icon.centerYAnchor, constant: 2),
      ]
    }
    #expect(frames[1][1] == 77)
  }

  @Test func aBadgeSitsOnACorner() {
    let frames = laidOut { root in
      atCorner(root) + [
        other.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
        other.centerYAnchor.constraint(equalTo: icon.topAnchor),
      ]
    }
    #expect(frames[1] == [11, 55, 50, 10])
  }

  @Test func aMarkLiesInTheCornerOfAPicture() {
    let frames = laidOut { root in
      atCorner(root) + [
        other.trailingAnchor.constraint(equalTo: icon.trailingAnchor, constant: -8),
        other.bottomAnchor.constraint(equalTo: icon.bottomAnchor, constant: -8),
      ]
    }
    #expect(frames[1] == [-22, 62, 50, 10])
  }

  @Test func aMarkLiesInTheCornerOfACentredPicture() {
    let frames = laidOut { root in
      [
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        other.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: -4),
        other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: -4),
      ]
    }
    #expect(frames == [[90, 40, 20, 20], [106, 56, 50, 10]])
  }

  @Test func aViewBelowACentredIconStartsAtTheCentre() {
    let frames = laidOut { root in
      [
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
        other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 6),
        other.leadingAnchor.constraint(equalTo: root.centerXAnchor),
      ]
    }
    #expect(frames == [[90, 30, 20, 20], [100, 56, 50, 10]])
  }

  @Test func linesOfAFormAreLevel() {
    let name = UILabel()
    name.text = "Name"
    name.font = .systemFont(ofSize: 12)
    let field = UITextField()
    let root = UIView.container(200, 100, [name, field])
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      field.heightAnchor.constraint(equalToConstant: 44),
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    #expect(root._layoutConflicts == [])
    root.layoutIfNeeded()
    let baselines = root.subviews.map { view in
      let size = SizeValue(width: view.frame.width, height: view.frame.height)
      return view.frame.minY + (view._baselines(in: size)?.first ?? 0)
    }
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
  }

  @Test func aBubbleIsNoWiderThanAPartOfItsRow() {
    icon.size = CGSize(width: 400, height: 20)
    let frames = laidOut { root in
      [
        icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
        icon.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75),
        other.widthAnchor.constraint(
          greaterThanOrEqualTo: root.widthAnchor,
          multiplier: 0.5,
          constant: 10
        ),
      ]
    }
    #expect(frames.map { $0[2] } == [150, 110])
  }

  @Test func aTimeStaysWithinTheWidthOfTheTextAbove() {
    let bubble = UIView.container(0, 0, [icon, other])
    let row = UIView.container(200, 100, [bubble])
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      icon.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 5),
      icon.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -5),
      other.trailingAnchor.constraint(equalTo: icon.trailingAnchor),
      other.leadingAnchor.constraint(greaterThanOrEqualTo: icon.leadingAnchor),
    ])
    #expect(row._layoutConflicts == [])
    row.layoutIfNeeded()
    #expect(bubble.frame.width == 60)
    #expect(other.frame.minX == 5)
    #expect(icon.frame.width == 50)
  }

  @Test func aCentredViewFollowsItsNeighbourToAnotherSize() {
    let root = UIView.container(200, 100, [icon, other])
    NSLayoutConstraint.activate(
      atCorner(root) + [
        other.centerYAnchor.constraint(equalTo: icon.centerYAnchor)
      ]
    )
    #expect(root.laidOut[1][1] == 65)
    icon.size = CGSize(width: 20, height: 40)
    #expect(root.laidOut[1][1] == 75)
  }

  @Test func aViewIsCentredBesideATextOfManyLines() {
    let text = UILabel()
    text.numberOfLines = 0
    text.text = "One two three four five six seven eight nine ten eleven twelve"
    let root = UIView.container(200, 300, [text, other])
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 100),
      other.centerYAnchor.constraint(equalTo: text.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.height > 60)
    #expect(abs(other.frame.midY - text.frame.midY) < 0.34)
    #expect(root._layoutConflicts.isEmpty)
  }
}
