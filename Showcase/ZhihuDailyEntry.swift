import BrowserHost
import Foundation
import Logging
import UIKit
import WebRequests
import ZhihuDailyApp
import ZhihuDailyModel

extension HostedAppEntry {
  @MainActor
  static var zhihuDaily: HostedAppEntry {
    HostedAppEntry(
      path: "zhihu-daily",
      names: ["en": "Zhihu Daily", "zh-Hans": "知乎日报"],
      icon: zhihuDailyIcon,
      application: _HostedUIApplication(delegateClass: ShowcaseZhihuDaily.self)
    )
  }

  /// An icon of a folded page with lines, before a morning sun.
  private static let zhihuDailyIcon = """
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

/// Zhihu Daily with this program's sample server, or with another server.
final class ShowcaseZhihuDaily: ZhihuDailyAppDelegate {
  /// The port of this program, once it listens.
  static var port = 8080
  /// Another server; nil for this program's sample server.
  static var server: URL?
  /// The public address of this program, without a trailing slash.
  static var publicAddress: String?
  static var logger = Logger(label: "zhihu-daily")

  override var configuration: ZhihuDailyConfiguration {
    let own = URL(string: "http://127.0.0.1:\(Self.port)/zhihu/api/4")
    guard let address = Self.server ?? own else {
      preconditionFailure("Expected a port number, got \(Self.port).")
    }
    // Many devices share this program.
    let limits = ImageLoader.Limits(memory: 4 << 20, disk: 16 << 20)
    var configuration = ZhihuDailyConfiguration(
      address: address,
      transport: URLSessionNewsTransport(policy: .from(address)),
      imageLimits: limits
    )
    let logger = Self.logger
    configuration.storageLog = { line in logger.warning("\(line)") }
    // Users may reach this program by another name than 127.0.0.1.
    if Self.server == nil { configuration.storyBase = nil }
    let host = Self.publicAddress ?? "http://127.0.0.1:\(Self.port)"
    configuration.site = URL(string: "\(host)/zhihu-daily")
    return configuration
  }
}
