import UIKitHosting

/// An operation that changes a page.
///
/// The first paint and the live connection use the same operations.
enum DOMOperation: Equatable, Sendable {
  /// Inserts a node's element as child number `index` of the parent's node.
  ///
  /// The part selects a container of the parent; an absent one stands for the parent's content. The
  /// elements of the node follow from its kind, as defined by `ElementTemplates`.
  case insert(NodeID, NodeKind, parent: ElementID, index: Int)
  case remove(NodeID)
  case move(NodeID, parent: ElementID, index: Int)
  /// Moves a node's element into another part of its parent; its order among its siblings remains.
  case place(NodeID, part: ElementID.Part)
  case text(ElementID, String)
  /// Sets an attribute; nil removes it.
  case attribute(ElementID, String, String?)
  case toggle(ElementID, className: String, Bool)
  /// Sets a style property; nil removes it.
  case style(ElementID, String, String?)
  /// Replaces the content of an element.
  case fill(ElementID, [ElementSpec])
  /// Passes numbers to a behaviour of the client; does not change the page itself.
  case call(NodeID, Behavior, [Double])
  /// Makes this step's animations of the node start from its current state, not from the previous
  /// one.
  case start(NodeID)
  /// Replaces the content of an element by a text in lines.
  case lines(ElementID, LinesSpec)

  /// A Boolean value that indicates whether the operation only removes something that a new element
  /// does not have.
  var clears: Bool {
    switch self {
    case .toggle(_, _, let isOn): !isOn
    case .style(_, _, let value): value == nil
    // Templates contain some accessibility attributes.
    case .attribute(_, let name, let value):
      value == nil && !["aria-hidden", "aria-checked", "role"].contains(name)
    default: false
    }
  }
}

/// A behaviour of the client that needs data from the scene.
enum Behavior: UInt8, Sendable, CaseIterable {
  /// The number of rows per section.
  case table
  /// key, section, row
  case row
  /// index
  case section
  /// x, y, animated
  case scrollTo
  /// style, is dismissable, detents (1 medium, 2 large, 3 both), selected (0 medium, 1 large),
  /// largest undimmed (0 none, 1 medium, 2 large); for custom detents: the selected index, and all
  /// heights in points
  case sheet
  /// version, answers, caret (-1 for the end); the text is the attribute `data-text`
  case typing
  /// is first responder (0 or 1)
  case keyboard
  /// edge, full swipe (0 or 1), number of actions (0 to close)
  case swipe
  /// number of row moves that the scene has answered
  case moves
  /// row (-1 for none), animated (0 or 1)
  case wheel
  /// the source's node, is contextual (0 or 1)
  case menu
  /// Per gesture kind: directions (bits: right, left, up, down), number of touches.
  case swipeGestures
  /// position of a slider's thumb (0…1), answers
  case track
  /// The number of items per section.
  case collection
}
