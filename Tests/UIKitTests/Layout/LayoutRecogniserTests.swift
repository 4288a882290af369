import Testing
import UIKit
import UIKitHosting

struct LayoutRecogniserTests {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Side = LayoutRule.Side

  // MARK: - Writing rules

  private func pin(
    _ child: Int,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ constant: Double,
    to subject: LayoutRule.Subject = .container,
    at priority: Double = 1000
  ) -> LayoutRule {
    LayoutRule(
      Side(.child(child), attribute),
      relation,
      Side(subject, attribute),
      constant: constant,
      priority: priority
    )
  }

  private func size(
    _ child: Int,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ constant: Double,
    at priority: Double = 1000
  ) -> LayoutRule {
    LayoutRule(
      Side(.child(child), attribute),
      relation,
      nil,
      constant: constant,
      priority: priority
    )
  }

  private func size(_ child: Int, _ attribute: Attribute, _ constant: Double) -> LayoutRule {
    size(child, attribute, .equal, constant)
  }

  private func link(
    _ after: Int,
    _ attribute: Attribute,
    after before: Int,
    _ other: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ gap: Double = 0
  ) -> LayoutRule {
    LayoutRule(
      Side(.child(after), attribute),
      relation,
      Side(.child(before), other),
      constant: gap
    )
  }

  private func edges(_ child: Int, _ inset: Double = 0) -> [LayoutRule] {
    [
      pin(child, .top, inset), pin(child, .leading, inset), pin(child, .bottom, -inset),
      pin(child, .trailing, -inset),
    ]
  }

  private func pin(
    _ child: Int,
    _ attribute: Attribute,
    _ constant: Double = 0,
    to subject: LayoutRule.Subject = .container
  ) -> LayoutRule {
    pin(child, attribute, .equal, constant, to: subject)
  }

  private func recognise(
    _ rules: [LayoutRule],
    children: Int = 1,
    _ container: LayoutRecogniser.Container = .plain,
    isRightToLeft: Bool = false
  ) -> LayoutRecogniser.Result {
    LayoutRecogniser.recognise(
      container,
      children: children,
      rules: rules,
      isRightToLeft: isRightToLeft
    )
  }

  private func inset(_ distance: Double, isMinimum: Bool = false) -> AxisPlacement.Inset {
    .init(distance: distance, isMinimum: isMinimum)
  }

  // MARK: - Pins and lengths

  @Test func fourEdgesStretchWithinInsets() {
    let result = recognise(edges(0, 16))
    #expect(result.problems.isEmpty)
    #expect(result.layout == .overlay(margins: .zero))
    let placement = result.placements[0]
    #expect(placement.horizontal.leading == inset(16))
    #expect(placement.horizontal.trailing == inset(16))
    #expect(placement.vertical.leading == inset(16))
    #expect(placement.vertical.trailing == inset(16))
  }

  @Test func theSuperviewMayStandFirst() {
    let rule = LayoutRule(
      Side(.container, .trailing),
      .greaterThanOrEqual,
      Side(.child(0), .trailing),
      constant: 8
    )
    let placement = recognise([rule]).placements[0]
    #expect(placement.horizontal.trailing == inset(8, isMinimum: true))
  }

  @Test(arguments: [
    (LayoutRule.Subject.safeArea, AxisPlacement.Reference.safeArea), (.margins, .margins),
    (.container, .edge),
  ])
  func guidesAreReferences(
    _ subject: LayoutRule.Subject,
    _ reference: AxisPlacement.Reference
  ) {
    let result = recognise([
      pin(0, .top, 4, to: subject), pin(0, .centerX, 2, to: subject),
    ])
    #expect(result.problems.isEmpty)
    #expect(result.placements[0].vertical.leading == .init(distance: 4, reference: reference))
    #expect(result.placements[0].horizontal.center == 2)
    #expect(result.placements[0].horizontal.centerReference == reference)
  }

  @Test func lengthsBoundsPartsAndRatios() {
    let rules = [
      size(0, .width, 40), size(0, .height, .greaterThanOrEqual, 10),
      size(0, .height, .lessThanOrEqual, 20),
      LayoutRule(
        Side(.child(1), .width),
        .equal,
        Side(.container, .width),
        multiplier: 0.5,
        constant: -8
      ),
      LayoutRule(Side(.child(1), .height), .equal, Side(.child(1), .width), multiplier: 0.5),
    ]
    let result = recognise(rules, children: 2)
    #expect(result.problems.isEmpty)
    #expect(result.placements[0].horizontal.length == 40)
    #expect(result.placements[0].vertical.minimum == 10)
    #expect(result.placements[0].vertical.maximum == 20)
    #expect(result.placements[1].horizontal.multiplier == 0.5)
    #expect(result.placements[1].horizontal.constant == -8)
    #expect(result.placements[1].aspectRatio == 2)
  }

  @Test func aHeightByTheSuperviewsWidthIsARatioOfWhatIsAPartOfIt() {
    let high = LayoutRule(
      Side(.child(0), .height),
      .equal,
      Side(.container, .width),
      multiplier: 0.5
    )
    let wide = LayoutRule(
      Side(.child(0), .width),
      .equal,
      Side(.container, .width),
      multiplier: 0.25
    )
    let edges = [pin(0, .leading), pin(0, .trailing)]
    #expect(recognise([high] + edges).placements[0].aspectRatio == 2)
    #expect(recognise([high, wide]).placements[0].aspectRatio == 0.5)
    #expect(recognise([high, wide] + edges.dropLast()).problems.isEmpty)
    let inset = recognise([high, pin(0, .leading, 8), pin(0, .trailing)])
    #expect(inset.problems.map(\.rule) == [0])
    #expect(inset.placements[0].aspectRatio == nil)
  }

  @Test func asWideAsAGuideIsTwoInsets() {
    let rule = LayoutRule(Side(.child(0), .width), .equal, Side(.margins, .width))
    let placement = recognise([rule, pin(0, .centerX)]).placements[0]
    #expect(placement.horizontal.leading == .init(distance: 0, reference: .margins))
    #expect(placement.horizontal.trailing == .init(distance: 0, reference: .margins))
  }

  @Test func aCentreAndAnInsetAreTwoInsets() {
    let placement = recognise([pin(0, .leading, 16), pin(0, .centerX)]).placements[0]
    #expect(placement.horizontal.trailing == inset(16))
    #expect(placement.horizontal.center == nil)
  }

  @Test func leftIsTrailingWhenReadFromTheRight() {
    let rules = [pin(0, .left, 10)]
    #expect(recognise(rules).placements[0].horizontal.leading == inset(10))
    let mirrored = recognise(rules, isRightToLeft: true)
    #expect(mirrored.problems.isEmpty)
    #expect(mirrored.placements[0].horizontal.trailing == inset(10))
  }

  // MARK: - Priorities

  @Test func theHigherPriorityDecidesInEitherOrder() {
    let strong = size(0, .width, 40)
    let weak = size(0, .width, .equal, 60, at: 750)
    for rules in [[strong, weak], [weak, strong]] {
      let result = recognise(rules)
      #expect(result.problems.isEmpty)
      #expect(result.placements[0].horizontal.length == 40)
    }
  }

  @Test func aWeakLengthLosesAgainstTwoInsets() {
    let result = recognise(edges(0) + [size(0, .width, .equal, 300, at: 750)])
    #expect(result.problems.isEmpty)
    #expect(result.placements[0].horizontal.length == nil)
  }

  @Test func aWeakInsetBecomesABoundBesideALength() {
    let rules = [
      pin(0, .leading, .equal, 8, at: 750), pin(0, .trailing, -8), size(0, .width, 40),
    ]
    let result = recognise(rules)
    #expect(result.problems.isEmpty)
    #expect(result.placements[0].horizontal.leading == inset(8, isMinimum: true))
    #expect(result.placements[0].horizontal.trailing == inset(8))
  }

  @Test func aStrongBoundMovesAWeakInset() {
    let rules = [
      pin(0, .leading, .equal, 8, at: 750), pin(0, .leading, .greaterThanOrEqual, 20),
    ]
    let result = recognise(rules)
    #expect(result.problems.isEmpty)
    #expect(result.placements[0].horizontal.leading == inset(20))
  }

  @Test func equalPrioritiesThatContradictAreReported() {
    let result = recognise([size(0, .width, 40), size(0, .width, 60)])
    #expect(
      result.problems == [
        .init(rule: 1, reason: "it contradicts another constraint of the same priority")
      ]
    )
  }

  // MARK: - Chains

  private var column: [LayoutRule] {
    [pin(0, .top, 8), link(1, .top, after: 0, .bottom, .equal, 4), pin(1, .bottom, -8)]
  }

  @Test func siblingsBelowEachOtherAreALine() {
    let result = recognise(column + [pin(0, .leading, 16), pin(1, .centerX)], children: 2)
    #expect(result.problems.isEmpty)
    #expect(result.layout == .line(.vertical, margins: .zero))
    #expect(result.placements[0].vertical.leading == inset(8))
    #expect(result.placements[0].vertical.trailing == nil)
    #expect(result.placements[1].vertical.leading == inset(4))
    #expect(result.placements[1].vertical.trailing == inset(8))
    #expect(result.placements[1].horizontal.center == 0)
  }

  @Test func whatEndsWhereALinkBeginsStandsBesideTheChain() {
    // A chat: the list ends at the bar, and so does the button that floats over it.
    let rules = [
      link(2, .bottom, after: 1, .top, .equal, -16), pin(0, .top), pin(1, .bottom),
      link(0, .bottom, after: 1, .top),
    ]
    let result = recognise(rules, children: 3)
    #expect(result.problems.isEmpty)
    #expect(result.layout == .line(.vertical, margins: .zero))
    #expect(result.placements.map(\.isOverlay) == [false, false, true])
    #expect(result.placements.map(\.link) == [nil, 1, nil])
    #expect(result.placements[2].vertical.trailing == inset(16))
    #expect(result.placements[2].vertical.trailingLink == 1)
    #expect(result.placements[2].vertical.leading == nil)
  }

  @Test func whatBeginsWhereALinkEndsStandsBesideTheChain() {
    let rules = [
      pin(0, .leading), link(1, .leading, after: 0, .trailing),
      link(2, .leading, after: 0, .trailing, .equal, 8), pin(2, .trailing, -4),
    ]
    let result = recognise(rules, children: 3)
    #expect(result.problems.isEmpty)
    #expect(result.placements.map(\.isOverlay) == [false, false, true])
    #expect(result.placements.map(\.link) == [0, nil, nil])
    #expect(result.placements[2].horizontal.leading == inset(8))
    #expect(result.placements[2].horizontal.leadingLink == 0)
    #expect(result.placements[2].horizontal.trailing == inset(4))
  }

  @Test func linksMayBeWrittenBackwards() {
    let rules = [
      pin(0, .leading), link(0, .trailing, after: 1, .leading, .lessThanOrEqual, -8),
      pin(1, .trailing),
    ]
    let result = recognise(rules, children: 2)
    #expect(result.problems.isEmpty)
    #expect(result.layout == .line(.horizontal, margins: .zero))
    #expect(result.placements[1].horizontal.leading == inset(8, isMinimum: true))
  }

  @Test func theOrderOfAChainMayDifferFromTheSubviews() {
    let rules = [link(0, .top, after: 1, .bottom), pin(1, .top)]
    #expect(recognise(rules, children: 2).placements.map(\.order) == [1, 0])
  }

  @Test func whatIsNoLinkLiesOver() {
    let result = recognise(column + edges(2), children: 3)
    #expect(result.problems.isEmpty)
    #expect(result.placements.map(\.isOverlay) == [false, false, true])
  }

  @Test func anEdgeOfASiblingIsTheSiblingsInset() {
    let rules =
      column + [
        pin(0, .leading, 16), pin(0, .trailing, .lessThanOrEqual, -16),
        link(1, .leading, after: 0, .leading, .equal, 4),
      ]
    let result = recognise(rules, children: 2)
    #expect(result.problems.isEmpty)
    #expect(result.placements[1].horizontal.leading == inset(20))
  }

  @Test func theCentreOfAStretchedSiblingIsKnown() {
    let rules = [
      pin(0, .top), pin(0, .bottom, -10), link(1, .centerY, after: 0, .centerY, .equal, 0),
    ]
    let result = recognise(rules, children: 2)
    #expect(result.problems.isEmpty)
    #expect(result.placements[1].vertical.center == -5)
  }

  @Test func textsBesideAPictureOfKnownSizeAreAColumn() {
    let rules: [LayoutRule] = [
      pin(0, .leading, 16), pin(0, .centerY), size(0, .width, 40), size(0, .height, 40),
      link(1, .leading, after: 0, .trailing, .equal, 12), pin(1, .trailing, -16),
      link(2, .leading, after: 1, .leading), pin(2, .trailing, -16),
      pin(1, .top, 8), link(2, .top, after: 1, .bottom, .equal, 2), pin(2, .bottom, -8),
    ]
    let result = recognise(rules, children: 3)
    #expect(result.problems.isEmpty)
    #expect(result.layout == .line(.vertical, margins: .zero))
    #expect(result.placements.map(\.isOverlay) == [true, false, false])
    #expect(result.placements[1].horizontal.leading == inset(68))
    #expect(result.placements[2].horizontal.leading == inset(68))
  }

  @Test func equalLengthsShareALinePinnedAtBothEnds() {
    let equal = LayoutRule(
      Side(.child(1), .width),
      .equal,
      Side(.child(0), .width),
      multiplier: 2
    )
    let rules = [
      pin(0, .leading), link(1, .leading, after: 0, .trailing), pin(1, .trailing), equal,
    ]
    let result = recognise(rules, children: 2)
    #expect(result.problems.isEmpty)
    #expect(result.placements.map(\.horizontal.share) == [1, 2])
  }

  @Test func equalToASiblingOfGivenLengthIsThatLength() {
    let equal = LayoutRule(Side(.child(1), .width), .equal, Side(.child(0), .width))
    let result = recognise([equal, size(0, .width, 40)], children: 2)
    #expect(result.problems.isEmpty)
    #expect(result.placements[1].horizontal.length == 40)
  }

  // MARK: - Scroll views and stacks

  private func width(_ subject: LayoutRule.Subject, constant: Double = 0) -> LayoutRule {
    LayoutRule(Side(.child(0), .width), .equal, Side(subject, .width), constant: constant)
  }

  @Test(arguments: [LayoutRule.Subject.viewport, .container])
  func contentAsWideAsItsScrollViewScrollsDownOnly(_ subject: LayoutRule.Subject) {
    let rules = [
      pin(0, .top, to: .content), pin(0, .bottom, to: .content), pin(0, .leading, to: .content),
      pin(0, .trailing, to: .content), width(subject),
    ]
    let result = recognise(rules, .scroll)
    #expect(result.problems.isEmpty)
    #expect(!result.placements[0].horizontal.isUnbounded)
    #expect(result.placements[0].horizontal.trailing == inset(0))
    #expect(result.placements[0].vertical.isUnbounded)
  }

  @Test func contentMayFillWhatIsShownAtLeast() {
    let rule = LayoutRule(
      Side(.child(0), .height),
      .greaterThanOrEqual,
      Side(.viewport, .height)
    )
    let result = recognise(edges(0) + [rule], .scroll)
    #expect(result.problems.isEmpty)
    #expect(result.placements[0].vertical.fillsParent)
    #expect(!result.placements[0].horizontal.fillsParent)
  }

  @Test func contentWiderThanWhatIsShownIsReported() {
    let result = recognise(edges(0, 16) + [width(.viewport)], .scroll)
    #expect(result.problems.map(\.rule) == [4])
  }

  @Test func arrangedSubviewsHaveLengthsButNoPins() {
    let stack = StackLayout(
      axis: .horizontal,
      spacing: 0,
      alignment: .fill,
      distribution: .fill,
      margins: .zero
    )
    let equal = LayoutRule(Side(.child(1), .width), .equal, Side(.child(0), .width))
    let result = recognise(
      [equal, size(0, .height, 10), pin(1, .top)] + edges(2),
      children: 3,
      .stack(stack, arranged: [0, 1])
    )
    #expect(result.layout == .stack(stack))
    #expect(
      result.problems == [
        .init(rule: 2, reason: "the stack view places its arranged subviews itself")
      ]
    )
    #expect(result.placements.map(\.horizontal.share) == [1, 1, nil])
    #expect(result.placements.map(\.isOverlay) == [false, false, true])
  }

  // MARK: - Reports

  @Test(arguments: [
    LayoutRule(.init(.child(0), .leading), .lessThanOrEqual, .init(.container, .centerX)),
    LayoutRule(.init(.child(0), .leading), .lessThanOrEqual, .init(.container, .leading)),
    LayoutRule(.init(.child(0), .top), .equal, .init(.container, .top), multiplier: 2),
    LayoutRule(.init(.child(0), .top), .equal, .init(.container, .leading)),
    LayoutRule(.init(.child(0), .top), .equal, nil, constant: 4),
    LayoutRule(.init(.child(0), .width), .equal, .init(.container, .height)),
    LayoutRule(.init(.child(0), .width), .equal, .init(.child(1), .width)),
    LayoutRule(.init(.child(0), .height), .greaterThanOrEqual, .init(.child(0), .width)),
    LayoutRule(.init(.child(0), .firstBaseline), .equal, .init(.child(1), .firstBaseline)),
    LayoutRule(.init(.child(0), .leading), .equal, .init(.child(1), .leading)),
    LayoutRule(.init(.child(0), .leading), .lessThanOrEqual, .init(.child(1), .trailing)),
    LayoutRule(.init(.child(0), .leading), .equal, .init(.stranger, .leading)),
    LayoutRule(.init(.container, .width), .equal, nil, constant: 4),
    LayoutRule(.init(.child(0), .top), .equal, .init(.viewport, .top)),
  ])
  func whatIsOutsideTheSubsetIsReported(_ rule: LayoutRule) {
    let result = recognise([rule], children: 2)
    #expect(result.problems.map(\.rule) == [0])
    #expect(result.placements == [Placement(), Placement()])
  }

  @Test func ringsAndBoundsBesideAChainAreReported() {
    let ring = [
      link(1, .leading, after: 0, .trailing), link(2, .leading, after: 1, .trailing),
      link(0, .leading, after: 2, .trailing),
    ]
    #expect(recognise(ring, children: 3).problems.map(\.rule) == [2])
    let bound = [
      pin(0, .leading), link(1, .leading, after: 0, .trailing),
      link(2, .leading, after: 0, .trailing, .greaterThanOrEqual, 8),
    ]
    #expect(recognise(bound, children: 3).problems.map(\.rule) == [2])
  }

  @Test func chainsAlongBothAxesAreReportedOnce() {
    let rules = column + [pin(0, .leading), link(1, .leading, after: 0, .trailing)]
    let result = recognise(rules, children: 2)
    #expect(result.layout == .line(.vertical, margins: .zero))
    #expect(
      result.problems == [
        .init(rule: 4, reason: "siblings are a chain along the other axis already")
      ]
    )
  }

  @Test func aLinkBetweenOthersHasNoPinsOfItsOwn() {
    let rules = column + [pin(1, .top, .greaterThanOrEqual, 8)]
    #expect(recognise(rules, children: 2).problems.map(\.rule) == [3])
  }
}
