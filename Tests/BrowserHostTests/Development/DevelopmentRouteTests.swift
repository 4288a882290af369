import AppTesting
import Foundation
import HTTPTypes
import NIOCore
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// The address and the script of a host that `rostrum dev` has started.
@MainActor
struct DevelopmentRouteTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "report-\(UUID().uuidString).json")

  private func get(_ path: String, on test: TestHost) async throws -> TestResponse {
    try await test.host.application().testRoutes { client in
      try await client.execute(uri: path, method: .get)
    }
  }

  private func host(
    _ configure: (inout BrowserHostConfiguration) -> Void = { _ in }
  ) throws -> TestHost {
    try TestHost {
      $0.development = DevelopmentChannel(report: file)
      configure(&$0)
    }
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  @Test func aHostWithoutDevelopmentHasNeitherRouteNorScript() async throws {
    let test = try TestHost()
    #expect(try await get("/-/development", on: test).status == .notFound)
    let page = String(buffer: try await get("/fruit", on: test).body)
    #expect(!page.contains("development.js"))
  }

  @Test(arguments: ["0.0.0.0", "192.0.2.1", "example.org"])
  func aHostThatOthersCanReachHasNeither(_ name: String) async throws {
    let test = try host { $0.hostname = name }
    #expect(try await get("/-/development", on: test).status == .notFound)
    let page = String(buffer: try await get("/fruit", on: test).body)
    #expect(!page.contains("development.js"))
  }

  @Test func aHostBehindAProxyHasNeither() async throws {
    let proxied = try host { $0.trustedProxies = ["127.0.0.1"] }
    #expect(try await get("/-/development", on: proxied).status == .notFound)
    let named = try host { $0.publicAddress = PublicAddress("http://localhost") }
    #expect(try await get("/-/development", on: named).status == .notFound)
  }

  @Test func thePageHasTheScript() async throws {
    let page = String(buffer: try await get("/fruit", on: try host()).body)
    #expect(page.contains(/<script type="module" src="[^"]*\/development.js"><\/script>/))
  }

  @Test func theResponseHasTheReportAndTheDigestOfTheClient() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try write("{\"phase\":\"serving\"}")
    let answer = try await get("/-/development", on: try host())
    #expect(answer.headers[.cacheControl] == "no-store")
    let text = String(buffer: answer.body)
    #expect(text.contains("\"report\":{\"phase\":\"serving\"}"))
    #expect(text.contains("\"client\":\"\(try ClientAssets.shared.digest)\""))
  }

  @Test(arguments: ["", "no JSON", "[1]"])
  func anInvalidReportIsReplacedByAnEmptyOne(_ text: String) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try write(text)
    let answer = try await get("/-/development", on: try host())
    #expect(String(buffer: answer.body).contains("\"report\":{}"))
  }

  @Test func aSceneCanBeInspected() async throws {
    let test = try host()
    let page = String(buffer: try await get("/fruit", on: test).body)
    let scene = try #require(page.firstMatch(of: /data-scene="([^"]+)"/)?.1)
    let answer = try await get("/-/development/scenes/\(scene)", on: test)
    #expect(answer.status == .ok)
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(String(buffer: answer.body).contains("\"events\":["))
    #expect(try await get("/-/development/scenes/none", on: test).status == .notFound)
    let other = try TestHost()
    #expect(try await get("/-/development/scenes/\(scene)", on: other).status == .notFound)
  }

  @Test func aPageWaitsForTheNextReport() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try write("{\"phase\":\"building\"}")
    let reports = DevelopmentReports(DevelopmentChannel(report: file))
    let first = try await reports.next(after: "")
    async let next = reports.next(after: first.tag)
    try write("{\"phase\":\"failed\"}")
    #expect(try await next.json == "{\"phase\":\"failed\"}")
  }

  @Test func closingTheReportsResumesWaitingPages() async throws {
    let reports = DevelopmentReports(DevelopmentChannel(report: file))
    let known = reports.current
    async let answer = reports.next(after: known.tag)
    reports.close()
    #expect(try await answer == known)
  }
}
