import BrowserHost
import PatternGalleryApp
import UIKit

extension HostedAppEntry {
  @MainActor
  static var patternGallery: HostedAppEntry {
    HostedAppEntry(
      path: "pattern-gallery",
      names: ["en": "Pattern Gallery", "zh-Hans": "模式画廊"],
      icon: patternGalleryIcon,
      application: _HostedUIApplication(delegateClass: PatternGalleryAppDelegate.self)
    )
  }

  /// Three boxes and the arrows between them.
  private static let patternGalleryIcon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <defs>
        <linearGradient id="patterns-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#7d7aff"/>
          <stop offset="1" stop-color="#4a3fc4"/>
        </linearGradient>
      </defs>
      <rect width="120" height="120" fill="url(#patterns-wall)"/>
      <g fill="none" stroke="#ffffff" stroke-opacity="0.9" stroke-width="5"
        stroke-linecap="round" stroke-linejoin="round">
        <path d="M51 48L40 68M36 58l4 10 10-4"/>
        <path d="M69 48l11 20M70 64l10 4 4-10" stroke-dasharray="7 8"/>
      </g>
      <g fill="#ffffff">
        <rect x="38" y="16" width="44" height="30" rx="8"/>
        <rect x="12" y="74" width="44" height="30" rx="8" fill-opacity="0.85"/>
        <rect x="64" y="74" width="44" height="30" rx="8" fill-opacity="0.85"/>
      </g>
    </svg>
    """
}
