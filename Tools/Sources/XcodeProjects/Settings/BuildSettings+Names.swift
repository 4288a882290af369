extension BuildSettings {
  package var productName: String { self["PRODUCT_NAME"] ?? "" }

  /// The name by which code imports the target.
  package var productModuleName: String { self["PRODUCT_MODULE_NAME"] ?? "" }

  package var bundleIdentifier: String? { text("PRODUCT_BUNDLE_IDENTIFIER") }

  /// The lowest version of iOS, such as "15.0".
  package var deploymentTarget: String? { text("IPHONEOS_DEPLOYMENT_TARGET") }

  /// The version of the language, such as "5.0" or "6.0"; nil if the target has none.
  package var swiftVersion: String? { text("SWIFT_VERSION") }

  /// The conditions of `#if`, such as "DEBUG".
  package var compilationConditions: [String] {
    let flags = otherSwiftFlags
    let defined = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = flags.filter { $0.hasPrefix("-D") && $0 != "-D" }.map { String($0.dropFirst(2)) }
    return (list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined + joined).withoutRepetitions
  }

  /// The header whose declarations Swift sees, relative to the project's folder.
  package var bridgingHeader: String? { text("SWIFT_OBJC_BRIDGING_HEADER") }

  /// The isolation of declarations that state none: "MainActor" or "nonisolated".
  package var defaultActorIsolation: String {
    text("SWIFT_DEFAULT_ACTOR_ISOLATION") ?? "nonisolated"
  }

  /// The upcoming features of the compiler that are on, such as "ExistentialAny".
  package var upcomingFeatures: [String] {
    let isApproachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    var features = Self.features.filter { feature in
      self["SWIFT_UPCOMING_FEATURE_\(feature.setting)"].map(SettingsText.isOn)
        ?? (feature.isApproachable && isApproachable)
    }.map(\.name)
    if text("SWIFT_STRICT_CONCURRENCY") == "complete" { features.append("StrictConcurrency") }
    return (features + arguments(of: "-enable-upcoming-feature")).withoutRepetitions
  }

  /// The experimental features of the compiler that are on.
  package var experimentalFeatures: [String] {
    arguments(of: "-enable-experimental-feature").withoutRepetitions
  }

  /// The set of icons in the asset catalogue.
  package var appIconName: String? { text("ASSETCATALOG_COMPILER_APPICON_NAME") }

  /// The colour of the asset catalogue that is the tint of the app.
  package var accentColorName: String? {
    text("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
  }

  private var otherSwiftFlags: [String] { list("OTHER_SWIFT_FLAGS") }

  /// The value of a setting that is not empty.
  private func text(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func arguments(of option: String) -> [String] {
    let flags = otherSwiftFlags.filter { $0 != "-Xfrontend" }
    return zip(flags, flags.dropFirst()).filter { $0.0 == option }.map(\.1)
  }

  /// Xcode's settings of features, and those that SWIFT_APPROACHABLE_CONCURRENCY turns on.
  private static let features: [(setting: String, name: String, isApproachable: Bool)] = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile", false),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures", false),
    ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain", false),
    ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations", false),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", false),
    ("GLOBAL_CONCURRENCY", "GlobalConcurrency", false),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", false),
    ("REGION_BASED_ISOLATION", "RegionBasedIsolation", false),
    ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation", false),
    ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity", false),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", false),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", false),
    ("EXISTENTIAL_ANY", "ExistentialAny", false),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", true),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", true),
  ]
}

extension [String] {
  /// The elements, each where it is first.
  var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
