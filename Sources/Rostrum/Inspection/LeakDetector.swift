/// Weak references to the parts of a window, by which leaked objects are found.
@MainActor
final class LeakDetector {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
    /// The number of consecutive updates in which it was not a part.
    var absences = 0
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// - Parameter parts: All current parts of the window.
  /// - Returns: The names of former parts that were missing in at least two updates and are still
  ///   alive.
  func update(_ parts: [AnyObject]) -> [String] {
    let present = Set(parts.map(ObjectIdentifier.init))
    entries = entries.filter { $0.value.object != nil }
    for id in entries.keys { entries[id]?.absences += 1 }
    for part in parts {
      entries[ObjectIdentifier(part)] = Entry(object: part, name: "\(type(of: part))")
    }
    return entries.filter { !present.contains($0.key) && $0.value.absences >= 2 }
      .map(\.value.name).sorted()
  }
}
