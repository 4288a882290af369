/// A request in a ``TransitionQueue``.
struct Transition {
  /// A key by which duplicate requests are recognised and dropped.
  enum Key: Hashable {
    case pop(Subject)
    case popToFirst(Subject)
    case dismiss(Subject)
    case leave(Subject)
    case back(Subject, depth: Int)
  }

  /// The object that makes the request, compared by identity.
  ///
  /// It is retained as long as its requests, so that no other object can have its address in the
  /// meantime.
  struct Subject: Hashable {
    private let object: AnyObject

    init(_ object: AnyObject) {
      self.object = object
    }

    static func == (a: Subject, b: Subject) -> Bool {
      a.object === b.object
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
    }
  }

  var key: Key?
  /// The screens that would be removed and whose guards are consulted, the topmost first.
  var leaving: (@MainActor () -> [Entry])?
  /// Performs the change, based on the state when it runs.
  var perform: @MainActor (_ done: @escaping @MainActor () -> Void) -> Void
  /// Called instead of `perform` if a guard refused, or the tree was closed before.
  var dropped: @MainActor () -> Void = {}
  /// A Boolean value indicating whether it is part of several steps to a destination, which are not
  /// animated.
  var isUnanimated = false
}
