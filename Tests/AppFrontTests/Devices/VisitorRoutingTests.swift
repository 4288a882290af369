import AppTesting
import BrowserHost
import Foundation
import NIOHTTP1
import RequestLimits
import Testing
import UIKitHosting

@testable import AppFront

/// Which requests reach which device.
@MainActor
struct VisitorRoutingTests {
  @Test func aNewBrowserGetsAPageThatStartsItsDevice() async throws {
    try await withFront { front in
      let first = try await front.request(.GET, "/app", headers: TestFront.page)
      #expect(first.status == .ok)
      #expect(first.body.contains("Fruit &amp; Co"))
      let cookie = try #require(first.headers.first(name: "set-cookie"))
      #expect(cookie.hasSuffix("Path=/; HttpOnly; SameSite=Lax"))
      #expect(front.launcher.processes.isEmpty)
      let started = try await front.request(
        .GET,
        "/-/starting",
        headers: ["Cookie": first.cookie]
      )
      #expect(started.status == .noContent)
      let page = try await front.request(.GET, "/app", headers: TestFront.page(first.cookie))
      #expect(page.headers.first(name: "x-app") == "yes")
      #expect(page.body.contains("GET /app"))
    }
  }

  @Test func aClientWithoutCookiesStartsNoProcess() async throws {
    try await withFront { front in
      for _ in 0..<3 { _ = try await front.request(.GET, "/app", headers: TestFront.page) }
      #expect(try await front.request(.GET, "/-/client/a.js").status == .forbidden)
      #expect(front.launcher.processes.isEmpty)
      #expect(front.directory.all.isEmpty)
    }
  }

  @Test func requestsOfOneConnectionReachTheDevicesOfTheirCookies() async throws {
    try await withFront { front in
      let cookies = [try await front.newBrowser(), try await front.newBrowser()]
      let connection = try await front.connect()
      var devices: [String?] = []
      for cookie in cookies + cookies {
        let answer = try await connection.request(.GET, "/x", headers: ["Cookie": cookie])
        devices.append(answer.device)
        #expect(cookie.contains(answer.device ?? "none"))
      }
      #expect(Set(devices).count == 2)
      #expect(try await connection.request(.GET, "/x").status == .forbidden)
      connection.close()
    }
  }

  @Test func aCookieThatTheFrontHasNotGivenOutIsNoDevice() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let forged = "rostrum-device=\(RandomName.make()).\(RandomName.make())"
      let guessed = String(cookie.prefix { $0 != "." }) + ".\(RandomName.make())"
      for cookie in [forged, guessed, "rostrum-device=", "rostrum-device=a.b"] {
        let answer = try await front.request(.GET, "/x", headers: ["Cookie": cookie])
        #expect(answer.status == .forbidden, "\(cookie)")
        let page = try await front.request(.GET, "/app", headers: TestFront.page(cookie))
        #expect(page.cookie.hasPrefix("rostrum-device="))
        #expect(page.cookie != cookie)
      }
      #expect(front.launcher.processes.count == 1)
    }
  }

  @Test func plantedCookiesHideNoDevice() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      let planted = (0..<3).map { _ in "rostrum-device=\(RandomName.make()).\(RandomName.make())" }
      let all = (planted + [cookie]).joined(separator: "; ")
      let answer = try await front.request(.GET, "/x", headers: ["Cookie": all])
      #expect(answer.status == .ok)
      #expect(cookie.contains(answer.device ?? "none"))
    }
  }

  @Test func aForeignHostIsRefused() async throws {
    try await withFront { front in
      let cookie = try await front.newBrowser()
      for (host, status) in [("evil.example", 421), ("a b", 400), ("localhost:1; x", 400)] {
        let answer = try await front.request(.GET, "/x", headers: ["Host": host, "Cookie": cookie])
        #expect(answer.status.code == status, "\(host)")
      }
    }
  }

  @Test func behindTLSTheCookieIsForThisHostAlone() async throws {
    try await withFront {
      $0.publicAddress = .init("https://review.example")
    } _: { front in
      var headers = TestFront.page
      headers.add(name: "Host", value: "review.example")
      let page = try await front.request(.GET, "/app", headers: headers)
      let cookie = try #require(page.headers.first(name: "set-cookie"))
      #expect(cookie.hasPrefix("__Host-rostrum-device="))
      #expect(cookie.hasSuffix("Path=/; HttpOnly; SameSite=Lax; Secure"))
      #expect(page.headers.contains(name: "strict-transport-security"))
    }
  }

  @Test func aRequestForAnImageOfAForeignPageSetsNoCookie() async throws {
    try await withFront { front in
      let answer = try await front.request(
        .GET,
        "/app",
        headers: ["Accept": "text/html", "Sec-Fetch-Dest": "iframe"]
      )
      #expect(answer.status == .forbidden)
      #expect(answer.cookie.isEmpty)
    }
  }

  @Test func anAddressMayCreateAFewDevicesAtOnce() async throws {
    try await withFront {
      $0.deviceLimit = .init(burst: 2, rate: 0)
    } _: { front in
      for status in [200, 200, 503] {
        let answer = try await front.request(.GET, "/app", headers: TestFront.page)
        #expect(answer.status.code == status)
      }
    }
  }
}
