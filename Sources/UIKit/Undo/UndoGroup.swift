/// An undo action for an object that is not retained.
@MainActor
struct UndoEntry {
  private weak var target: AnyObject?
  private let handler: @MainActor (AnyObject) -> Void

  init(_ target: AnyObject, _ handler: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.handler = handler
  }

  func isOf(_ object: AnyObject) -> Bool { target === object }

  func perform() {
    if let target { handler(target) }
  }
}

/// Changes that are undone together.
@MainActor
struct UndoGroup {
  enum Item {
    case entry(UndoEntry)
    case group(UndoGroup)
  }

  var items: [Item] = []
  var name = ""

  /// A Boolean value indicating whether the group and its nested groups have no entries.
  var isEmpty: Bool {
    items.allSatisfy { item in
      if case .group(let group) = item { group.isEmpty } else { false }
    }
  }

  func performBackwards() {
    for item in items.reversed() {
      switch item {
      case .entry(let entry): entry.perform()
      case .group(let group): group.performBackwards()
      }
    }
  }

  func removing(_ target: AnyObject) -> UndoGroup {
    var group = self
    group.items = items.compactMap { item in
      switch item {
      case .entry(let entry): entry.isOf(target) ? nil : item
      case .group(let group): .group(group.removing(target))
      }
    }
    return group
  }
}
