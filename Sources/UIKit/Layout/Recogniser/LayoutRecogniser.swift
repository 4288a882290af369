package import UIKitHosting

/// Turns the constraints between a container and its subviews into what displays lay out by.
///
/// A container becomes an overlay or, where siblings follow each other along one axis, a line.
/// Every rule ends in a placement, loses against one of a higher priority, or is reported.
package struct LayoutRecogniser {
  package enum Container: Equatable, Sendable {
    case plain, scroll
    /// A stack, and the numbers of its arranged subviews.
    case stack(StackLayout, arranged: Set<Int>)
  }

  package struct Problem: Equatable, Sendable {
    /// The number of the rule.
    package var rule: Int
    package var reason: String

    package init(rule: Int, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  package struct Result: Equatable, Sendable {
    package var layout: ContainerLayout
    /// One per child; priorities of content are the caller's to add.
    package var placements: [Placement]
    package var problems: [Problem]
    /// Whether contents were asked for, so that others may lead to another layout.
    package var usesContents = false
  }

  let container: Container
  let margins: EdgesValue
  let rules: [LayoutRule]
  /// What is known of a subview's content; asked for where there is need.
  let contents: (Int) -> LayoutContent
  var horizontal: [AxisSlots]
  var vertical: [AxisSlots]
  var aspects: [Double?]
  /// Children whose length along an axis is a part of the line, by weight.
  var shares: [AxisValue: [Int: Double]] = [:]
  var links: [LayoutLink] = []
  var alignments: [LayoutAlignment] = []
  var equalLengths: [LayoutEqualLength] = []
  var acrosses: [LayoutAcross] = []
  /// What stands beside links of the chain.
  var holds: [LayoutHold] = []
  var problems: [Problem] = []
  var usesContents = false

  private init(
    _ container: Container,
    margins: EdgesValue,
    children: Int,
    contents: @escaping (Int) -> LayoutContent,
    rules: [LayoutRule]
  ) {
    self.contents = contents
    self.container = container
    self.margins = margins
    self.rules = rules
    horizontal = Array(repeating: AxisSlots(), count: children)
    vertical = horizontal
    aspects = Array(repeating: nil, count: children)
  }

  /// - Parameters:
  ///   - container: What kind of container it is.
  ///   - margins: Its layout margins.
  ///   - children: The number of its subviews.
  ///   - contents: What is known of a subview's content, by its number.
  ///   - rules: The active constraints, in the order of activation.
  ///   - isRightToLeft: Whether leading is right.
  /// - Returns: The layout, with a problem for every rule that it does not contain.
  /// - Complexity: O(rules × children) at worst, O(rules) for insets and lengths.
  package static func recognise(
    _ container: Container,
    margins: EdgesValue = .zero,
    children: Int,
    contents: @escaping (Int) -> LayoutContent = { _ in LayoutContent() },
    rules: [LayoutRule],
    isRightToLeft: Bool = false
  ) -> Result {
    var recogniser = LayoutRecogniser(
      container,
      margins: margins,
      children: children,
      contents: contents,
      rules: rules
    )
    for (index, rule) in rules.enumerated() {
      recogniser.take(LayoutFact(rule, isRightToLeft: isRightToLeft), index, rule.priority)
    }
    recogniser.resolveAlignments()
    recogniser.resolveEqualLengths()
    recogniser.resolveAcrosses()
    return recogniser.finish()
  }

  mutating func report(_ rule: Int, _ reason: String) {
    problems.append(Problem(rule: rule, reason: reason))
  }

  /// Changes the slots of one child on one axis, and keeps what it reports.
  mutating func update<Answer>(
    _ child: Int,
    _ axis: AxisValue,
    _ change: (inout AxisSlots, AxisSlots.Report) -> Answer
  ) -> Answer {
    var found: [Problem] = []
    let report: AxisSlots.Report = { found.append(Problem(rule: $0, reason: $1)) }
    defer { problems += found }
    return axis == .horizontal
      ? change(&horizontal[child], report) : change(&vertical[child], report)
  }

  func slots(_ child: Int, _ axis: AxisValue) -> AxisSlots {
    axis == .horizontal ? horizontal[child] : vertical[child]
  }
}

/// Two neighbours of a chain.
struct LayoutLink: Equatable {
  var before: Int
  var after: Int
  var axis: AxisValue
  /// Points.
  var gap: Double
  var isMinimum: Bool
  var priority: Double
  var rule: Int
}

/// A child that is no link of the chain, whose edge keeps to one.
struct LayoutHold: Equatable {
  var child: Int
  var link: UInt32
  var axis: AxisValue
  /// Whether its leading edge is at the link's end, rather than its trailing edge at the link's start.
  var isAfter: Bool
}

/// Edges, middles or baselines of two siblings, the first one's `constant` farther on.
struct LayoutAlignment {
  var child: Int
  var other: Int
  var axis: AxisValue
  var part: LayoutRule.Part
  var otherPart: LayoutRule.Part
  /// Points.
  var constant: Double
  /// Whether the first one's edge may be farther in.
  var isBound: Bool
  var priority: Double
  var rule: Int
}

extension AxisSlots.Slot {
  /// What follows from an alignment.
  init(_ value: Value, by alignment: LayoutAlignment) {
    self.init(value: value, priority: alignment.priority, rule: alignment.rule)
  }
}

extension LayoutAlignment {
  /// The same, told of the other one.
  var reversed: LayoutAlignment {
    var alignment = self
    (alignment.child, alignment.other) = (other, child)
    (alignment.part, alignment.otherPart) = (otherPart, part)
    alignment.constant = -constant
    return alignment
  }
}

/// `child's length = multiplier × other's length + constant`.
struct LayoutEqualLength {
  var child: Int
  var other: Int
  var axis: AxisValue
  var multiplier: Double
  /// Points.
  var constant: Double
  var priority: Double
  var rule: Int
}

/// `child's length along the axis = multiplier × container's along the other one`.
struct LayoutAcross {
  var child: Int
  var axis: AxisValue
  var multiplier: Double
  var rule: Int
}
