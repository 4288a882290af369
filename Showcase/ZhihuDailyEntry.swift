import ArgumentParser
import Foundation
import Logging
import UIKit
import UIKitHosting
import UIKitTesting
import WebRequests
import ZhihuDailyApp
import ZhihuDailyModel
import ZhihuEdition

/// Zhihu Daily, with this program's sample server or with another server.
struct ZhihuDailyEntry: ShowcaseEntry, ParsableArguments {
  @Option(
    name: .customLong("zhihu-base-url"),
    help: """
      The address of Zhihu Daily's API, such as https://news-at.zhihu.com/api/4. Without it, the \
      app uses the sample server of this program.
      """,
    transform: { try OptionValue.webAddress($0) }
  )
  var server: URL?

  var path: String { "zhihu-daily" }
  var names: [String: String] { ["en": "Zhihu Daily", "zh-Hans": "知乎日报"] }
  var delegateClass: any UIApplicationDelegate.Type { ShowcaseZhihuDaily.self }

  func start(_ environment: SampleServerEnvironment) -> SampleServer? {
    ShowcaseZhihuDaily.server = server
    let clock = environment.clock
    let edition = ZhihuEdition(now: { clock.date }, origin: "", reader: "/\(path)")
    return SampleServer { router in edition.addRoutes(to: router) }
  }

  func screens(_ driver: SceneDriver) async throws -> [PictureScreen] {
    let story = try await driver.path(ofRow: 1)
    return [
      PictureScreen(name: "home"),
      PictureScreen(name: "comments", path: story + "/comments"),
      PictureScreen(name: "me", path: "/me"),
      PictureScreen(name: "login", path: "/login"),
      PictureScreen(name: "favourites", path: "/favourites"),
      PictureScreen(name: "messages", path: "/messages"),
      PictureScreen(name: "settings", path: "/settings"),
    ]
  }

  /// An icon of a folded page with lines, before a morning sun.
  var icon: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <defs>
        <linearGradient id="zhihu-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3aa5ff"/>
          <stop offset="1" stop-color="#0a66e0"/>
        </linearGradient>
      </defs>
      <rect width="120" height="120" fill="url(#zhihu-sky)"/>
      <circle cx="84" cy="40" r="17" fill="#ffd75e"/>
      <path d="M30 38c0-4.400 3.600-8 8-8h30l16 16v40c0 4.400-3.600 8-8 8H38c-4.400 0-8-3.600-8-8z"
        fill="#ffffff"/>
      <path d="M68 30l16 16H72c-2.200 0-4-1.800-4-4z" fill="#c9def7"/>
      <g fill="#9db7d6">
        <rect x="39" y="52" width="36" height="5" rx="2.500"/>
        <rect x="39" y="64" width="36" height="5" rx="2.500"/>
        <rect x="39" y="76" width="22" height="5" rx="2.500"/>
      </g>
    </svg>
    """
  }
}

final class ShowcaseZhihuDaily: ZhihuDailyAppDelegate {
  /// Another server; nil for this program's sample server.
  static var server: URL?

  override var configuration: ZhihuDailyConfiguration {
    let address = Self.server ?? ShowcaseProgram.server(at: "zhihu/api/4")
    // Many devices share this program.
    let limits = ImageLoader.Limits(memory: 4 << 20, disk: 16 << 20)
    var configuration = ZhihuDailyConfiguration(
      address: address,
      transport: URLSessionNewsTransport(policy: .from(address)),
      imageLimits: limits
    )
    let logger = ShowcaseProgram.logger
    configuration.storageLog = { line in logger.warning("\(line)") }
    // Users may reach this program by another name than 127.0.0.1.
    if Self.server == nil { configuration.storyBase = nil }
    let host = ShowcaseProgram.publicAddress ?? "http://127.0.0.1:\(ShowcaseProgram.port)"
    configuration.site = URL(string: "\(host)/zhihu-daily")
    return configuration
  }
}
