import Testing
import UIKit

/// The items and properties of constraints, and the views that hold them.
///
/// After https://developer.apple.com/documentation/uikit/nslayoutconstraint and
/// https://developer.apple.com/documentation/uikit/uiview/addconstraint(_:).
@MainActor
struct NSLayoutConstraintItemsTests {
  private let view = SizedView(30, 10)
  private let root = UIView.container(100, 50, [])

  @Test func aConstraintOfItemsIsLaidOut() {
    root.addSubview(view)
    let top = NSLayoutConstraint(
      item: view,
      attribute: .top,
      relatedBy: .equal,
      toItem: root,
      attribute: .top,
      multiplier: 1,
      constant: 7
    )
    let width = NSLayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 50
    )
    root.addConstraints([top, width])
    #expect(root.laidOut == [[0, 7, 50, 10]])
    #expect(top.isActive && width.isActive)
    #expect(root.constraints.count == 2 && view.constraints.isEmpty)
  }

  @Test func aConstraintReturnsItsItemsAndAttributes() {
    root.addSubview(view)
    let constraint = view.heightAnchor.constraint(
      lessThanOrEqualTo: root.safeAreaLayoutGuide.heightAnchor,
      multiplier: 0.5,
      constant: 3
    )
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === root.safeAreaLayoutGuide)
    #expect(constraint.firstAttribute == .height && constraint.secondAttribute == .height)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 0.5 && constraint.constant == 3)
    let alone = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(alone.secondItem == nil && alone.secondAnchor == nil)
    #expect(alone.secondAttribute == .notAnAttribute)
  }

  @Test func theIdentifierOfAConstraintIsInConflictReports() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    let odd = view.widthAnchor.constraint(equalToConstant: 6)
    odd.identifier = "square"
    odd.isActive = true
    root.layoutIfNeeded()
    #expect(root._layoutConflicts.first?.contains("square: SizedView.width == 6") == true)
  }

  @Test func theClosestCommonViewHoldsAnActiveConstraint() {
    let sibling = SizedView(1, 1)
    root.addSubview(view)
    root.addSubview(sibling)
    let link = sibling.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([link, width])
    #expect(root.constraints == [link])
    #expect(view.constraints == [width])
    root.removeConstraint(width)
    #expect(width.isActive)
    view.removeConstraints([width])
    #expect(!width.isActive)
  }

  @Test func removingAViewDeactivatesItsConstraintsHeldAbove() {
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    root.addConstraint(width)
    view.removeFromSuperview()
    #expect(!width.isActive)
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test func removingAViewDeactivatesConstraintsThatReachAcrossIt() {
    let inner = SizedView(1, 1)
    root.addSubview(view)
    view.addSubview(inner)
    let far = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
    far.isActive = true
    let height = inner.heightAnchor.constraint(equalToConstant: 4)
    root.addConstraint(height)
    #expect(root.constraints.count == 2)
    view.removeFromSuperview()
    #expect(!far.isActive && !height.isActive)
  }

  @Test func addingAConstraintOfAnotherViewTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Expected a constraint of UIView and what is in it"))
  }
}
