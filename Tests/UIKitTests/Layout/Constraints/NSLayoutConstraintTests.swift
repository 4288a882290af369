import Testing
import UIKit
import UIKitTesting

@MainActor
struct NSLayoutConstraintTests {
  private let view = SizedView(30, 10)
  private let sibling = SizedView(20, 20)

  private var container: UIView { .container(100, 50, [view, sibling]) }

  @Test func edgesWithConstants() {
    let root = container
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(root.laidOut[0] == [8, 4, 80, 46])
    #expect(root._layoutConflicts.isEmpty)
  }

  @Test func centresAndLengths() {
    let root = container
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      sibling.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 2),
      sibling.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    #expect(root.laidOut == [[30, 20, 40, 20], [0, 0, 52, 44]])
  }

  @Test func systemSpacingIsEightPoints() {
    let root = container
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      sibling.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.trailingAnchor,
        multiplier: 2
      ),
      sibling.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
    ])
    #expect(root.laidOut == [[0, 0, 30, 10], [46, 8, 20, 20]])
  }

  @Test func guidesKeepMarginsOfTheirView() {
    let root = container
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      sibling.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 6),
    ])
    #expect(root.laidOut == [[2, 1, 94, 46], [0, 6, 20, 20]])
    root.directionalLayoutMargins.leading = 10
    #expect(root.laidOut[0] == [10, 1, 86, 46])
  }

  @Test func changingTheConstantMovesTheView() {
    let root = container
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    #expect(root.laidOut[0] == [0, 0, 30, 10])
    top.constant = 7
    #expect(root.laidOut[0] == [0, 7, 30, 10])
  }

  @Test func inactiveConstraintsDoNotCount() {
    let root = container
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    #expect(!top.isActive)
    NSLayoutConstraint.activate([top, width])
    #expect(top.isActive && width.isActive)
    #expect(root.laidOut[0] == [0, 7, 50, 10])
    NSLayoutConstraint.deactivate([top, width])
    #expect(!top.isActive && !width.isActive)
    #expect(root.laidOut[0] == [0, 0, 30, 10])
  }

  @Test func prioritiesMayChangeWhileActive() {
    let root = container
    let small = view.widthAnchor.constraint(equalToConstant: 40)
    let large = view.widthAnchor.constraint(equalToConstant: 60)
    small.priority = .defaultHigh
    large.priority = .defaultLow
    NSLayoutConstraint.activate([small, large])
    #expect(root.laidOut[0][2] == 40)
    large.priority = .required
    #expect(root.laidOut[0][2] == 60)
  }

  @Test func aViewTakesItsOwnConstraintsAlong() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    let root = container
    #expect(root.laidOut[0][2] == 50)
    let other = UIView.container(10, 10, [])
    other.addSubview(view)
    #expect(width.isActive)
    #expect(other.laidOut == [[0, 0, 50, 10]])
  }

  @Test func leavingTheSuperviewDeactivatesConstraintsToOthers() {
    let root = container
    let pin = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
    let link = sibling.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 2)
    let other = sibling.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)
    NSLayoutConstraint.activate([pin, link, other])
    #expect(root.laidOut == [[0, 7, 30, 10], [3, 19, 20, 20]])
    view.removeFromSuperview()
    #expect(!pin.isActive && !link.isActive && other.isActive)
    #expect(root.laidOut == [[3, 0, 20, 20]])
  }

  @Test func constraintsDoNotKeepViewsAlive() {
    let root = UIView.container(100, 50, [])
    weak var gone: UIView?
    do {
      let view = SizedView(1, 1)
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
      gone = view
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }

  @Test func viewsWithoutACommonAncestorTrap() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let views = [UIView(), UIView()]
        views[0].topAnchor.constraint(equalTo: views[1].topAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("because its views have no common ancestor"))
  }

  // MARK: - Reports

  @Test func constraintsThatContradictEachOtherAreReportedByTheirNames() {
    let root = container
    root.accessibilityIdentifier = "card"
    view.accessibilityIdentifier = "title"
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    let other = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    NSLayoutConstraint.activate([width, other])
    root.layoutIfNeeded()
    #expect(root._layoutConflicts.count == 1)
    #expect(root._layoutConflicts.first?.contains("title.width == card.width") == true)
    other.isActive = false
    root.layoutIfNeeded()
    #expect(root._layoutConflicts.isEmpty)
  }

  @Test func constraintsMayReachAcrossLevels() {
    let inner = SizedView(1, 1)
    let root = container
    view.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(inner.convert(inner.bounds, to: root).minX == 7)
    #expect(root._layoutConflicts.isEmpty)
  }
}
