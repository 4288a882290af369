import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import RequestLimits
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// Files that a user chooses, from requests to the scene.
@MainActor
struct UploadTests {
  /// A scene that asks for files, and the requests of its page.
  @MainActor
  private struct Upload {
    let test: TestHost
    let session: SceneSession
    let scene: FakeScene
    let node: NodeID
    let token: String

    var address: String { "/-/files/\(session.id)/\(token)" }

    var reports: [FileReport] {
      scene.events.compactMap { event in
        if case .files(_, token, let report) = event.action { report } else { nil }
      }
    }

    /// The files that have reached the scene.
    var files: [ReceivedFile] {
      guard case .finished(let files) = reports.last else { return [] }
      return files
    }

    /// Sends a part as the page does.
    func send(
      _ text: String,
      file: Int = 0,
      of count: Int = 1,
      at offset: Int = 0,
      size: Int? = nil,
      total: Int? = nil,
      name: String = "notes.txt",
      type: String = "text/plain",
      origin: String? = "http://localhost",
      device: DeviceToken? = nil,
      address: String? = nil
    ) async throws -> HTTPResponse.Status {
      let bytes = ByteBuffer(string: text)
      let size = size ?? bytes.readableBytes
      let numbers = "file=\(file)&count=\(count)&offset=\(offset)&size=\(size)"
      var headers: HTTPFields = [
        .cookie: "device=\((device ?? session.device).cookieValue)", .contentType: type,
      ]
      headers[.origin] = origin
      headers[try #require(HTTPField.Name("X-File-Name"))] =
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      let uri = "\(address ?? self.address)?\(numbers)&total=\(total ?? size)"
      let fields = headers
      return try await test.host.application().testRoutes { client in
        try await client.execute(uri: uri, method: .post, headers: fields, body: bytes)
      }.status
    }

    /// The files of the device's scenes on the disk.
    var stored: [String] {
      let folder = test.registry.devices.receivedFiles(of: session.device, app: "fruit")
      let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (all ?? []).map { URL(fileURLWithPath: $0).lastPathComponent }
        .filter { $0.contains(".") }
    }
  }

  private func upload(
    accepts: [String] = ["text/plain", ".txt"],
    limit: Int? = 1,
    configure: (inout BrowserHostConfiguration) -> Void = { _ in }
  ) async throws -> Upload {
    let test = try TestHost(configure: configure)
    let session = try await test.painted()
    let scene = try #require(test.fruit.scenes.last)
    let token = RandomName.make()
    let choice = FileChoiceValue(token: token, accepts: accepts, limit: limit)
    let node = scene.insert(.button, in: scene.tree.root, .files(.choose(choice)))
    scene.commit()
    return Upload(test: test, session: session, scene: scene, node: node, token: token)
  }

  @Test func partsBecomeAFileOfTheScene() async throws {
    let upload = try await upload()
    #expect(try await upload.send("Hello, ", size: 12) == .noContent)
    #expect(try await upload.send("world", at: 7, size: 12) == .noContent)
    let file = try #require(upload.files.first)
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "Hello, world")
    #expect(file.url.lastPathComponent == "notes.txt")
    #expect(file.mediaType == "text/plain")
    #expect(
      upload.reports == [
        .began(count: 1, bytes: 12), .received(bytes: 7), .finished([file]),
      ]
    )
  }

  @Test func filesArePrivate() async throws {
    let upload = try await upload()
    _ = try await upload.send("Hello")
    let file = try #require(upload.files.first?.url)
    func permissions(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try permissions(file) == 0o600)
    #expect(try permissions(file.deletingLastPathComponent()) == 0o700)
  }

  @Test func severalFilesKeepTheirOrderAndEqualNames() async throws {
    let upload = try await upload(limit: nil)
    _ = try await upload.send("a", file: 0, of: 3, total: 2, name: "same.txt")
    _ = try await upload.send("", file: 1, of: 3, total: 2, name: "empty.txt")
    _ = try await upload.send("b", file: 2, of: 3, total: 2, name: "same.txt")
    #expect(upload.files.map(\.url.lastPathComponent) == ["same.txt", "empty.txt", "same.txt"])
    let texts = try upload.files.map { try String(contentsOf: $0.url, encoding: .utf8) }
    #expect(texts == ["a", "", "b"])
  }

  @Test(arguments: [
    ("../../device.json", "device.json"), ("/etc/passwd.txt", "passwd.txt"),
    ("C:\\boot.txt", "boot.txt"), (".hidden.txt", "hidden.txt"), ("a\u{0}\nb.txt", "ab.txt"),
    ("\u{202E}txt.exe.txt", "txt.exe.txt"), ("照片 1.txt", "照片 1.txt"), ("..", "file"),
    (String(repeating: "ä", count: 300) + ".txt", String(repeating: "ä", count: 98) + ".txt"),
  ])
  func namesStayWithinTheFolder(name: String, stored: String) async throws {
    let upload = try await upload()
    #expect(try await upload.send("x", name: name) == .noContent)
    let file = try #require(upload.files.first).url
    #expect(file.lastPathComponent == stored)
    let folder = upload.test.registry.devices.receivedFiles(
      of: upload.session.device,
      app: "fruit"
    )
    #expect(file.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/"))
  }

  @Test func anotherDeviceReachesNoScene() async throws {
    let upload = try await upload()
    let other = try await upload.test.painted()
    #expect(try await upload.send("x", device: other.device) == .notFound)
    let foreign = "/-/files/\(other.id)/\(upload.token)"
    #expect(try await upload.send("x", device: other.device, address: foreign) == .notFound)
    let guessed = "/-/files/\(upload.session.id)/\(RandomName.make())"
    #expect(try await upload.send("x", address: guessed) == .notFound)
    #expect(upload.reports.isEmpty)
    #expect(upload.stored.isEmpty)
  }

  @Test(arguments: ["http://evil.example", nil])
  func aForeignPageUploadsNothing(origin: String?) async throws {
    let upload = try await upload()
    #expect(try await upload.send("x", origin: origin) == .forbidden)
    #expect(upload.reports.isEmpty)
  }

  @Test func otherTypesAreRefused() async throws {
    let upload = try await upload()
    let status = try await upload.send("x", name: "a.exe", type: "application/x-msdownload")
    #expect(status == .unprocessableContent)
    #expect(upload.reports == [.failed(.wrongType)])
    #expect(upload.stored.isEmpty)
  }

  @Test func aLaterFileOfAnotherTypeRefusesAll() async throws {
    let upload = try await upload(limit: 2)
    _ = try await upload.send("a", file: 0, of: 2, total: 2)
    let status = try await upload.send(
      "b",
      file: 1,
      of: 2,
      total: 2,
      name: "b.exe",
      type: "application/x-msdownload"
    )
    #expect(status == .unprocessableContent)
    #expect(upload.reports.last == .failed(.wrongType))
    #expect(upload.stored.isEmpty)
  }

  @Test func moreFilesThanTheAppAskedForAreRefused() async throws {
    let upload = try await upload(limit: 2)
    #expect(try await upload.send("a", of: 3, total: 3) == .unprocessableContent)
    #expect(upload.reports == [.failed(.tooMany)])
  }

  @Test func sizesAreLimited() async throws {
    let upload = try await upload { $0.maximumUploadBytes = 4 }
    #expect(try await upload.send("12345") == .unprocessableContent)
    #expect(upload.reports == [.failed(.tooLarge)])
    #expect(try await upload.send("1234") == .noContent)
  }

  @Test func partsAreLimited() async throws {
    let upload = try await upload()
    let long = String(repeating: "x", count: FilePart.maximumLength + 1)
    #expect(try await upload.send(long) == .contentTooLarge)
    #expect(upload.reports.isEmpty)
  }

  @Test func theOldestFilesMakeRoom() async throws {
    let upload = try await upload { $0.maximumUploadBytesPerDevice = 5 }
    _ = try await upload.send("123", name: "old.txt")
    _ = try await upload.send("4567", name: "new.txt")
    #expect(upload.stored == ["new.txt"])
    #expect(try await upload.send("123456") == .unprocessableContent)
    #expect(upload.reports.last == .failed(.noRoom))
  }

  @Test func theHostKeepsALimitedAmount() async throws {
    let upload = try await upload { $0.maximumStoredUploadBytes = 3 }
    #expect(try await upload.send("1234") == .unprocessableContent)
    #expect(upload.reports == [.failed(.noRoom)])
  }

  @Test func anAddressBeginsALimitedNumberOfUploads() async throws {
    let upload = try await upload { $0.uploadLimit = RateLimit(burst: 1, rate: 0.001) }
    #expect(try await upload.send("a") == .noContent)
    #expect(try await upload.send("b") == .unprocessableContent)
    #expect(upload.reports.last == .failed(.noRoom))
  }

  @Test func partsOutOfOrderChangeNothing() async throws {
    let upload = try await upload()
    _ = try await upload.send("Hello, ", size: 12)
    #expect(try await upload.send("world", at: 6, size: 12) == .conflict)
    #expect(try await upload.send("Hello, ", at: 0, size: 6) == .badRequest)
    #expect(try await upload.send("x", at: 12, size: 12) == .badRequest)
    #expect(try await upload.send("world", at: 7, size: 12) == .noContent)
    let file = try #require(upload.files.first)
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "Hello, world")
  }

  @Test func aPickerThatIsGoneEndsTheUpload() async throws {
    let upload = try await upload()
    _ = try await upload.send("Hello, ", size: 12)
    upload.scene.takesFiles = { _ in false }
    #expect(try await upload.send("world", at: 7, size: 12) == .gone)
    #expect(try await upload.send("again") == .gone)
  }

  @Test func aCancelledUploadLeavesNothing() async throws {
    let upload = try await upload()
    _ = try await upload.send("Hello, ", size: 12)
    func cancel(_ device: DeviceToken) async throws {
      let headers: HTTPFields = [
        .cookie: "device=\(device.cookieValue)", .origin: "http://localhost",
      ]
      let address = upload.address
      _ = try await upload.test.host.application().testRoutes { client in
        try await client.execute(uri: address, method: .delete, headers: headers)
      }
    }
    try await cancel(try await upload.test.painted().device)
    #expect(upload.stored == ["notes.txt"])
    try await cancel(upload.session.device)
    #expect(upload.stored.isEmpty)
    #expect(try await upload.send("world", at: 7, size: 12) == .conflict)
  }

  @Test func theFilesEndWithTheScene() async throws {
    let upload = try await upload()
    _ = try await upload.send("Hello")
    #expect(upload.stored == ["notes.txt"])
    upload.test.registry.end(upload.session.id)
    #expect(upload.stored.isEmpty)
  }

  @Test func filesOfAFormerProcessAreRemovedAtTheNextVisit() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let token = session.device
    test.registry.end(session.id)
    let folder = test.registry.devices.receivedFiles(of: token, app: "fruit")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try #require(
      await test.registry.paint(
        app: "fruit",
        path: nil,
        for: Visitor(token: token, languages: ["en"])
      )
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
