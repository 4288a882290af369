import Foundation
import HTTPTypes
import Hummingbird
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// Files that a user saves from the scene.
@MainActor
struct DownloadTests {
  private func get(
    _ path: String,
    _ device: DeviceToken,
    on test: TestHost
  ) async throws -> TestResponse {
    try await test.host.application().testRoutes { client in
      try await client.execute(
        uri: path,
        method: .get,
        headers: [.cookie: "device=\(device.cookieValue)"]
      )
    }
  }

  @Test func onlyTheOfferedFilesAreServedAndOnlyToTheirDevice() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let scene = try #require(test.fruit.scenes.last)
    let folder = test.folder.appending(path: "own", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Report Ä.html", directoryHint: .notDirectory)
    try Data("<script>".utf8).write(to: file)
    let token = RandomName.make()
    let offer = FileOfferValue(token: token, files: [file])
    let node = scene.insert(.button, in: scene.tree.root, .files(.save(offer)))
    scene.commit()

    let address = "/-/files/\(session.id)/\(token)"
    let response = try await get("\(address)/0", session.device, on: test)
    #expect(response.status == .ok)
    #expect(String(buffer: response.body) == "<script>")
    #expect(response.headers[.contentType] == "application/octet-stream")
    #expect(
      response.headers[.contentDisposition]
        == "attachment; filename*=UTF-8''Report%20%C3%84%2Ehtml"
    )
    #expect(response.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
    #expect(try await get("\(address)/1", session.device, on: test).status == .notFound)
    #expect(try await get("\(address)/-1", session.device, on: test).status == .notFound)
    let other = try await test.painted()
    #expect(try await get("\(address)/0", other.device, on: test).status == .notFound)

    scene.set(node, .files(nil))
    scene.commit()
    #expect(try await get("\(address)/0", session.device, on: test).status == .notFound)
  }
}
