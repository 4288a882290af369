import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIStackViewTests {
  private let first = SizedView(10, 10)
  private let second = SizedView(30, 20)

  private func stack(_ views: [UIView]? = nil) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views ?? [first, second])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.spacing = 5
    return stack
  }

  @Test func arrangedSubviewsAreSubviewsPlacedByTheStack() {
    let label = UILabel()
    let stack = stack([label])
    #expect(stack.subviews == [label])
    #expect(stack.arrangedSubviews == [label])
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func arrangedSubviewsAreInsertedAndMovedInOrder() {
    let stack = stack()
    let third = SizedView(1, 1)
    stack.insertArrangedSubview(third, at: 1)
    #expect(stack.arrangedSubviews == [first, third, second])
    #expect(stack.subviews == [first, third, second])
    stack.insertArrangedSubview(first, at: 2)
    #expect(stack.arrangedSubviews == [third, second, first])
    #expect(stack.subviews == [third, second, first])
    stack.addArrangedSubview(third)
    #expect(stack.arrangedSubviews == [second, first, third])
  }

  @Test func removingFromTheArrangementKeepsTheSubview() {
    let stack = stack()
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.subviews == [first, second])
    first.removeFromSuperview()
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  // https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill
  @Test func theOtherViewsFillTheRoomBesideAFixedWidth() {
    let third = SizedView(10, 10)
    let stack = stack([first, second, third])
    first.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(stack.laidOut.map { $0[2] } == [20, 60, 10])
    third.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(stack.laidOut.map { $0[2] } == [20, 30, 40])
  }

  @Test func fillUsesTheLengthAndTheBreadth() {
    #expect(stack().laidOut == [[0, 0, 65, 50], [70, 0, 30, 50]])
  }

  @Test func aVerticalStackAligned() {
    let stack = stack()
    stack.axis = .vertical
    stack.alignment = .center
    second.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    #expect(stack.laidOut == [[45, 0, 10, 10], [35, 15, 30, 35]])
    stack.alignment = .trailing
    #expect(stack.laidOut.map { $0[0] } == [90, 70])
  }

  @Test func fillEquallyAndEqualSpacingDistributeViews() {
    let stack = stack()
    stack.spacing = 6
    stack.distribution = .fillEqually
    #expect(stack.laidOut.map { $0[2] } == [47, 47])
    stack.distribution = .equalSpacing
    #expect(stack.laidOut.map { $0[0] } == [0, 70])
  }

  @Test func aViewWithoutIntrinsicSizeFillsTheRoom() {
    let spacer = UIView()
    let stack = stack([first, spacer, second])
    #expect(stack.laidOut.map { $0[2] } == [10, 50, 30])
  }

  @Test func aSpacerInAnInnerStackFillsTheRoomOfTheOuterStack() {
    let (title, text, spacer) = (UILabel(), UILabel(), UIView())
    (title.text, text.text) = ("Title", "Text")
    let inner = UIStackView(arrangedSubviews: [text, spacer])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [title, inner])
    outer.axis = .vertical
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 160)
    let root = UIViewController()
    root.view.addSubview(outer)
    let driver = SceneDriver(rootViewController: root)
    let line = title.intrinsicContentSize.height
    #expect([title, inner, text].map(\.frame.height) == [line, 160 - line, line])
    spacer.isHidden = true
    driver.settle()
    #expect([title, inner].map(\.frame.height).reduce(0, +) == 160)
  }

  @Test func aStackHugsAsItsViewOfLowestHugging() {
    let row = UIStackView(arrangedSubviews: [first, second])
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let other = SizedView(10, 10)
    other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let outer = stack([other, row])
    outer.layoutIfNeeded()
    #expect([other, row].map(\.frame.width) == [10, 85])
  }

  @Test func hiddenSubviewsLeaveNoGap() {
    let stack = stack([first, second, SizedView(1, 1)])
    #expect(stack.laidOut[2][0] == 99)
    second.isHidden = true
    let shown = stack.laidOut
    #expect([shown[0][2], shown[2][2]] == [94, 1])
    second.isHidden = false
    #expect(stack.laidOut.map { $0[2] } == [59, 30, 1])
  }

  @Test func customSpacingTakesPrecedenceOverSpacing() {
    let stack = stack()
    stack.setCustomSpacing(20, after: first)
    #expect(stack.laidOut.map { $0[2] } == [50, 30])
    stack.removeArrangedSubview(first)
    stack.insertArrangedSubview(first, at: 0)
    #expect(stack.laidOut.map { $0[2] } == [65, 30])
  }

  @Test func marginsApplyOnlyInAMarginsRelativeArrangement() {
    let stack = stack()
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(stack.laidOut[0] == [0, 0, 65, 50])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.laidOut == [[2, 1, 59, 46], [66, 1, 30, 46]])
    stack.directionalLayoutMargins.leading = 12
    #expect(stack.laidOut[0] == [12, 1, 49, 46])
  }

  @Test func arrangedSubviewsMayHaveLengths() {
    let stack = stack()
    stack.frame.size.width = 55
    first.widthAnchor.constraint(equalToConstant: 25).isActive = true
    second.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
    #expect(stack.laidOut.map { $0[2] } == [25, 25])
    #expect(stack._layoutConflicts.isEmpty)
  }

  @Test func equalWidthsShareTheStack() {
    let stack = stack()
    second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 4).isActive = true
    #expect(stack.laidOut.map { $0[2] } == [19, 76])
  }

  @Test func subviewsThatAreNotArrangedOverlayTheStack() {
    let stack = stack()
    let badge = SizedView(4, 4)
    stack.addSubview(badge)
    badge.trailingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
    #expect(stack.laidOut == [[0, 0, 65, 50], [70, 0, 30, 50], [96, 0, 4, 4]])
  }

  // https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  @Test func fillProportionallyFollowsIntrinsicSizes() {
    let stack = stack()
    stack.spacing = 20
    stack.distribution = .fillProportionally
    #expect(stack.laidOut == [[0, 0, 20, 50], [40, 0, 60, 50]])
    stack.frame.size.width = 40
    #expect(stack.laidOut.map { $0[2] } == [5, 15])
    #expect(stack._layoutConflicts.isEmpty)
  }

  @Test func fixedLengthsTakePrecedenceOverProportions() {
    let third = SizedView(10, 10)
    let stack = stack([first, second, third])
    stack.distribution = .fillProportionally
    second.widthAnchor.constraint(equalToConstant: 50).isActive = true
    third.widthAnchor.constraint(lessThanOrEqualToConstant: 15).isActive = true
    #expect(stack.laidOut.map { $0[2] } == [25, 50, 15])
  }

  // "… equal center-to-center spacing along the stack view's axis", the first and the last at the
  // ends, and never less than `spacing` between two.
  @Test func centresLieAtEqualDistances() {
    let third = SizedView(10, 10)
    let stack = stack([first, second, third])
    stack.distribution = .equalCentering
    stack.frame.size.width = 210
    #expect(stack.laidOut.map { $0[0] + $0[2] / 2 } == [5, 105, 205])
    third.widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(stack.laidOut.map { $0[0] + $0[2] / 2 } == [5, 95, 185])
    stack.frame.size.width = 106
    // Equal gaps would be 8 points; the shorter gap keeps its 5.
    #expect(stack.laidOut.map { [$0[0], $0[2]] } == [[0, 10], [21, 30], [56, 50]])
  }

  @Test func theFittingSizeOfEqualCenteringIncludesTheGaps() {
    let third = SizedView(50, 10)
    let stack = stack([first, second, third])
    stack.distribution = .equalCentering
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == 120)
  }

  @Test func onlyWhatChangedIsSent() {
    let root = UIViewController()
    let stack = stack()
    root.view.addSubview(stack)
    let driver = SceneDriver(rootViewController: root)
    #expect(driver.sets() == [])
    second.isHidden = true
    #expect(driver.sets().contains("view isHidden"))
    second.isHidden = false
    driver.settle()
    stack.setCustomSpacing(3, after: first)
    #expect(driver.sets() == ["view frame"])
    #expect(driver.display.commits.count == 1)
    // No view uses this spacing any more.
    stack.spacing = 6
    #expect(driver.sets() == [])
  }
}
