/// The views of one reuse identifier that wait to be used again, and the class that makes more.
@MainActor
struct ReuseQueue<View: UIView> {
  var type: View.Type?
  private var waiting: [View] = []

  /// The most that wait.
  private static var limit: Int { 200 }

  mutating func put(_ view: View) {
    waiting.append(view)
  }

  /// The preferred view if it waits, or else the one that came last.
  mutating func take(preferring preferred: View? = nil) -> View? {
    guard let preferred, let place = waiting.lastIndex(where: { $0 === preferred }) else {
      return waiting.popLast()
    }
    return waiting.remove(at: place)
  }

  /// Forgets what is too much.
  mutating func trim() {
    if waiting.count > Self.limit { waiting.removeFirst(waiting.count - Self.limit) }
  }
}
