/// One wish in a ``TransitionQueue``.
struct Transition {
  /// What makes two wishes the same one, so that the second is dropped.
  enum Key: Hashable {
    case pop(Subject)
    case popToFirst(Subject)
    case dismiss(Subject)
    case leave(Subject)
    case back(Subject, depth: Int)
  }

  /// Who wishes it, by identity.
  ///
  /// Kept as long as its wishes are remembered: nothing else can have its address meanwhile.
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
  /// The screens that would go and whose guards are asked, the topmost first.
  var leaving: (@MainActor () -> [Entry])?
  /// Makes the change, from the state of things at its turn.
  var perform: @MainActor (_ done: @escaping @MainActor () -> Void) -> Void
  /// Called instead of `perform` where a guard refused, or the tree was closed before.
  var dropped: @MainActor () -> Void = {}
  /// Whether it is one of several steps to one place, none of which moves.
  var isAtOnce = false
}
