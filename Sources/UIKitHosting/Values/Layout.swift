public enum AxisValue: UInt8, Sendable, CaseIterable {
  case horizontal, vertical
}

/// How a node lays its children out.
///
/// The headless frame engine and the browser's style sheet read the same value, so that they agree.
public enum ContainerLayout: Sendable, Equatable {
  /// Children share one cell, each placed by its own `Placement`; the node is as large as the
  /// largest needs, insets included. A child whose placement has a `frame` is put there; neither it
  /// nor one whose placement `isOverlay` asks for room. `margins` are what insets with the reference `margins` are measured from.
  case overlay(margins: EdgesValue)
  /// Children form a chain along an axis, by their placement's `order` and then in child order;
  /// across it each is placed by its own `Placement`, as in an overlay. Children whose placement
  /// `isOverlay` or has a `frame` stand outside the chain and ask for no room.
  ///
  /// Room that is left over goes to the children with a `share`; without any, to the gaps that
  /// are minimums, in equal parts; without any, to the child that hugs least (the first of
  /// several). A chain whose first link has no leading inset, or whose last has no trailing one,
  /// is packed towards the other end. Missing room is taken from the child that resists least.
  case line(AxisValue, margins: EdgesValue)
  /// Children that are hidden and collapse leave no gap. Room that is left over or missing goes
  /// as in a line, or as the distribution says. Displays learn what they cannot measure before
  /// they lay out from placements: weights of `fillProportionally`, and as custom spacings the gaps
  /// of `equalCentering`, which share what is left. Children whose placement `isOverlay` or has a `frame` stand outside.
  case stack(StackLayout)
  /// Children have frames of their own, in points.
  case frames
}

public struct StackLayout: Sendable, Equatable {
  public enum Alignment: UInt8, Sendable, CaseIterable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }
  public enum Distribution: UInt8, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public var axis: AxisValue
  /// Points between neighbours.
  public var spacing: Double
  public var alignment: Alignment
  public var distribution: Distribution
  /// Padding; zero unless the stack arranges relative to its margins.
  public var margins: EdgesValue

  public init(
    axis: AxisValue,
    spacing: Double,
    alignment: Alignment,
    distribution: Distribution,
    margins: EdgesValue
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.margins = margins
  }
}

/// Points.
///
/// Leading and trailing follow the reading direction.
public struct EdgesValue: Sendable, Hashable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = EdgesValue()
}

public struct RectValue: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = RectValue(x: 0, y: 0, width: 0, height: 0)
}

/// Points.
public struct SizeValue: Sendable, Equatable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = SizeValue(width: 0, height: 0)
}

/// Where a node is put in its parent, and how large it is: the recognised part of its
/// constraints, one half per axis.
public struct Placement: Sendable, Equatable {
  public var horizontal = AxisPlacement()
  public var vertical = AxisPlacement()
  /// Width divided by height.
  public var aspectRatio: Double?
  /// Laid over the whole container, and asking for no room; in a line or stack, no link of the chain.
  public var isOverlay = false
  /// Whether it is a link of a line, where filling its parent says nothing of the line's room.
  public var isInLine = false
  /// In a `line` container: the place in the chain where it is not that among the children.
  public var order = 0
  /// In a `line` container: the number by which others are placed beside it, of no other node; nil
  /// where none are.
  public var link: UInt32?
  /// In a stack: points after this child, instead of the stack's spacing.
  public var customSpacing: Double?
  /// In a `frames` container, and elsewhere for a child that was laid out by hand; from the
  /// container's top left corner, whatever the reading direction.
  public var frame: RectValue?
  /// With a `frame` in content that scrolls: how it stays in sight.
  public var pin: PinValue?
  /// With a `frame`: how far in front it stands; where all are alike, later siblings are in front.
  public var level = 0
  /// What `frame` gains for each point that the container is wide or high.
  public var frameGrowth = RectValue.zero
  /// What is covered of the inside beside what covers the parent.
  public var additionalSafeArea = EdgesValue.zero
  /// What is covered of a node that scrolls or has bars; nil where displays find out themselves.
  public var safeArea: EdgesValue?
  /// In a stack: whether as much is covered of it as of the stack, wherever it stands.
  public var isCoveredAsStack = false
  /// What a text was measured for, where the app gives it no more room than it was measured to need;
  /// what the texts in an item were that is as wide as it asks for.
  public var measured: MeasuredText?

  public init() {}
}

/// How a text goes into the room that it was measured for.
///
/// A display whose font is larger than what it was measured by must not cut it.
public enum MeasuredText: UInt8, Sendable, CaseIterable {
  /// Without a break but those in it.
  case unbroken
  /// In lines, all of which are seen.
  case wrapped
}

/// How something stays in sight while content scrolls up and down: at the top or at the bottom of
/// what one sees, but never beyond a part of the content.
public struct PinValue: Sendable, Equatable {
  public enum Edge: UInt8, Sendable, CaseIterable {
    case top, bottom
  }

  public var edge: Edge
  /// Points of the content before the part that it stays in; where it rests, at the top.
  public var before: Double
  /// Points of the content behind that part; behind where it rests, at the bottom.
  public var after: Double

  public init(edge: Edge, before: Double, after: Double) {
    self.edge = edge
    self.before = before
    self.after = after
  }
}

/// One axis of a placement.
///
/// All lengths are points.
public struct AxisPlacement: Sendable, Equatable {
  /// What an inset is measured from.
  ///
  /// Margins lie within the safe area; what is readable, which is horizontal alone, within them.
  public enum Reference: UInt8, Sendable, CaseIterable {
    case edge, margins, safeArea, readable
  }

  /// The points that a line of text may be long to be readable.
  public static let readableLength = 672.0

  /// A distance to the parent's edge or, in a chain along this axis, to the neighbour before
  /// (leading) or to the parent's edge behind the last link (trailing).
  public struct Inset: Sendable, Equatable {
    /// Points towards the middle of the parent.
    public var distance: Double
    public var reference: Reference
    /// At least this much, rather than just this much.
    public var isMinimum: Bool

    public init(distance: Double, reference: Reference = .edge, isMinimum: Bool = false) {
      self.distance = distance
      self.reference = reference
      self.isMinimum = isMinimum
    }
  }

  /// A part of the parent's length, its padding included: `multiplier × parent + constant`.
  public struct Part: Sendable, Equatable {
    public var multiplier: Double
    /// Points.
    public var constant: Double

    public init(multiplier: Double, constant: Double) {
      self.multiplier = multiplier
      self.constant = constant
    }

    /// The points that it comes to.
    public func points(of parent: Double) -> Double {
      max(0, multiplier * parent + constant)
    }
  }

  public var leading: Inset?
  public var trailing: Inset?
  /// In a line: the link that `leading` is measured from the end of, and the one that `trailing` is
  /// measured from the start of, instead of the parent's edges; by their placements' `link`.
  public var leadingLink: UInt32?
  public var trailingLink: UInt32?
  /// Points by which the centre lies after that of the parent, or of what `centerReference`
  /// names of it.
  public var center: Double?
  public var centerReference = Reference.edge
  public var length: Double?
  /// What the node's own content asks for, where displays cannot measure it.
  public var content: Double?
  public var minimum: Double?
  public var maximum: Double?
  /// The length as a part of the parent's, its padding included:
  /// `multiplier × parent + constant`.
  public var multiplier: Double?
  public var constant: Double = 0
  /// Bounds of the length as parts of the parent's.
  public var minimumPart: Part?
  public var maximumPart: Part?
  /// Which part of the node lies where the one of `leading`, `center` and `trailing` that is set says.
  ///
  /// 0 is its leading edge, 0.5 its middle, 1 its trailing edge; nil is the edge or the middle that
  /// they name. A node with a point asks its parent for no room.
  public var point: Double?
  /// In a line along this axis: its part of the room, as compared with its siblings' shares.
  public var share: Double?
  /// In a stack that fills proportionally, along its axis: what the content asks for, as its part
  /// of the room compared with its siblings'.
  public var weight: Double?
  /// In a scroll view: as long as its content asks for, however short the view is.
  public var isUnbounded = false
  /// In a scroll view: unbounded, but at least as long as the view is between its insets.
  public var fillsParent = false
  /// 1…1000; the child that hugs least grows.
  public var hugging: Double = 250
  /// 1…1000; the child that resists least shrinks.
  public var compressionResistance: Double = 750

  public init() {}
}
