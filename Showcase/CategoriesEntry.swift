import ArgumentParser
import CategoriesApp
import CategoriesEdition
import CategoriesModel
import Foundation
import Logging
import UIKit
import UIKitTesting
import WebRequests

/// Categories, with this program's sample server or with another server.
struct CategoriesEntry: ShowcaseEntry, ParsableArguments {
  @Option(
    name: .customLong("categories-base-url"),
    help: """
      The address of the folder of Categories' api_open.php, with credentials if the server \
      requires them (https://name:password@example.org/api). Without it, the app uses the sample \
      server of this program.
      """,
    transform: { try OptionValue.webAddress($0) }
  )
  var server: URL?

  var path: String { "categories" }
  var names: [String: String] { ["en": "Categories", "zh-Hans": "分类"] }
  var delegateClass: any UIApplicationDelegate.Type { ShowcaseCategories.self }

  func start(_ environment: SampleServerEnvironment) -> SampleServer? {
    ShowcaseCategories.server = server
    let edition = CategoriesEdition()
    return SampleServer { router in edition.addRoutes(to: router) }
  }

  func screens(_ driver: SceneDriver) async throws -> [PictureScreen] {
    [
      PictureScreen(name: "categories"),
      PictureScreen(name: "users", path: try await driver.path(ofRow: 2)),
      PictureScreen(name: "nothing", path: "/999"),
    ]
  }

  /// An icon of a column of categories, one of them selected, and people beside it.
  var icon: String {
    """
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
}

final class ShowcaseCategories: CategoriesAppDelegate {
  /// Another server; nil for this program's sample server.
  static var server: URL?

  override var configuration: CategoriesConfiguration {
    let address = Self.server ?? ShowcaseProgram.server(at: "categories/api")
    let logger = ShowcaseProgram.logger
    return CategoriesConfiguration(
      server: ServerAddress(address),
      transport: URLSessionCategoriesTransport(policy: .from(address)),
      log: RequestLog { line in logger.debug("\(line)") },
      storageLog: { line in logger.warning("\(line)") }
    )
  }
}
