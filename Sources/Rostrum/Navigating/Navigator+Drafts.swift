public import Foundation

extension Navigator {
  /// What screens of the whole window hold unsaved, by the path of their route.
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

  /// Goes to the destination where a window was left, and gives the screens on the way there what
  /// they held unsaved.
  ///
  /// Each draft is given once. Those whose screen has not come when the destination has, or when
  /// another is opened, are forgotten.
  public func restore(_ route: any Route, drafts: [String: Data]) {
    tree.open(route, drafts: drafts)
  }
}
