import Foundation
import Testing

@testable import LiveDevelopment

/// A session with a small package, in which only the pages are simulated.
struct DevelopmentSessionTests {
  private func plan(_ folder: URL, _ server: TestServer) -> DevelopmentPlan {
    DevelopmentPlan(
      package: folder,
      product: "server",
      environment: ["PORT": "\(server.port)"],
      port: server.port
    )
  }

  @Test func everySaveIsServedAndAnErrorLeavesTheLastGoodProgramAlone() async throws {
    try await withTemporaryFolder { folder in
      try write(TestServer.package, in: folder)
      let server = TestServer()
      let lines = Lines()
      let session = DevelopmentSession(plan(folder, server)) { lines.append($0) }
      let work = Task { try await session.run() }
      defer { work.cancel() }
      try await until("the program serves", details: { lines.text }) { server.text == "first" }

      try write(["Sources/Text.swift": TestServer.text("second")], in: folder)
      try await until("a change is served") { server.text == "second" }
      // A page may have the new text before the line is printed.
      try await until("the build is printed") { lines.text.contains("build of what changed") }

      try write(["Sources/Text.swift": "let text = txet\n"], in: folder)
      try await until("the error is printed") {
        lines.text.contains("Sources/Text.swift:1:12: error: cannot find 'txet' in scope")
      }
      try await until("the failure is printed") {
        lines.text.contains("the build failed with an error; waiting for a change")
      }
      #expect(server.text == "second")
      let report = try await session.reportText()
      #expect(report.contains("\"phase\":\"failed\""))
      #expect(report.contains("\"file\":\"Sources/Text.swift\""))

      // A dictionary has no order: a build between the two saves would lack the new file.
      try write(["Sources/Other.swift": "let other = \"new\"\n"], in: folder)
      try write(["Sources/Text.swift": "let text = other\n"], in: folder)
      try await until("a new file is served") { server.text == "new" }
      try await until("pages are told") {
        (try? await session.reportText())?.contains("\"phase\":\"serving\"") == true
      }

      work.cancel()
      try await work.value
      #expect(server.text == nil)
    }
  }

  @Test func aSaveDuringABuildCounts() async throws {
    try await withTemporaryFolder { folder in
      try write(TestServer.package, in: folder)
      let server = TestServer()
      let lines = Lines()
      let session = DevelopmentSession(plan(folder, server)) { lines.append($0) }
      let work = Task { try await session.run() }
      defer { work.cancel() }
      try await until("the program serves") { server.text == "first" }
      try write(["Sources/Text.swift": "let text = txet\n"], in: folder)
      try await until("the next build has begun") { lines.text.contains("changed: ") }
      try write(["Sources/Text.swift": TestServer.text("second")], in: folder)
      try await until("the newest text is served") { server.text == "second" }
      work.cancel()
      try await work.value
    }
  }

  @Test func aTakenPortGetsASentence() async throws {
    try await withTemporaryFolder { folder in
      try write(TestServer.package, in: folder)
      let server = TestServer()
      let first = DevelopmentSession(plan(folder, server)) { _ in }
      let work = Task { try await first.run() }
      try await until("the program serves") { server.text == "first" }
      let second = DevelopmentSession(plan(folder, server)) { _ in }
      let error = await #expect(throws: DevelopmentError.self) { try await second.run() }
      #expect(error?.description.hasPrefix("Port \(server.port) is in use") == true)
      work.cancel()
      try await work.value
    }
  }
}
