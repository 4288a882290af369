public import Foundation

extension Navigator {
  /// The unsaved work of screens in the whole window, by the path of their route.
  public var drafts: [String: Data] {
    var drafts: [String: Data] = [:]
    for entry in tree.root?.subtree.flatMap(\.entries) ?? [] {
      guard let path = entry.route?.path.description else { continue }
      for keeper in entry.draftKeepers {
        if let draft = keeper.draft { drafts[path] = draft }
      }
    }
    return drafts
  }

  /// Opens the destination at which a window was left, and restores the unsaved work of the screens
  /// on the way.
  ///
  /// Each draft is restored once. Drafts are discarded if their screen has not been shown when the
  /// destination is, or when another route is opened.
  public func restore(_ route: any Route, drafts: [String: Data]) {
    tree.open(route, drafts: drafts)
  }
}
