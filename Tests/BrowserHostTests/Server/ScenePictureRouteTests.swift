import Foundation
import HTTPTypes
import NIOCore
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// The route by which tests get pictures of scenes.
@MainActor
struct ScenePictureRouteTests {
  private func get(_ path: String, on test: TestHost) async throws -> TestResponse {
    try await test.host.application().testRoutes { client in
      try await client.execute(uri: path, method: .get)
    }
  }

  /// Returns the name of the scene that a visit has opened.
  private func scene(on test: TestHost) async throws -> String {
    let page = String(buffer: try await get("/fruit", on: test).body)
    let name = page.firstMatch(of: /data-scene="([^"]+)"/)?.1
    return String(try #require(name))
  }

  @Test func aHostThatDrawsNoPicturesHasNoRouteForThem() async throws {
    let test = try TestHost()
    let scene = try await scene(on: test)
    #expect(try await get("/-/pictures/\(scene)", on: test).status == .notFound)
  }

  @Test func aHostThatDrawsPicturesShowsThoseOfItsScenesAlone() async throws {
    let test = try TestHost { $0.drawPicture = { _, scale in [1, 2, UInt8(scale)] } }
    let scene = try await scene(on: test)
    let answer = try await get("/-/pictures/\(scene)", on: test)
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "image/png")
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(Array(answer.body.readableBytesView) == [1, 2, 1])
    let larger = try await get("/-/pictures/\(scene)?scale=3", on: test)
    #expect(Array(larger.body.readableBytesView) == [1, 2, 3])
    for scale in ["0", "4", "nan", "x"] {
      let status = try await get("/-/pictures/\(scene)?scale=\(scale)", on: test).status
      #expect(status == .badRequest)
    }
    #expect(try await get("/-/pictures/none", on: test).status == .notFound)
  }
}
