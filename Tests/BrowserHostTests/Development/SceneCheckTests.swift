import AppTesting
import Foundation
import HTTPTypes
import NIOCore
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// The route and the script by which a page adds assertions to a recorded test.
@MainActor
struct SceneCheckTests {
  private func host(
    named name: String = "127.0.0.1",
    note: @escaping BrowserHostConfiguration.NoteCheck = { _, _ in nil }
  ) throws -> TestHost {
    try TestHost {
      $0.noteCheck = note
      $0.hostname = name
    }
  }

  private func page(of test: TestHost) async throws -> String {
    let answer = try await test.host.application().testRoutes { client in
      try await client.execute(uri: "/fruit", method: .get)
    }
    return String(buffer: answer.body)
  }

  private func post(
    _ body: String,
    to scene: String,
    on test: TestHost
  ) async throws -> TestResponse {
    try await test.host.application().testRoutes { client in
      try await client.execute(
        uri: "/-/checks/\(scene)",
        method: .post,
        headers: [.origin: "http://localhost", .contentType: "application/json"],
        body: ByteBuffer(string: body)
      )
    }
  }

  private func scene(of test: TestHost) async throws -> String {
    let page = try await page(of: test)
    return String(try #require(page.firstMatch(of: /data-scene="([^"]+)"/)?.1))
  }

  @Test func onlyPagesOfRecordedAppsLoadTheScript() async throws {
    #expect(try await page(of: host()).contains(/<script type="module" src="[^"]*\/checks.js">/))
    #expect(try await !page(of: TestHost()).contains("checks.js"))
  }

  @Test(arguments: ["0.0.0.0", "example.org"])
  func aHostThatOthersCanReachHasNeither(_ name: String) async throws {
    let test = try host(named: name)
    #expect(try await !page(of: test).contains("checks.js"))
    #expect(
      try await post(#"{"nodes":[1],"text":""}"#, to: "any", on: test).status == .notFound
    )
  }

  @Test func theAnswerNamesTheNodeAndTheLine() async throws {
    var pointed: BrowserHostConfiguration.PointedElement?
    let test = try host { _, element in
      pointed = element
      return .init(node: NodeID(rawValue: 7), text: "XCTAssertTrue(…)")
    }
    let scene = try await scene(of: test)
    let answer = try await post(#"{"nodes":[7,3],"text":"Pears"}"#, to: scene, on: test)
    #expect(answer.status == .ok)
    let values = try JSONSerialization.jsonObject(with: Data(answer.body.readableBytesView))
    let object = try #require(values as? [String: Any])
    #expect(object["node"] as? Int == 7)
    #expect(object["text"] as? String == "XCTAssertTrue(…)")
    #expect(pointed?.nodes == [NodeID(rawValue: 7), NodeID(rawValue: 3)])
    #expect(pointed?.text == "Pears")
  }

  @Test func whatNothingIsAssertedAboutHasAnEmptyAnswer() async throws {
    let test = try host()
    let scene = try await scene(of: test)
    #expect(
      try await post(#"{"nodes":[1],"text":""}"#, to: scene, on: test).status == .noContent
    )
  }

  @Test(arguments: ["", "[]", #"{"nodes":[-1],"text":""}"#, #"{"nodes":[1]}"#])
  func malformedRequestsAreRefused(_ body: String) async throws {
    let test = try host()
    let scene = try await scene(of: test)
    #expect(try await post(body, to: scene, on: test).status == .badRequest)
  }

  @Test func anUnknownSceneIsNotFound() async throws {
    let test = try host()
    #expect(
      try await post(#"{"nodes":[1],"text":""}"#, to: "none", on: test).status == .notFound
    )
  }
}
