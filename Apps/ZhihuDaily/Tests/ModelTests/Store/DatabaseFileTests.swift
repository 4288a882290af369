import Foundation
import Testing
import ZhihuDailyModel

/// The treatment of damaged files.
struct DatabaseFileTests {
  private let device = Device(FakePaper(days: [.april(21, 1)]))
  private let junk = Data(repeating: 0x21, count: 8_192)

  @Test func aDamagedCacheIsDeletedAndBegunAnew() async throws {
    _ = try device.folder.write(junk, to: "cache.sqlite")
    let days = device.start().days
    #expect(try await days.feed().value == .empty)
    _ = try await days.refresh(.empty)
    #expect(try await device.start().days.feed().daysOfMonth == [21])
    #expect(try names() == ["cache.sqlite"])
    #expect(device.log.all.count == 1)
    #expect(device.log.all.first?.contains(device.folder.file("cache.sqlite").path) == true)
  }

  @Test func aDamagedLibraryIsSetAside() async throws {
    _ = try device.folder.write(junk, to: "library.sqlite")
    let favourites = device.start().favourites
    #expect(try await favourites.favourites().isEmpty)
    let favourite = Favourite(story: .sample(1), addedAt: device.now)
    try await favourites.add(favourite)
    #expect(try await device.start().favourites.favourites() == [favourite])
    let libraries = try names().filter { $0.hasPrefix("library") }
    #expect(libraries == ["library.sqlite", "library.sqlite.damaged-1"])
    let aside = device.folder.file("library.sqlite.damaged-1")
    #expect(try Data(contentsOf: aside) == junk)
    #expect(device.log.all.count == 1)
    #expect(device.log.all.first?.contains(aside.path) == true)
  }

  @Test func aFolderThatCannotBeCreatedThrows() async throws {
    // A file where the folder should be.
    let file = try device.folder.write(Data(), to: "file")
    let repositories = NewsRepositories(
      folder: file,
      service: device.paper,
      transport: device.transport,
      now: { .noon }
    )
    let error = await #expect(throws: NewsError.self) { try await repositories.days.feed() }
    guard case .storage = error else {
      Issue.record("Expected storage, got \(String(describing: error))")
      return
    }
  }

  @Test func aClosedDatabaseIsReopened() async throws {
    let repositories = device.start()
    _ = try await repositories.days.refresh(.empty)
    await repositories.close()
    #expect(try await repositories.days.feed().daysOfMonth == [21])
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: device.folder.url.path)
      .filter { !$0.hasSuffix("-journal") }.sorted()
  }
}
