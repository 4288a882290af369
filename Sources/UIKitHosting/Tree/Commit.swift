/// A change of the render tree.
///
/// Changes are applied in order.
public enum Change: Sendable, Equatable {
  /// Inserts a new node as child number `index` of `parent`; its attributes follow as `set`s.
  ///
  /// A node without a parent is a window, and `index` its place among the scene's windows, from back
  /// to front.
  case insert(NodeID, NodeKind, parent: NodeID?, index: Int)
  /// Removes a node and its descendants.
  case remove(NodeID)
  /// Moves a node to be child number `index` (counted without it) of the same or another parent; a
  /// window, without a parent, among the windows.
  case move(NodeID, parent: NodeID?, index: Int)
  /// Sets an attribute; the kind saves hosts a table of nodes.
  case set(NodeID, NodeKind, Attribute)
}

/// The changes that a scene sends to its display once per turn.
public struct Commit: Sendable, Equatable {
  /// The number of the commit, 1-based and consecutive within a scene.
  public var number: UInt64
  /// A Boolean value that indicates whether this is the whole scene, which replaces all that the
  /// display has shown.
  public var isSnapshot: Bool
  public var changes: [Change]
  public var transition: Transition?
  /// The animations of the changes.
  public var animations: [Animation]
  /// The points at which nodes were changed before their animation, in order; others animate from
  /// their visible state.
  public var starts: [Animation.Start]
  /// The new address of the scene; nil when unchanged.
  public var address: Address?
  /// Requests that the display performs once, in order.
  public var requests: [DisplayRequest]
  /// The node to which screen reader and keyboard focus moves.
  public var focus: NodeID?
  /// The words to measure.
  public var words: WordsValue?

  public init(
    number: UInt64,
    isSnapshot: Bool = false,
    changes: [Change] = [],
    transition: Transition? = nil,
    animations: [Animation] = [],
    starts: [Animation.Start] = [],
    address: Address? = nil,
    requests: [DisplayRequest] = [],
    focus: NodeID? = nil,
    words: WordsValue? = nil
  ) {
    self.number = number
    self.isSnapshot = isSnapshot
    self.changes = changes
    self.transition = transition
    self.animations = animations
    self.starts = starts
    self.address = address
    self.requests = requests
    self.focus = focus
    self.words = words
  }
}

/// The transition from the tree before a commit to the tree after it.
///
/// The tree has its final state immediately; only the picture is animated.
public struct Transition: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// `incoming` slides in over `outgoing` from the trailing edge.
    case push
    /// `outgoing` slides away to the trailing edge; `incoming` is below it.
    case pop
    /// `incoming` comes up from the bottom (a sheet) or fades in (an alert).
    case present
    /// `outgoing` leaves in the reverse way.
    case dismiss
    /// `incoming` replaces `outgoing` by a cross-fade.
    case fade
    /// The rows of `incoming`, a table, move to their current places; inserted ones fade in, and
    /// deleted ones fade out.
    case rows
  }

  public var kind: Kind
  public var duration: Duration
  public var incoming: NodeID?
  public var outgoing: NodeID?

  public init(kind: Kind, duration: Duration, incoming: NodeID? = nil, outgoing: NodeID? = nil) {
    self.kind = kind
    self.duration = duration
    self.incoming = incoming
    self.outgoing = outgoing
  }
}

/// The place of the user in the app, for a browser or a restored scene.
public struct Address: Sendable, Equatable {
  /// The route's path below the app's root, for example `/people/7`; `/` at the root; nil when the
  /// app does not set it.
  public var path: String?
  /// The number of pushed and presented screens that "back" can still leave.
  public var depth: Int
  /// The title of the topmost screen.
  public var title: String

  public init(path: String?, depth: Int, title: String) {
    self.path = path
    self.depth = depth
    self.title = title
  }
}
