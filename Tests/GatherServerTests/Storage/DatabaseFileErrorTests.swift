import AppTesting
import Foundation
import GatherAPI
import HTTPTypes
import ServerTesting
import Testing

@testable import GatherServer

/// The server's errors for files that it cannot use.
struct DatabaseFileErrorTests {
  private let folder = TemporaryFolder()
  private var file: URL { folder.file("gather.sqlite") }

  private func openingError() -> DatabaseFileError? {
    #expect(throws: DatabaseFileError.self) { try SQLiteDatabase(file: file) }
  }

  @Test func namesADamagedFileAndLeavesItAsItIs() throws {
    let junk = Data(repeating: 0x21, count: 8_192)
    _ = try folder.write(junk, to: "gather.sqlite")
    let error = try #require(openingError())
    #expect(error.reason == .damaged)
    #expect(error.description.contains("'\(file.path)' .recover"))
    #expect(try Data(contentsOf: file) == junk)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["gather.sqlite"])
  }

  @Test func namesAFolderInPlaceOfTheFile() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let error = try #require(openingError())
    #expect(error.reason == .isFolder)
    #expect(error.description.contains(file.path))
  }

  @Test func namesAFolderThatCannotBeMade() throws {
    let blocked = try folder.write(Data(), to: "file").appending(path: "gather.sqlite")
    let error = #expect(throws: DatabaseFileError.self) { try SQLiteDatabase(file: blocked) }
    #expect(error?.reason == .noFolder)
    #expect(error?.description.contains(blocked.path) == true)
  }

  @Test func refusesAFileOfANewerVersion() async throws {
    let database = try SQLiteDatabase(file: file)
    try await database.write { db in
      _ = try db.run("INSERT INTO grdb_migrations VALUES ('from the future')", [])
    }
    await database.close()
    let error = try #require(openingError())
    #expect(error.reason == .newerVersion)
    #expect(error.description.contains(file.path))
  }

  @Test func answersThatItIsUnavailableWhenAFileIsDamagedInUse() async throws {
    let database = try SQLiteDatabase(file: file)
    let page = try await database.read { db in
      try db.rows("SELECT rootpage FROM sqlite_master WHERE name = 'attempts'", [])[0].int(0)
    }
    await database.close()
    var bytes = try Data(contentsOf: file)
    let start = (page - 1) * 4_096
    bytes.replaceSubrange(start..<(start + 4_096), with: Data(repeating: 0xFF, count: 4_096))
    try bytes.write(to: file)

    let server = try TestServer(try SQLiteDatabase(file: file))
    try await server.run { client in
      let response = try await client.logIn("ana", "a good password")
      #expect(response.status == .serviceUnavailable)
      #expect(try response.problem().status == 503)
      #expect(!response.text.contains("sqlite"))
    }
    #expect(server.log.text.contains("The database \(file.path) is damaged"))
    await server.service.store.database.close()
  }
}

/// The service of a program that runs without its database.
struct UnavailableServiceTests {
  @Test(arguments: [("GET", "/api/players"), ("POST", "/api/users"), ("POST", "/api/users/login")])
  func answersThatItIsUnavailable(method: String, path: String) async throws {
    let server = try TestServer(UnavailableDatabase())
    let method = try #require(HTTPRequest.Method(method))
    try await server.run { client in
      let response = try await client.send(
        method,
        path,
        #"{"username": "ana", "password": "a good password"}"#,
        [.authorization: path.hasSuffix("login") ? "Basic YW5hOmE=" : "Bearer 0123456789abcdef"]
      )
      #expect(response.status == .serviceUnavailable)
      #expect(response.headers[.retryAfter] == "5")
      #expect(try response.problem().status == 503)
    }
    #expect(await !server.service.isReady())
  }

  @Test func runsUntilItIsCancelled() async throws {
    let service = try GatherService.unavailable(configuration: .cheap)
    let ended = LogLines()
    let run = Task {
      try await service.run()
      ended.append("ended")
    }
    // The end of a service would end the program.
    for _ in 0..<100 { await Task.yield() }
    #expect(ended.all.isEmpty)
    run.cancel()
    try await run.value
    #expect(ended.all == ["ended"])
  }
}

extension GatherServerConfiguration {
  fileprivate static var cheap: GatherServerConfiguration {
    var configuration = GatherServerConfiguration()
    configuration.makePasswordsCheap()
    return configuration
  }
}
