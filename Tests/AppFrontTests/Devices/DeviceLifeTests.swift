import AppTesting
import BrowserHost
import Foundation
import NIOHTTP1
import Synchronization
import Testing
import UIKitHosting

@testable import AppFront

/// The starts and ends of processes.
@MainActor
struct DeviceLifeTests {
  private func read(_ front: TestFront, _ cookie: String) async throws -> TestAnswer {
    try await front.request(.GET, "/x", headers: ["Cookie": cookie])
  }

  @Test func aDeviceWithoutVisitsStopsAndIsBackAtTheNext() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      await until { device.isIdle }
      front.clock.advance(by: .seconds(599))
      #expect(device.phase == .running)
      front.clock.advance(by: .seconds(2))
      await until { device.phase == .stopped }
      #expect(front.launcher.processes[0].wasTerminated.withLock { $0 })
      #expect(try await read(front, cookie).status == .ok)
      #expect(front.launcher.processes.count == 2)
      #expect(front.launcher.processes[0].launch.files == front.launcher.processes[1].launch.files)
      #expect(device.crashes == 0)
    }
  }

  @Test func aDeviceWithALivePageDoesNotStop() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      let page = try await RawClient.open(front.server.port)
      try await page.write(LiveRequest.text(cookie))
      _ = await page.read(until: "\r\n\r\n")
      #expect(device.liveConnections == 1)
      front.clock.advance(by: .seconds(6_000))
      #expect(device.phase == .running)
      page.close()
      await until { device.isIdle }
      front.clock.advance(by: .seconds(601))
      await until { device.phase == .stopped }
    }
  }

  @Test func aCrashIsShownOnceAndTheDeviceStartsAgain() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      front.clock.advance(by: .seconds(60))
      front.launcher.processes[0].end(
        ProcessEnding(code: -4, output: "Fruit.swift:7: Fatal error: <rotten>\n")
      )
      await until { device.crashes == 1 }
      let page = try await front.request(.GET, "/app", headers: TestFront.page(cookie))
      #expect(page.status == .internalServerError)
      #expect(page.body.contains("Fruit.swift:7: Fatal error: &lt;rotten&gt;"))
      #expect(page.body.contains("signal 4"))
      let next = try await front.request(.GET, "/app", headers: TestFront.page(cookie))
      #expect(next.status == .ok)
      #expect(try await read(front, cookie).status == .ok)
    }
  }

  @Test func theLivePageOfACrashReloads() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      front.clock.advance(by: .seconds(60))
      front.launcher.processes[0].end(ProcessEnding(code: -4, output: "trap"))
      await until { device.crashes == 1 }
      let page = try await RawClient.open(front.server.port)
      try await page.write(LiveRequest.text(cookie))
      let answer = await page.read(until: "\u{fffd}")
      #expect(answer.hasPrefix("HTTP/1.1 101 "))
      // The example of RFC 6455, section 1.3.
      #expect(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
      page.close()
    }
  }

  @Test func aProcessThatCannotStartIsNotStartedInALoop() async throws {
    try await withFront { front in
      let first = try await front.request(.GET, "/app", headers: TestFront.page)
      front.launcher.failure.withLock { $0 = ProcessEnding(code: 1, output: "no such library") }
      for _ in 0..<20 {
        #expect(try await read(front, first.cookie).status == .serviceUnavailable)
      }
      #expect(front.launcher.processes.count == 3)
      let page = try await front.request(.GET, "/app", headers: TestFront.page(first.cookie))
      #expect(page.body.contains("no such library"))
      #expect(page.body.contains("in 10 seconds"))
      front.clock.advance(by: .seconds(11))
      front.launcher.failure.withLock { $0 = nil }
      #expect(try await read(front, first.cookie).status == .ok)
    }
  }

  @Test func theLongestIdleDeviceMakesRoom() async throws {
    try await withFront {
      $0.maximumProcesses = 2
    } _: { front in
      _ = try await front.newBrowser()
      front.clock.advance(by: .seconds(1))
      _ = try await front.newBrowser()
      let devices = front.directory.all
      await until { devices.allSatisfy(\.isIdle) }
      let third = try await front.newBrowser()
      #expect(devices[0].phase == .stopped)
      #expect(devices[1].phase == .running)
      #expect(try await read(front, third).status == .ok)
    }
  }

  @Test func whileAllDevicesAreInUseAnotherGetsANotice() async throws {
    try await withFront {
      $0.maximumProcesses = 1
    } _: { front in
      let cookie = try await front.newBrowser()
      let page = try await RawClient.open(front.server.port)
      try await page.write(LiveRequest.text(cookie))
      _ = await page.read(until: "\r\n\r\n")
      let second = try await front.request(.GET, "/app", headers: TestFront.page)
      let notice = try await front.request(.GET, "/app", headers: TestFront.page(second.cookie))
      #expect(notice.status == .serviceUnavailable)
      #expect(notice.body.contains("All Devices Are in Use"))
      #expect(front.launcher.processes.count == 1)
      page.close()
    }
  }

  @Test func aProcessThatUsesTooMuchMemoryEndsAndItsPageSaysSo() async throws {
    try await withFront {
      $0.limits = ProcessLimits(memory: 100 << 20)
    } _: { front in
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      front.launcher.processes[0].memoryInUse.withLock { $0 = 101 << 20 }
      front.clock.advance(by: .seconds(5))
      await until { device.phase == .stopped }
      #expect(front.launcher.processes[0].wasTerminated.withLock { $0 })
      let page = try await front.request(.GET, "/app", headers: TestFront.page(cookie))
      #expect(page.body.contains("used 101 MB of memory, more than the 100 MB"))
    }
  }

  @Test func anotherBuildStartsTheDevicesAgain() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      front.directory.update(ServedApp(name: "Fruit", program: "/fruit/2/Fruit"))
      await until { device.phase == .stopped }
      #expect(try await read(front, cookie).status == .ok)
      #expect(front.launcher.processes.last?.launch.app.program == "/fruit/2/Fruit")
      #expect(device.crashes == 0)
    }
  }

  @Test func nobodyElseCanEnterTheFoldersOfADevice() async throws {
    try await withFront { front in
      _ = try await front.newBrowser()
      let launch = front.launcher.processes[0].launch
      for folder in [launch.files, launch.socketFolder] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
      }
    }
  }

  @Test func aProcessLearnsWhatBrowsersCallIt() async throws {
    try await withFront {
      $0.publicAddress = .init("http://review.example:81")
    } _: { front in
      let first = try await front.request(
        .GET,
        "/app",
        headers: ["Accept": "text/html", "Accept-Language": "de-CH,en"]
      )
      let cookie = "\(first.cookie); zone=Europe%2FZurich"
      _ = try await front.request(
        .GET,
        "/-/starting",
        headers: ["Cookie": cookie, "Accept-Language": "de-CH,en"]
      )
      let environment = try #require(front.launcher.processes.first).launch.environment
      #expect(environment["PUBLIC_URL"] == "http://review.example:81")
      #expect(environment["ALLOWED_HOSTS"] == "127.0.0.1,localhost")
      #expect(environment["LANG"] == "de_CH.UTF-8")
      #expect(environment["TZ"] == "Europe/Zurich")
    }
  }
}

/// A request for a live connection.
enum LiveRequest {
  static func text(_ cookie: String) -> String {
    """
    GET /-/live/app HTTP/1.1\r
    Host: localhost\r
    Connection: keep-alive, Upgrade\r
    Upgrade: websocket\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Cookie: \(cookie)\r
    \r

    """
  }
}
