/// Remembers weakly what was part of a window, to tell what stays in memory afterwards.
@MainActor
final class Leftovers {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
    /// How many times in a row it was no part.
    var absences = 0
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// - Parameter parts: All that the window consists of now.
  /// - Returns: The names of what was a part, is none since the last time but one, and is alive.
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
