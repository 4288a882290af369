import Foundation

/// Keeps notes in a file.
final class NoteStore {
  static let shared = NoteStore()

  private(set) var notes: [Note] = []

  func load() {
    guard let data = try? Data(contentsOf: file) else { return }
    notes = (try? JSONDecoder().decode([Note].self, from: data)) ?? []
  }

  func save(_ note: Note) {
    notes.append(note)
    try? JSONEncoder().encode(notes).write(to: file)
  }

  private var file: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("notes.json")
  }
}
