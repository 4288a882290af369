/// A registry of observers that are notified of changed contacts.
@MainActor
final class ContactChanges {
  private struct Entry {
    weak var observation: ContactObservation?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  func observe(_ observer: @escaping @MainActor () -> Void) -> ContactObservation {
    entries.removeAll { $0.observation == nil }
    let observation = ContactObservation(observer)
    entries.append(Entry(observation: observation))
    return observation
  }

  func notify() {
    for entry in entries { entry.observation?.notify() }
  }
}
