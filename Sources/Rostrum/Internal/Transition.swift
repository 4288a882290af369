/// One wish in a ``TransitionQueue``.
struct Transition {
  /// What makes two wishes the same one, so that the second is dropped.
  enum Key: Hashable {
    case pop(ObjectIdentifier)
    case popToFirst(ObjectIdentifier)
    case dismiss(ObjectIdentifier)
    case leave(ObjectIdentifier)
    case back(ObjectIdentifier, depth: Int)
  }

  var key: Key?
  /// The screens that would go and whose guards are asked, the topmost first.
  var leaving: (@MainActor () -> [Entry])?
  /// Makes the change, from the state of things at its turn.
  var perform: @MainActor (_ done: @escaping @MainActor () -> Void) -> Void
  /// Called instead of `perform` where a guard refused, or the tree was closed before.
  var dropped: @MainActor () -> Void = {}
}
