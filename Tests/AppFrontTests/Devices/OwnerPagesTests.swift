import AppTesting
import Foundation
import NIOHTTP1
import Testing

@testable import AppFront

/// The page that lists the devices.
@MainActor
struct OwnerPagesTests {
  private func cookie(_ front: TestFront) async throws -> String {
    let answer = try await front.request(.GET, "/-/devices?key=\(TestFront.key)")
    #expect(answer.status == .seeOther)
    #expect(answer.headers.first(name: "location") == "/-/devices")
    return answer.cookie
  }

  @Test func onlyWhoHasTheKeySeesTheList() async throws {
    try await withFront { front in
      let visitor = try await front.newBrowser()
      let wrong = String(TestFront.key.reversed())
      for uri in ["/-/devices", "/-/devices?key=", "/-/devices?key=\(wrong)", "/-/devices/1/stop"] {
        let answer = try await front.request(.GET, uri, headers: ["Cookie": visitor])
        #expect(answer.status == .notFound, "\(uri)")
        let post = try await front.request(
          .POST,
          uri,
          headers: ["Cookie": visitor, "Origin": "http://localhost"]
        )
        #expect(post.status == .notFound, "\(uri)")
      }
      let cookie = try await cookie(front)
      #expect(!cookie.contains(TestFront.key))
      let list = try await front.request(.GET, "/-/devices", headers: ["Cookie": cookie])
      #expect(
        list.body.contains("<td data-title=\"Device\">1</td><td data-title=\"State\">running</td>")
      )
      #expect(!list.body.contains(visitor.dropFirst("rostrum-device=".count).prefix(32)))
      #expect(front.directory.all[0].phase == .running)
    }
  }

  @Test func aButtonStopsADeviceAndAnotherRemovesItsFiles() async throws {
    try await withFront { front in
      let visitor = try await front.newBrowser()
      let files = front.launcher.processes[0].launch.files
      let headers: HTTPHeaders = ["Cookie": try await cookie(front), "Origin": "http://localhost"]
      let device = front.directory.all[0]
      _ = try await front.request(.POST, "/-/devices/1/stop", headers: headers)
      await until { device.phase == .stopped }
      #expect(FileManager.default.fileExists(atPath: files.path))
      _ = try await front.request(.POST, "/-/devices/1/remove", headers: headers)
      #expect(!FileManager.default.fileExists(atPath: files.path))
      #expect(front.directory.all.isEmpty)
      let answer = try await front.request(.GET, "/x", headers: ["Cookie": visitor])
      #expect(answer.status == .forbidden)
    }
  }

  @Test func aStoppedDeviceWaitsUntilItsVisitorStartsIt() async throws {
    try await withFront { front in
      let visitor = try await front.newBrowser()
      let headers: HTTPHeaders = ["Cookie": try await cookie(front), "Origin": "http://localhost"]
      let device = front.directory.all[0]
      _ = try await front.request(.POST, "/-/devices/1/stop", headers: headers)
      await until { device.phase == .stopped }
      for _ in 1...2 {
        let page = try await front.request(.GET, "/app", headers: TestFront.page(visitor))
        #expect(page.status == .serviceUnavailable)
        #expect(page.body.contains("This Device Was Stopped"))
        let other = try await front.request(.GET, "/x", headers: ["Cookie": visitor])
        #expect(other.status == .serviceUnavailable)
      }
      let live = try await RawClient.open(front.server.port)
      try await live.write(LiveRequest.text(visitor))
      // The reason by which its page reloads.
      #expect(await live.read(until: "\u{fffd}").hasPrefix("HTTP/1.1 101 "))
      live.close()
      #expect(front.launcher.processes.count == 1)
      for origin in ["http://evil.example", "http://localhost"] {
        let answer = try await front.request(
          .POST,
          "/-/start",
          headers: ["Cookie": visitor, "Origin": origin]
        )
        #expect(answer.status == (origin == "http://localhost" ? .seeOther : .forbidden))
      }
      let answer = try await front.request(.GET, "/x", headers: ["Cookie": visitor])
      #expect(answer.status == .ok)
      #expect(device.crashes == 0)
    }
  }

  @Test func aForeignPageCannotStopADevice() async throws {
    try await withFront { front in
      _ = try await front.newBrowser()
      let cookie = try await cookie(front)
      for origin in [nil, "null", "http://evil.example", "http://localhost:1"] {
        var headers: HTTPHeaders = ["Cookie": cookie]
        if let origin { headers.add(name: "Origin", value: origin) }
        let answer = try await front.request(.POST, "/-/devices/1/stop", headers: headers)
        #expect(answer.status == .forbidden)
      }
      #expect(front.directory.all[0].phase == .running)
    }
  }
}
