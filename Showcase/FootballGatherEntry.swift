import BrowserHost
import FootballGatherApp
import FootballGatherModel
import Foundation
import GatherServer
import Logging
import UIKit
import UIKitHosting
import WebRequests

extension HostedAppEntry {
  @MainActor
  static var footballGather: HostedAppEntry {
    HostedAppEntry(
      path: "football-gather",
      names: ["en": "Football Gather", "zh-Hans": "约球"],
      icon: footballGatherIcon,
      application: _HostedUIApplication(delegateClass: ShowcaseFootballGather.self)
    )
  }

  /// An icon of a ball in the middle of a pitch.
  private static let footballGatherIcon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <defs>
        <linearGradient id="gather-pitch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3fbf5f"/>
          <stop offset="1" stop-color="#1f8f43"/>
        </linearGradient>
        <radialGradient id="gather-ball" cx="0.4" cy="0.35" r="0.75">
          <stop offset="0" stop-color="#ffffff"/>
          <stop offset="1" stop-color="#d3d7dc"/>
        </radialGradient>
      </defs>
      <rect width="120" height="120" fill="url(#gather-pitch)"/>
      <rect y="0" width="120" height="20" fill="#ffffff" fill-opacity="0.08"/>
      <rect y="40" width="120" height="20" fill="#ffffff" fill-opacity="0.08"/>
      <rect y="80" width="120" height="20" fill="#ffffff" fill-opacity="0.08"/>
      <g fill="none" stroke="#ffffff" stroke-opacity="0.85" stroke-width="3">
        <path d="M0 60h120"/>
        <circle cx="60" cy="60" r="40"/>
        <path d="M40 0v12h40V0M40 120v-12h40v12"/>
      </g>
      <circle cx="60" cy="60" r="26" fill="url(#gather-ball)"/>
      <path d="M60 48l11.400 8.300-4.400 13.400H53l-4.400-13.400z" fill="#23272e"/>
      <path d="M60 48V36M71.400 56.300l11.400-3.700M67 69.700l7 9.700M53 69.700l-7 9.700M48.600 56.300l-11.400-3.700"
        stroke="#23272e" stroke-width="3" fill="none"/>
    </svg>
    """
}

/// Football Gather with this program's server, or with another one.
final class ShowcaseFootballGather: FootballGatherAppDelegate {
  /// The port of this program, once it listens.
  static var port = 8080
  /// Another server; nil for this program's server.
  static var server: URL?
  static var logger = Logger(label: "football-gather")
  /// Authenticates visitors to the server of this program.
  nonisolated static let forwardingKey = ForwardingKey()

  override var configuration: FootballGatherConfiguration {
    var configuration = connection
    let logger = Self.logger
    configuration.storageLog = { line in logger.warning("\(line)") }
    return configuration
  }

  private var connection: FootballGatherConfiguration {
    if let server = Self.server {
      let transport = URLSessionGatherTransport(policy: .from(server))
      return FootballGatherConfiguration(server: server, transport: transport)
    }
    guard let own = URL(string: "http://127.0.0.1:\(Self.port)/api") else {
      preconditionFailure("Expected a port number, got \(Self.port).")
    }
    let transport = URLSessionGatherTransport(policy: .from(own))
    guard let visitor = UIApplication.shared._device.address else {
      return FootballGatherConfiguration(server: own, transport: transport)
    }
    return FootballGatherConfiguration(
      server: own,
      transport: VisitorTransport(transport, key: Self.forwardingKey, visitor: visitor)
    )
  }
}
