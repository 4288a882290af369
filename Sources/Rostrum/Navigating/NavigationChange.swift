/// A change that removes screens, with the navigators that it affects.
@MainActor
struct NavigationChange {
  /// The tabs to select.
  var selections: [Navigator] = []
  /// The navigators whose stacks are cut, with the entries that stay.
  var trims: [(navigator: Navigator, kept: [Entry])] = []
  /// The navigators whose sheet is dismissed, with all sheets presented on it.
  var dismissals: [Navigator] = []
  /// The screens that are removed, the topmost first.
  var leaving: [Entry] = []

  /// Cuts a navigator's stack to its first `count` screens, and dismisses the sheets over it.
  ///
  /// A sheet that would become empty is dismissed.
  static func cutting(_ navigator: Navigator, count: Int) -> NavigationChange {
    var change = NavigationChange()
    if count == 0, let host = navigator.parent, host.presented === navigator {
      change.dismiss(from: host)
      return change
    }
    change.dismiss(from: navigator.base)
    change.trim(navigator, kept: Array(navigator.entries.prefix(count)))
    return change
  }

  /// Cuts a stack like `cutting`, and brings the navigator to the front; above a primary column,
  /// the choice is cleared.
  static func revealing(_ navigator: Navigator, count: Int) -> NavigationChange {
    var change = NavigationChange()
    var child: Navigator?
    var next: Navigator? = navigator
    while let current = next {
      if current.presented !== child || child == nil { change.dismiss(from: current) }
      if current.isTab, current.parent?.selectedTabNavigator !== current {
        change.selections.append(current)
      }
      if let split = current.columnOf, split.primary === current {
        change.trim(split.secondary, kept: [])
      }
      child = current
      next = current.parent
    }
    change.trim(navigator, kept: Array(navigator.entries.prefix(count)))
    return change
  }

  /// Removes the screens of some flows everywhere below `root`.
  static func removing(
    from root: Navigator,
    where isGone: (AnyCoordinator) -> Bool
  ) -> NavigationChange {
    var change = NavigationChange()
    change.remove(from: root, where: isGone)
    return change
  }

  private mutating func remove(
    from navigator: Navigator,
    where isGone: (AnyCoordinator) -> Bool
  ) {
    if let sheet = navigator.presented {
      if !sheet.entries.isEmpty, sheet.entries.allSatisfy({ isGone($0.owner) }) {
        dismiss(from: navigator)
      } else {
        remove(from: sheet, where: isGone)
      }
    }
    for inner in navigator.tabs + (navigator.split?.columns ?? []) {
      remove(from: inner, where: isGone)
    }
    trim(navigator, kept: navigator.entries.filter { !isGone($0.owner) })
  }

  private mutating func dismiss(from host: Navigator) {
    guard let sheet = host.presented else { return }
    dismissals.append(host)
    leaving += sheet.subtree.flatMap { $0.entries.reversed() }
  }

  private mutating func trim(_ navigator: Navigator, kept: [Entry]) {
    guard kept.count < navigator.entries.count else { return }
    trims.append((navigator, kept))
    leaving += navigator.entries.reversed().filter { entry in
      !kept.contains { $0.screen === entry.screen }
    }
  }
}
