/// A tracker that references objects weakly, to find those that are still alive later.
@MainActor
public final class LeakTracker {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [Entry] = []

  init() {}

  /// Tracks an object that must be deallocated at the end.
  /// - Returns: The object itself.
  @discardableResult
  public func callAsFunction<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
    entries.append(Entry(object: object, name: name ?? "\(type(of: object))"))
    return object
  }

  /// The names of the objects that are still alive.
  public var survivors: [String] {
    entries.filter { $0.object != nil }.map(\.name)
  }

  var isEmpty: Bool { entries.isEmpty }
}
