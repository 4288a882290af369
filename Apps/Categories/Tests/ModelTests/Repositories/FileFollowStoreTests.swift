import CategoriesModel
import Foundation
import Testing

struct FileFollowStoreTests {
  private let folder = TemporaryFolder()

  private func store() -> FileFollowStore {
    FileFollowStore(file: folder.file("device/follows.json"))
  }

  @Test func choicesPersist() async throws {
    let first = store()
    #expect(await first.follows() == [:])
    try await first.keep(FollowChoice(user: 7, isFollowed: true, number: 1))
    try await first.keep(FollowChoice(user: 8, isFollowed: false, number: 2))
    #expect(await store().follows() == [7: true, 8: false])
  }

  @Test func anOlderChoiceThatComesLateChangesNothing() async throws {
    let store = store()
    try await store.keep(FollowChoice(user: 7, isFollowed: true, number: 2))
    try await store.keep(FollowChoice(user: 7, isFollowed: false, number: 1))
    #expect(await store.follows() == [7: true])
  }

  @Test func aFileThatCannotBeReadIsAsNone() async throws {
    _ = try folder.write(Data("{".utf8), to: "follows.json")
    let log = LogLines()
    let store = FileFollowStore(file: folder.file("follows.json"), log: log.append)
    #expect(await store.follows() == [:])
    try await store.keep(FollowChoice(user: 7, isFollowed: true, number: 1))
    #expect(await FileFollowStore(file: folder.file("follows.json")).follows() == [7: true])
    let aside = folder.file("follows.json.damaged-1")
    #expect(try Data(contentsOf: aside) == Data("{".utf8))
    #expect(log.all.count == 1)
    #expect(log.all.first?.contains(aside.path) == true)
  }

  @Test func aFailedWriteThrowsAndChangesNothing() async throws {
    // A file occupies the path of the store's folder.
    _ = try folder.write(Data(), to: "device")
    let store = store()
    await #expect {
      try await store.keep(FollowChoice(user: 7, isFollowed: true, number: 1))
    } throws: {
      if case .storage? = $0 as? CategoriesError { true } else { false }
    }
    #expect(await store.follows() == [:])
  }

  @Test func theFileIsReadableByItsOwnerOnly() async throws {
    try await store().keep(FollowChoice(user: 7, isFollowed: true, number: 1))
    let file = folder.file("device/follows.json").path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
