import Testing
import UIKitTesting

@testable import UIKit

/// Invalid input traps with a message that names the view, or is tolerated.
@MainActor
struct SolvedBadInputTests {
  @Test func aConstantThatIsInfiniteTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = SizedView(10, 10)
        let root = UIView.container(100, 100, [view])
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: .infinity).isActive = true
        root.layoutIfNeeded()
      }
    }
  }

  @Test func aConstantThatBecomesNoNumberTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = SizedView(10, 10)
        let root = UIView.container(100, 100, [view])
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        left.isActive = true
        root.layoutIfNeeded()
        left.constant = .nan
        root.layoutIfNeeded()
      }
    }
  }

  @Test func viewsWithoutACommonSuperviewTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, two) = (UIView(), UIView())
        let constraint = one.leftAnchor.constraint(equalTo: two.leftAnchor)
        constraint.isActive = true
        _ = (one, two)
      }
    }
  }

  private final class Removing: UIView {
    var victims: [UIView] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      for view in victims { view.removeFromSuperview() }
      victims = []
    }
  }

  @Test func aViewMayBeRemovedDuringLayout() {
    let root = Removing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (stays, goes) = (SizedView(10, 10), SizedView(20, 20))
    root.addSubview(stays)
    root.addSubview(goes)
    stays.leftAnchor.constraint(equalTo: goes.rightAnchor).isActive = true
    root.victims = [goes]
    #expect(root.laidOut == [[0, 0, 10, 10]])
    #expect(root.constraints.isEmpty)
  }

  @Test func aRemovedViewsConstraintsAreListedNoMore() {
    let view = SizedView(10, 10)
    let inner = UIView.container(50, 50, [view])
    let root = UIView.container(100, 100, [inner])
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(root.constraints.count == 2)
    inner.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }
}
