/// A parsed visual format: items along an axis, with their connections.
@MainActor
struct VisualFormat {
  /// A view, or the superview at an end.
  struct Item {
    var view: AnyObject
    var isSuperview = false
    var predicates: [Predicate] = []
  }

  /// The distance of an item from the next.
  enum Connection {
    /// The items touch.
    case none

    /// The system's spacing, or the layout margin next to the superview.
    case standard

    case spaces([Predicate])
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0

    /// The view whose length is referenced; nil for a number.
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  var isVertical = false
  var items: [Item] = []

  /// The spaces between items: `items.count - 1`.
  var connections: [Connection] = []
}
