/// Remembers objects weakly, to tell later which of them are still alive.
@MainActor
public final class LeakTracker {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [Entry] = []

  init() {}

  /// Remembers an object that must be gone at the end.
  /// - Returns: The object itself.
  @discardableResult
  public func callAsFunction<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
    entries.append(Entry(object: object, name: name ?? "\(type(of: object))"))
    return object
  }

  /// The names of those still alive.
  public var survivors: [String] {
    entries.filter { $0.object != nil }.map(\.name)
  }

  var isEmpty: Bool { entries.isEmpty }
}
