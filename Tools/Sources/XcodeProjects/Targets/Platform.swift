/// A system for which a target is built.
package enum Platform: String, Sendable, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS

  /// The platform of an SDK's name, such as "iphonesimulator"; nil for an unknown one.
  init?(sdk: String) {
    switch sdk {
    case _ where sdk.hasPrefix("iphone"): self = .iOS
    case _ where sdk.hasPrefix("macosx"): self = .macOS
    case _ where sdk.hasPrefix("appletv"): self = .tvOS
    case _ where sdk.hasPrefix("watch"): self = .watchOS
    case _ where sdk.hasPrefix("xr"): self = .visionOS
    default: return nil
    }
  }

  /// The platforms of a target with these settings.
  static func platforms(of settings: BuildSettings) -> [Platform] {
    let root = settings["SDKROOT"] ?? ""
    let supported = settings.list("SUPPORTED_PLATFORMS").compactMap { Platform(sdk: $0) }
    if !supported.isEmpty { return allCases.filter(supported.contains) }
    if let platform = Platform(sdk: FilePath.name(of: root).lowercased()) { return [platform] }
    // A target whose configuration file is missing has no SDK.
    let isForMac = settings["MACOSX_DEPLOYMENT_TARGET"] != nil
    if settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil, !isForMac { return [.iOS] }
    return root.isEmpty ? [.macOS] : []
  }
}
