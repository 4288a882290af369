import Testing

@testable import UIKit

/// Alignment rectangles, ambiguity, and the layout direction of single views.
@MainActor
struct SolvedAlignmentTests {
  /// A view with a shadow of 2 points at the left, 3 above, 4 at the right and 5 below.
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 3, left: 2, bottom: 5, right: 4)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  private let shadowed = Shadowed()
  private let view = SizedView(10, 10)

  @Test func framesAndAlignmentRectanglesFollowFromEachOther() {
    let frame = CGRect(x: 10, y: 10, width: 36, height: 28)
    let rect = shadowed.alignmentRect(forFrame: frame)
    #expect(rect == CGRect(x: 12, y: 13, width: 30, height: 20))
    #expect(shadowed.frame(forAlignmentRect: rect) == frame)
  }

  @Test func constraintsAlignTheRectangleWithoutTheShadow() {
    let root = UIView.container(200, 100, [shadowed, view])
    NSLayoutConstraint.activate([
      shadowed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.leftAnchor.constraint(equalTo: shadowed.rightAnchor),
      view.centerYAnchor.constraint(equalTo: shadowed.centerYAnchor),
      view.widthAnchor.constraint(equalTo: shadowed.widthAnchor),
    ])
    #expect(root.laidOut == [[18, 17, 36, 28], [50, 25, 30, 10]])
  }

  @Test func stacksAlignTheRectangleWithoutTheShadow() {
    let stack = UIStackView(arrangedSubviews: [shadowed, view])
    stack.spacing = 5
    stack.alignment = .top
    stack.frame.size = CGSize(width: 45, height: 40)
    #expect(stack.laidOut == [[-2, -3, 36, 28], [35, 0, 10, 10]])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 45, height: 20))
  }

  // MARK: - Ambiguity

  @Test func aViewIsAmbiguousWhereConstraintsLeaveARange() {
    let root = UIView.container(200, 100, [view])
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func constraintsThatAffectAViewAreFoundByAxis() {
    let other = SizedView(10, 10)
    let root = UIView.container(200, 100, [view, other])
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    let beside = other.leftAnchor.constraint(equalTo: view.rightAnchor)
    let below = other.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, top, beside, below])
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, beside])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }

  // MARK: - Directions

  @Test func semanticContentAttributeMirrorsAView() {
    let root = UIView.container(100, 50, [view])
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    #expect(root.laidOut == [[20, 0, 10, 10]])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.laidOut == [[70, 0, 10, 10]])
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }

  @Test func semanticContentAttributeMirrorsAStack() {
    let stack = UIStackView(arrangedSubviews: [view, SizedView(20, 10)])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.frame.size = CGSize(width: 30, height: 10)
    #expect(stack.laidOut == [[20, 0, 10, 10], [0, 0, 20, 10]])
  }

  // MARK: - Stacks

  @Test func customSpacingMayBeTheStacksOrTheSystemsSpacing() {
    let views = (0..<3).map { _ in SizedView(10, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 3
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.frame.size = CGSize(width: 41, height: 10)
    #expect(stack.laidOut.map { $0[0] } == [0, 18, 31])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.frame.size.width = 36
    #expect(stack.laidOut.map { $0[0] } == [0, 13, 26])
  }

  @Test func rowsMayKeepTheirDistanceBetweenBaselines() {
    let labels = (0..<2).map { _ in UILabel() }
    for label in labels { label.text = "Text" }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    let root = UIView.container(100, 200, [stack])
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(labels[1].frame.minY == 40)
  }
}
