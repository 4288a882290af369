import PatternGalleryApp
import UIKit
import UIKitTesting

/// The Pattern Gallery, which needs no server.
struct PatternGalleryEntry: ShowcaseEntry {
  var path: String { "pattern-gallery" }
  var names: [String: String] { ["en": "Pattern Gallery", "zh-Hans": "架构图鉴"] }
  var delegateClass: any UIApplicationDelegate.Type { PatternGalleryAppDelegate.self }

  func screens(_ driver: SceneDriver) async throws -> [PictureScreen] {
    [
      PictureScreen(name: "pattern list"),
      PictureScreen(name: "pattern", path: try await driver.path(ofRow: 1)),
      PictureScreen(name: "compare", path: "/compare"),
    ]
  }

  /// An icon of three boxes and the arrows between them.
  var icon: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <defs>
        <linearGradient id="patterns-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#7d7aff"/>
          <stop offset="1" stop-color="#4a3fc4"/>
        </linearGradient>
      </defs>
      <rect width="120" height="120" fill="url(#patterns-wall)"/>
      <g stroke="#ffffff" stroke-width="5" stroke-linecap="round">
        <path d="M49 52L39 66"/>
        <path d="M71 52L81 66" stroke-dasharray="1 8"/>
      </g>
      <g fill="#ffffff">
        <path d="M32 76l1-14 12 8zM88 76l-1-14-12 8z"/>
        <rect x="36" y="18" width="48" height="30" rx="8"/>
        <rect x="8" y="80" width="46" height="26" rx="8"/>
        <rect x="66" y="80" width="46" height="26" rx="8"/>
      </g>
    </svg>
    """
  }
}
