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

  @Test func aCrashNamesTheUsersOwnFileAndNoCallsWithoutNames() async throws {
    try await withFront { front in
      var app = front.directory.app
      app.sources = ["Fruit/Apple.swift": "Sources/Trees/Apple.swift"]
      front.directory.update(app)
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      front.launcher.processes[0].end(
        ProcessEnding(
          code: -4,
          output: """
            Fruit/Apple.swift:7: Fatal error: rotten
            Current stack trace:
            0    libswiftCore.so                    0x00007f6aefa8a4d0 <unavailable> + 3970256
            1    Fruit                              0x000055a1 main + 919

            """
        )
      )
      await until { device.crashes == 1 }
      let page = try await front.request(.GET, "/app", headers: TestFront.page(cookie))
      #expect(
        page.body.contains("Sources/Trees/Apple.swift:7: Fatal error: rotten\n\nThe app ended")
      )
    }
  }

  @Test func callsHaveLinesWithoutTheFoldersOfTheServer() {
    let crash = CrashText(
      """
      *** Signal 4: Backtracing from 0x7faa38ef9361... done ***

      *** Swift runtime failure: arithmetic overflow at 0x0000560cafdec21a ***

      Thread 0 "Fruit" crashed:

        0 [inlined] [system] 0x0000560cafdec21a Swift runtime failure: arithmetic overflow in Fruit at //<compiler-generated>
        1 [ra] 0x0000560cafdec21a Apple.eat(_:) + 377 in Fruit at /home/ana/My Fruit/Apple.swift:7:12
        2 [ra] 0x0000560cafdec27e main in Fruit at Sources/main.swift:3

      """,
      of: ServedApp(name: "Fruit", program: "/fruit/Fruit")
    )
    #expect(
      crash.text
        == "Swift runtime failure: arithmetic overflow\n\nin Apple.eat(_:) at Apple.swift:7\nin main at main.swift:3"
    )
  }

  @Test func theReportOfACrashBecomesTheAppsOwnCalls() {
    let app = ServedApp(name: "Fruit", program: "/fruit/Fruit")
    let crash = CrashText(
      """
      ripe
      Fruit/Apple.swift:7: Fatal error: rotten
      *** Signal 4: Backtracing from 0x7faa38ef9361... done ***

      *** Program crashed: Illegal instruction at 0x00007faa38ef9361 ***

      Thread 0 "Fruit" crashed:

        0      0x00007faa38ef9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
        1 [ra] 0x0000560cafdec21a Apple.eat(_:) + 377 in Fruit
        2 [ra] [thunk] 0x0000560cafdec235 thunk for Apple + 4 in Fruit
        3 [ra] 0x0000560cafdec235 UIControl.sendActions(for:) + 4 in libRostrumRuntime.so
        4 [ra] 0x0000560cafdec27e main in Fruit

      Backtrace took 0.03s

      """,
      of: app
    )
    #expect(
      crash.text == "ripe\nFruit/Apple.swift:7: Fatal error: rotten\n\nin Apple.eat(_:)\nin main"
    )
  }

  @Test func theLaunchScreenOfTheAppIsShownWhileADeviceStarts() async throws {
    try await withFront {
      $0.showsLaunchScreens = true
    } _: { front in
      let painting = try #require(front.launcher.processes.first)
      #expect(painting.launch.environment["LAUNCH_SCREENS"] == "yes")
      for style in ["light", "dark", "light-landscape", "dark-landscape"] {
        let file = painting.launch.files.appendingPathComponent("launch-\(style).png")
        try Data(style.utf8).write(to: file)
      }
      painting.end(ProcessEnding(code: 0, output: ""))
      await until { front.directory.launchScreens.pictures != nil }
      let page = try await front.request(.GET, "/app", headers: TestFront.page)
      for style in ["light", "dark", "light-landscape", "dark-landscape"] {
        #expect(
          page.body.contains("data:image/png;base64,\(Data(style.utf8).base64EncodedString())")
        )
      }
      #expect(page.body.contains("role=\"status\""))
      #expect(!FileManager.default.fileExists(atPath: painting.launch.files.path))
    }
  }

  @Test func aCrashedDeviceDoesNotStartBeforeAPageHasShownIt() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let device = try #require(front.directory.all.first)
      front.launcher.processes[0].end(ProcessEnding(code: -4, output: "trap"))
      await until { device.crashes == 1 }
      let starting = try await front.request(.GET, "/-/starting", headers: ["Cookie": cookie])
      #expect(starting.status == .noContent)
      #expect(try await read(front, cookie).status == .serviceUnavailable)
      #expect(device.phase == .stopped)
      #expect(front.launcher.processes.count == 1)
    }
  }

  @Test func asManyProcessesStartAtOnceAsAllowed() async throws {
    try await withFront {
      $0.maximumStarts = 1
    } _: { front in
      front.launcher.isSilent.withLock { $0 = true }
      for _ in 1...3 {
        let first = try await front.request(.GET, "/app", headers: TestFront.page)
        _ = try await front.request(.GET, "/app", headers: TestFront.page(first.cookie))
      }
      let devices = front.directory.all
      await until { devices.allSatisfy { $0.phase == .starting } }
      #expect(front.launcher.processes.count == 1)
      // One that waits for its turn does not start after it was stopped.
      devices[1].stop()
      front.launcher.isSilent.withLock { $0 = false }
      front.launcher.processes[0].listen()
      await until { devices[2].phase == .running }
      #expect(devices[0].phase == .running)
      #expect(devices[1].phase == .stopped)
      #expect(front.launcher.processes.count == 2)
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
      // Until a page has shown the reason, no process starts.
      #expect(front.launcher.processes.count == 1)
      for _ in 0..<20 {
        _ = try await front.request(.GET, "/app", headers: TestFront.page(first.cookie))
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
