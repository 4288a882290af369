// Tests of the model.
extension AppBlueprint {
  var modelTestFiles: [GeneratedFile] {
    [GeneratedFile("Tests/ModelTests/FileItemRepositoryTests.swift", repositoryTests)]
  }

  private var repositoryTests: String {
    """
    import Foundation
    import \(app)Model
    import Testing

    struct FileItemRepositoryTests {
      private let item = Item(id: "1", title: "One", text: "The first.")

      @Test func withoutAFileTheItemsAreTheDefaults() async throws {
        try await withFile(nil) { file in
          let repository = FileItemRepository(file: file, defaults: [item])
          #expect(try await repository.items() == [item])
          #expect(try await repository.item(id: "1") == item)
          #expect(try await repository.item(id: "2") == nil)
        }
      }

      @Test func readsTheItemsOfTheFile() async throws {
        try await withFile(JSONEncoder().encode([item])) { file in
          let repository = FileItemRepository(file: file, defaults: [])
          #expect(try await repository.items() == [item])
        }
      }

      @Test func namesAFileThatItCannotRead() async throws {
        try await withFile(Data("no JSON".utf8)) { file in
          let repository = FileItemRepository(file: file, defaults: [item])
          let error = await #expect(throws: ItemError.self) { try await repository.items() }
          guard case .unreadable(let text) = error else { return }
          #expect(text.hasPrefix("items.json: "))
        }
      }

      /// Runs a test on a file in a folder of its own; nil for no file.
      private func withFile(_ data: Data?, _ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
          .appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "items.json", directoryHint: .notDirectory)
        try data?.write(to: file)
        try await body(file)
      }
    }
    """
  }
}
