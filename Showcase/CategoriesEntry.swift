import BrowserHost
import CategoriesApp
import CategoriesModel
import Foundation
import Logging
import UIKit
import WebRequests

extension HostedAppEntry {
  @MainActor
  static var categories: HostedAppEntry {
    HostedAppEntry(
      path: "categories",
      names: ["en": "Categories", "zh-Hans": "分类"],
      icon: categoriesIcon,
      application: _HostedUIApplication(delegateClass: ShowcaseCategories.self)
    )
  }

  /// An icon of a column of categories, one of them selected, and people beside it.
  private static let categoriesIcon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <defs>
        <linearGradient id="categories-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ff8a5c"/>
          <stop offset="1" stop-color="#e2465a"/>
        </linearGradient>
      </defs>
      <rect width="120" height="120" fill="url(#categories-wall)"/>
      <rect width="42" height="120" fill="#ffffff" fill-opacity="0.92"/>
      <g fill="#e2465a">
        <rect x="9" y="22" width="24" height="8" rx="4"/>
        <rect x="9" y="64" width="20" height="8" rx="4" fill-opacity="0.45"/>
        <rect x="9" y="86" width="24" height="8" rx="4" fill-opacity="0.45"/>
      </g>
      <rect x="0" y="38" width="42" height="18" fill="#e2465a"/>
      <rect x="9" y="43" width="18" height="8" rx="4" fill="#ffffff"/>
      <g fill="#ffffff">
        <circle cx="62" cy="32" r="10"/><rect x="78" y="26" width="32" height="12" rx="6"/>
        <circle cx="62" cy="62" r="10"/><rect x="78" y="56" width="26" height="12" rx="6"/>
        <circle cx="62" cy="92" r="10"/><rect x="78" y="86" width="32" height="12" rx="6"/>
      </g>
    </svg>
    """
}

/// Categories with this program's sample server, or with another server.
final class ShowcaseCategories: CategoriesAppDelegate {
  /// The port of this program, once it listens.
  static var port = 8080
  /// Another server; nil for this program's sample server.
  static var server: URL?
  static var logger = Logger(label: "categories")

  override var configuration: CategoriesConfiguration {
    let own = URL(string: "http://127.0.0.1:\(Self.port)/categories/api")
    guard let address = Self.server ?? own else {
      preconditionFailure("Expected a port number, got \(Self.port).")
    }
    let logger = Self.logger
    return CategoriesConfiguration(
      server: ServerAddress(address),
      transport: URLSessionCategoriesTransport(policy: .from(address)),
      log: RequestLog { line in logger.debug("\(line)") },
      storageLog: { line in logger.warning("\(line)") }
    )
  }
}
