/// Makes the content of an Info.plist that Xcode generates from build settings, with
/// GENERATE_INFOPLIST_FILE.
struct InfoPlistGenerator {
  private static let prefix = "INFOPLIST_KEY_"

  private let settings: BuildSettings
  private let kind: TargetKind

  init(settings: BuildSettings, kind: TargetKind) {
    self.settings = settings
    self.kind = kind
  }

  func content() -> [String: PropertyListValue] {
    var content: [String: PropertyListValue] = ["CFBundleInfoDictionaryVersion": "6.0"]
    for name in settings.names where name.hasPrefix(Self.prefix) {
      let setting = String(name.dropFirst(Self.prefix.count))
      guard let text = settings[name], let value = Self.value(text, of: setting) else { continue }
      content[Self.key(of: setting)] = value
    }
    for (key, setting) in Self.general {
      if let value = settings[setting], !value.isEmpty { content[key] = .string(value) }
    }
    if kind == .app { content["LSRequiresIPhoneOS"] = true }
    if settings.isOn("\(Self.prefix)UILaunchScreen_Generation") { content["UILaunchScreen"] = [:] }
    if settings.isOn("\(Self.prefix)UIApplicationSceneManifest_Generation") {
      content["UIApplicationSceneManifest"] = [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": [:],
      ]
    }
    return content
  }

  /// The key of a setting: `UISupportedInterfaceOrientations_iPad` is that of the key with `~ipad`.
  private static func key(of setting: String) -> String {
    if setting.hasSuffix("_iPhone") { return "\(setting.dropLast(7))~iphone" }
    if setting.hasSuffix("_iPad") { return "\(setting.dropLast(5))~ipad" }
    return setting
  }

  /// The value of a setting; nil for one that Xcode does not know, whose key it leaves out.
  private static func value(_ text: String, of setting: String) -> PropertyListValue? {
    if lists.contains(setting) {
      return .array(SettingsText.words(of: text).map(PropertyListValue.string))
    }
    if flags.contains(setting) { return .boolean(SettingsText.isOn(text)) }
    return texts.contains(setting) || setting.hasSuffix("UsageDescription") ? .string(text) : nil
  }

  /// A value of the file with the generated one: of arrays the elements, of dictionaries the
  /// entries, else the generated one.
  static func merged(
    _ value: PropertyListValue,
    with generated: PropertyListValue
  ) -> PropertyListValue {
    switch (value, generated) {
    case (.array(let items), .array(let others)):
      .array(items + others.filter { !items.contains($0) })
    case (.dictionary(let entries), .dictionary(let others)):
      .dictionary(entries.merging(others) { $1 })
    default: generated
    }
  }

  private static let general = [
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleName": "PRODUCT_NAME",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// The settings whose values are lists.
  private static let lists: Set = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations_iPad", "UISupportedInterfaceOrientations_iPhone",
    "WKSupportsLiveActivityLaunchAttributeTypes",
  ]

  /// The settings whose values are texts, beside those about the use of data.
  private static let texts: Set = [
    "CFBundleDisplayName", "CLKComplicationPrincipalClass", "ITSEncryptionExportComplianceCode",
    "LSApplicationCategoryType", "NSHumanReadableCopyright",
    "NSLocationTemporaryUsageDescriptionDictionary", "NSMainNibFile", "NSMainStoryboardFile",
    "NSPrincipalClass", "NSSensorKitPrivacyPolicyURL", "NSStickerSharingLevel",
    "UILaunchStoryboardName",
    "UIMainStoryboardFile", "UIStatusBarStyle", "UIUserInterfaceStyle",
    "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
  ]

  /// The settings whose values are YES or NO.
  private static let flags: Set = [
    "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption",
    "LSBackgroundOnly", "LSSupportsOpeningDocumentsInPlace", "LSUIElement", "MetalCaptureEnabled",
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
    "NSViewGestureRecognizerIsExclusive", "UIApplicationSupportsIndirectInputEvents",
    "UIRequiresFullScreen", "UIStatusBarHidden", "UISupportsDocumentBrowser", "WKApplication",
    "WKRunsIndependentlyOfCompanionApp", "WKWatchOnly",
  ]

  /// The keys that must not be empty.
  static let requiredTexts = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleGetInfoString", "CFBundleIconFile",
    "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
    "CFBundleSignature", "CFBundleVersion", "NSHumanReadableCopyright", "NSMainNibFile",
    "NSPrincipalClass",
  ]
}
