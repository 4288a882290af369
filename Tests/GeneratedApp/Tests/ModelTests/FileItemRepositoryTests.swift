import Foundation
import SamplerModel
import Testing

final class FileItemRepositoryTests {
  private let item = Item(id: "1", title: "One", text: "The first.")
  private let file: URL

  /// Each test has a folder of its own.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "items.json", directoryHint: .notDirectory)
  }

  deinit {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func withoutAFileTheItemsAreTheDefaults() async throws {
    let repository = FileItemRepository(file: file, defaults: [item])
    #expect(try await repository.items() == [item])
    #expect(try await repository.item(id: "1") == item)
    #expect(try await repository.item(id: "2") == nil)
  }

  @Test func readsTheItemsOfTheFile() async throws {
    try JSONEncoder().encode([item]).write(to: file)
    let repository = FileItemRepository(file: file, defaults: [])
    #expect(try await repository.items() == [item])
  }

  @Test func namesAFileThatItCannotRead() async throws {
    try Data("no JSON".utf8).write(to: file)
    let repository = FileItemRepository(file: file, defaults: [item])
    let error = await #expect(throws: ItemError.self) { try await repository.items() }
    guard case .unreadable(let text) = error else { return }
    #expect(text.hasPrefix("items.json: "))
  }
}
