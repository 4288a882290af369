/// One change of the render tree.
///
/// Applied in order.
public enum Change: Sendable, Equatable {
  /// A new node becomes child number `index` of `parent`; its attributes follow as `set`s.
  /// The first insert of a whole scene has no parent: it is the window.
  case insert(NodeID, NodeKind, parent: NodeID?, index: Int)
  /// A node and all below it go.
  case remove(NodeID)
  /// A node becomes child number `index` (counted without it) of a parent, perhaps another one.
  case move(NodeID, parent: NodeID, index: Int)
  /// An attribute gets a value. The kind saves hosts a table of nodes.
  case set(NodeID, NodeKind, Attribute)
}

/// What a scene sends to its display once per turn: all that changed, and nothing else.
public struct Commit: Sendable, Equatable {
  /// 1-based, consecutive within a scene.
  public var number: UInt64
  /// Whether this is the scene whole: the display forgets all it has shown.
  public var isSnapshot: Bool
  public var changes: [Change]
  public var transition: Transition?
  /// What of the changes is shown as a movement.
  public var animations: [Animation]
  /// Where nodes that move have been changed before, in order; others move from what was seen.
  public var starts: [Animation.Start]
  /// Where the person is; nil when unchanged.
  public var address: Address?
  /// Requests that the display performs once, in order.
  public var requests: [DisplayRequest]
  /// The node that screen reader and keyboard focus move to.
  public var focus: NodeID?
  /// Words to measure.
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

/// How a display shows the step from the tree before a commit to the tree after it.
///
/// The tree's state is final at once; only the picture takes its time.
public struct Transition: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// `incoming` slides in over `outgoing` from the trailing edge.
    case push
    /// `outgoing` slides away to the trailing edge; `incoming` is below it.
    case pop
    /// `incoming` comes up from the bottom (a sheet) or fades in (an alert).
    case present
    /// `outgoing` leaves the way it came.
    case dismiss
    /// `incoming` replaces `outgoing` by a cross-fade.
    case fade
    /// The rows of `incoming`, a table, glide to where they are now; those that came fade in,
    /// those that went fade out.
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

/// Where the person is, as a browser or a restored scene needs it.
public struct Address: Sendable, Equatable {
  /// The route's path below the app's root, for example `/people/7`; `/` at the root;
  /// nil when the app does not say.
  public var path: String?
  /// The number of screens that "back" can still leave, pushed and presented ones together.
  public var depth: Int
  /// The title of the topmost screen.
  public var title: String

  public init(path: String?, depth: Int, title: String) {
    self.path = path
    self.depth = depth
    self.title = title
  }
}
