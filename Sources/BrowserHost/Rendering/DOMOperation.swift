import UIKitHosting

/// One step of changing a page.
///
/// The first paint and the live connection carry out the same ones.
enum DOMOperation: Equatable, Sendable {
  /// A node's element appears as child number `index` of the parent's node. The part says where
  /// in the parent; an absent one stands for the parent's content.
  /// What it consists of follows from the kind, as `ElementTemplates` says.
  case insert(NodeID, NodeKind, parent: ElementID, index: Int)
  case remove(NodeID)
  case move(NodeID, parent: ElementID, index: Int)
  /// Puts a node's element into another part of its parent, keeping its order among its siblings.
  case place(NodeID, part: ElementID.Part)
  case text(ElementID, String)
  /// Nil takes the attribute away.
  case attribute(ElementID, String, String?)
  case toggle(ElementID, className: String, Bool)
  /// Nil takes the property away.
  case style(ElementID, String, String?)
  /// Replaces all that is in an element.
  case fill(ElementID, [ElementSpec])
  /// Gives the client's behaviour of that name its numbers; nothing of the page changes by itself.
  case call(NodeID, Behavior, [Double])
  /// What moves with this step's animations moves from how it is now, not from how it was.
  case start(NodeID)
  /// Replaces all that is in an element by a text in lines.
  case lines(ElementID, LinesSpec)

  /// Whether it only takes away what a new element does not have.
  var clears: Bool {
    switch self {
    case .toggle(_, _, let isOn): !isOn
    case .style(_, _, let value): value == nil
    // Templates come with some attributes for screen readers.
    case .attribute(_, let name, let value):
      value == nil && !["aria-hidden", "aria-checked", "role"].contains(name)
    default: false
    }
  }
}

/// What the client does beyond showing.
enum Behavior: UInt8, Sendable, CaseIterable {
  /// Per section: rows.
  case table
  /// key, section, row
  case row
  /// index
  case section
  /// x, y, animated
  case scrollTo
  /// style, is dismissable, detents (1 medium, 2 large, 3 both), selected (0 medium, 1 large),
  /// largest undimmed (0 none, 1 medium, 2 large); where some heights are the app's own: which one it
  /// has, and all of them in points
  case sheet
  /// version, answers, caret (-1 for the end); the text is the attribute `data-text`
  case typing
  /// Whether it has the keyboard (0 or 1).
  case keyboard
  /// edge, full swipe (0 or 1), number of actions (0 to close)
  case swipe
  /// How many drops of rows the scene has answered.
  case moves
  /// row (-1 for none), animated (0 or 1)
  case wheel
  /// source's node, is contextual (0 or 1)
  case menu
  /// Per swipe gesture: directions (bits: right, left, up, down), fingers.
  case swipeGestures
  /// position of a slider's thumb (0…1), answers
  case track
  /// Per section: items.
  case collection
}
