import Testing

@testable import UIKit

/// After https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html.
@MainActor
struct SolvedConflictTests {
  private let view = SizedView(30, 10)
  private let root = UIView.container(100, 100, [])

  @Test func theLastOfContradictingConstraintsBreaks() {
    root.addSubview(view)
    view.accessibilityIdentifier = "box"
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    #expect(root.laidOut[0][2] == 40)
    #expect(
      root._layoutConflicts == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint box.width == 40   (active)>",
            "<NSLayoutConstraint box.width == 60   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint box.width == 60   (active)>
        """
      ]
    )
  }

  @Test func theOrderIsThatOfActivation() {
    root.addSubview(view)
    let first = view.widthAnchor.constraint(equalToConstant: 60)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    first.isActive = true
    #expect(root.laidOut[0][2] == 40)
  }

  @Test func optionalConstraintsAreNoConflict() {
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let other = view.widthAnchor.constraint(equalToConstant: 60)
    other.priority = UILayoutPriority(999)
    other.isActive = true
    #expect(root.laidOut[0][2] == 40)
    #expect(root._layoutConflicts.isEmpty)
  }

  @Test func deactivatingAConflictingConstraintRestoresTheOthers() {
    root.addSubview(view)
    let first = view.widthAnchor.constraint(equalToConstant: 40)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([first, second])
    #expect(root.laidOut[0][2] == 40)
    first.isActive = false
    #expect(root.laidOut[0][2] == 60)
  }

  @Test func aConstraintWithoutACommonSuperviewTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        withExtendedLifetime((first, second)) {}
      }
    }
  }

  @Test func aConstantThatIsNaNTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
        root.layoutIfNeeded()
      }
    }
  }
}
