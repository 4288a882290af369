import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// After https://developer.apple.com/documentation/uikit/uistackview.
@MainActor
struct SolvedStackTests {
  private let views = [SizedView(10, 10), SizedView(30, 20), SizedView(20, 30)]

  private func stack(
    _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill,
    width: CGFloat = 100
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    stack.spacing = 5
    stack.distribution = distribution
    stack.alignment = alignment
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.laidOut.map { [$0[0], $0[2]] }
  }

  @Test func fillStretchesOneView() {
    #expect(spans(stack()) == [[0, 40], [45, 30], [80, 20]])
  }

  @Test func fillCompressesTheViewThatResistsLeast() {
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(spans(stack(width: 50)) == [[0, 10], [15, 10], [30, 20]])
  }

  @Test func fillEquallyGivesEqualLengths() {
    #expect(spans(stack(.fillEqually)) == [[0, 30], [35, 30], [70, 30]])
  }

  @Test func fillProportionallyFollowsContents() {
    #expect(spans(stack(.fillProportionally)) == [[0, 15], [20, 45], [70, 30]])
  }

  @Test func equalSpacingWidensGaps() {
    #expect(spans(stack(.equalSpacing)) == [[0, 10], [30, 30], [80, 20]])
  }

  @Test func equalCenteringPutsCentresAtEqualDistances() {
    // The centres of the outer views are at 5 and 90.
    #expect(
      spans(stack(.equalCentering))
        == [[0, 10], [32.5, 30], [80, 20]].map {
          $0.map(PixelGrid.rounded)
        }
    )
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 60], [0, 60], [0, 60]]),
    (.top, [[0, 10], [0, 20], [0, 30]]),
    (.center, [[25, 10], [20, 20], [15, 30]]),
    (.bottom, [[50, 10], [40, 20], [30, 30]]),
  ])
  func alignmentPlacesAcrossTheAxis(
    _ alignment: UIStackView.Alignment,
    _ expected: [[CGFloat]]
  ) {
    #expect(stack(.fill, alignment).laidOut.map { [$0[1], $0[3]] } == expected)
  }

  @Test func baselinesOfTextsMeet() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 20)
    (small.text, large.text) = ("ab", "ab")
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = small.intrinsicContentSize.width + large.intrinsicContentSize.width
    #expect(abs(size.width - width) < 1e-9)
    #expect(size.height == large.font.height(ofLines: 1))
    stack.frame.size = size
    stack.layoutIfNeeded()
    #expect(large.frame.minY == 0)
    // Positions are rounded to pixels, at three per point.
    #expect(abs(small.frame.minY + small.font.ascender - large.font.ascender) < 0.34)
  }

  @Test func aHiddenViewLeavesNoGap() {
    let stack = stack()
    views[1].isHidden = true
    #expect(spans(stack) == [[0, 75], [0, 0], [80, 20]])
    views[1].isHidden = false
    #expect(spans(stack) == [[0, 40], [45, 30], [80, 20]])
  }

  @Test func aConstraintOfAHiddenViewWaits() {
    let stack = stack()
    views[1].widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(spans(stack) == [[0, 30], [35, 40], [80, 20]])
    views[1].isHidden = true
    #expect(spans(stack).last == [80, 20])
    #expect(stack._layoutConflicts.isEmpty)
  }

  @Test func customSpacingFollowsItsView() {
    let stack = stack()
    stack.setCustomSpacing(15, after: views[0])
    #expect(spans(stack) == [[0, 30], [45, 30], [80, 20]])
  }

  @Test func marginsInsetTheArrangement() {
    let stack = stack(.equalSpacing)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 8
    )
    #expect(stack.laidOut == [[2, 1, 10, 56], [27, 1, 30, 56], [72, 1, 20, 56]])
  }

  @Test func aColumnIsAsHighAsItsViews() {
    let stack = stack()
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 30, height: 70))
  }

  @Test("A stack that aligns its views at an edge grows instead of them")
  func stacksInStacksShareOneSystem() {
    let inner = UIStackView(arrangedSubviews: [views[1], views[2]])
    inner.axis = .vertical
    inner.alignment = .leading
    let outer = UIStackView(arrangedSubviews: [views[0], inner])
    outer.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
    outer.alignment = .center
    outer.layoutIfNeeded()
    #expect(views[0].numbers == [0, 20, 10, 10])
    #expect(inner.numbers == [10, 0, 80, 50])
    #expect([views[1], views[2]].map(\.numbers) == [[0, 0, 30, 20], [0, 20, 20, 30]])
  }

  @Test func firstIsRightForReadersFromTheRight() {
    let root = UIViewController()
    let stack = stack()
    stack.setCustomSpacing(15, after: views[0])
    root.view.addSubview(stack)
    var device = Device.forTests
    device.languages = ["ar"]
    let driver = SceneDriver(rootViewController: root, device: device)
    driver.settle()
    #expect(spans(stack) == [[70, 30], [25, 30], [0, 20]])
  }
}
