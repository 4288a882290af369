/// The reusable views of a reuse identifier, and the class that creates more.
@MainActor
struct ReuseQueue<View: UIView> {
  /// The class; setting it replaces the maker.
  var type: View.Type? {
    didSet { maker = nil }
  }
  /// Makes a view of a nib or prototype.
  var maker: (@MainActor () -> View?)?
  private var waiting: [View] = []

  /// The maximum number of reusable views.
  private static var limit: Int { 200 }

  mutating func put(_ view: View) {
    waiting.append(view)
  }

  /// Returns the preferred view if it is in the queue, else the most recent one.
  mutating func take(preferring preferred: View? = nil) -> View? {
    guard let preferred, let place = waiting.lastIndex(where: { $0 === preferred }) else {
      return waiting.popLast()
    }
    return waiting.remove(at: place)
  }

  /// Removes the oldest views beyond the limit.
  mutating func trim() {
    if waiting.count > Self.limit { waiting.removeFirst(waiting.count - Self.limit) }
  }
}
