import Testing
import UIKit

/// Subclasses of constraints, which inherit all initialisers.
///
/// After https://developer.apple.com/documentation/uikit/nslayoutconstraint, an open class with the
/// initialiser `init()`, and libraries that subclass it.
@MainActor
struct ConstraintSubclassTests {
  /// A constraint with a label and no initialiser of its own.
  private final class LabelledConstraint: NSLayoutConstraint {
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }

    weak var maker: UIView?
  }

  /// A constraint whose initialiser delegates to an inherited one.
  private final class WidthConstraint: NSLayoutConstraint {
    convenience init(_ view: UIView, _ width: CGFloat) {
      self.init(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: width
      )
    }
  }

  private let view = SizedView(30, 10)
  private let root = UIView.container(100, 50, [])

  @Test func aSubclassInheritsTheInitialiserOfItems() {
    root.addSubview(view)
    let left = LabelledConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: root,
      attribute: .left,
      multiplier: 1,
      constant: 7
    )
    left.label = "left"
    left.maker = view
    NSLayoutConstraint.activate([left])
    #expect(root.laidOut == [[7, 0, 30, 10]])
    #expect(root.constraints.compactMap { $0 as? LabelledConstraint } == [left])
    #expect(left.identifier == "left" && left.maker === view)
  }

  @Test func aSubclassMayDelegateToAnInheritedInitialiser() {
    root.addSubview(view)
    let width = WidthConstraint(view, 44)
    width.isActive = true
    #expect(root.laidOut == [[0, 0, 44, 10]])
    width.constant = 20
    #expect(root.laidOut == [[0, 0, 20, 10]])
  }

  @Test func aConstraintWithoutItemsAffectsNothing() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.constant == 0 && constraint.multiplier == 1)
    #expect(constraint.priority == .required && !constraint.isActive)
    constraint.constant = 5
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
