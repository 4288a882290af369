// swift-tools-version: 6.2
// The order below is the order of ARCHITECTURE.md: kit, runtime, hosts, apps, servers, showcase.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

func library(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  path: String? = nil,
  resources: [Resource]? = nil,
  plugins: [Target.PluginUsage]? = nil
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: path,
    resources: resources,
    swiftSettings: settings,
    plugins: plugins
  )
}

func program(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  path: String? = nil,
  resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    path: path,
    resources: resources,
    swiftSettings: settings
  )
}

// Our UIKit exists on Linux only; elsewhere `import UIKit` finds Apple's.
// Swift Testing looks for `_Testing_UIKit` beside any module named UIKit.
#if os(Linux)
let uiKit: [Target.Dependency] = ["UIKit"]
let webKit: [Target.Dependency] = ["WebKit"]
let audioToolbox: [Target.Dependency] = ["AudioToolbox"]
let uiKitTesting: [Target.Dependency] = [
  "UIKit", "UIKitHosting", "UIKitTesting", "_Testing_UIKit",
]
#else
let uiKit: [Target.Dependency] = []
let webKit: [Target.Dependency] = []
let audioToolbox: [Target.Dependency] = []
let uiKitTesting: [Target.Dependency] = []
#endif

/// A product of another package that only targets of the trait BrowserHost use.
///
/// SwiftPM resolves packages whose products all have such conditions only for those who enable the
/// trait: the kit and the runtime bring no package with them.
func host(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["BrowserHost"]))
}

/// A product of another package that only targets of the trait Samples use.
func sample(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Samples"]))
}

/// A product of OpenCombine, which only LinuxCombine uses.
func combine(_ name: String) -> Target.Dependency {
  .product(name: name, package: "OpenCombine", condition: .when(traits: ["Combine"]))
}

let argumentParser = sample("ArgumentParser", "swift-argument-parser")
let asyncAlgorithms = sample("AsyncAlgorithms", "swift-async-algorithms")
let grdb = sample("GRDB", "GRDB.swift")
let hummingbird = host("Hummingbird", "hummingbird")
let httpTypes = host("HTTPTypes", "swift-http-types")
let lifecycle = host("ServiceLifecycle", "swift-service-lifecycle")
let logging = host("Logging", "swift-log")
let metrics = Target.Dependency.product(
  name: "CoreMetrics",
  package: "swift-metrics",
  condition: .when(traits: ["PrometheusMetrics"])
)
let unixSignals = host("UnixSignals", "swift-service-lifecycle")
func nio(_ name: String) -> Target.Dependency { host(name, "swift-nio") }

/// Declares a library of the system's, with the Debian package that has it.
func system(
  _ name: String,
  apt package: String,
  pkgConfig: String? = nil,
  in folder: String = "Sources"
) -> Target {
  .systemLibrary(
    name: name,
    path: "\(folder)/\(name)",
    pkgConfig: pkgConfig,
    providers: [.apt([package])]
  )
}

/// Declares the model of one app, and its tests.
///
/// Only the tests may import `tests`; `plugins` are the model's. The app is in `Apps/<name>`, or in
/// `folder`.
func appModel(
  _ name: String,
  folder: String? = nil,
  model: [Target.Dependency] = [],
  tests others: [Target.Dependency] = [],
  plugins: [Target.PluginUsage]? = nil
) -> [Target] {
  let folder = folder ?? "Apps/\(name)"
  return [
    library("\(name)Model", model, path: "\(folder)/Model", plugins: plugins),
    tests(
      "\(name)ModelTests",
      [.byName(name: "\(name)Model"), "AppTesting"] + model + others,
      path: "\(folder)/Tests/ModelTests"
    ),
  ]
}

/// Declares the targets of one app.
///
/// Model, Presentation, UI and App, and a test target for each of the first three. ARCHITECTURE.md
/// draws which target may import which. Only the named targets may import the dependencies in `app`
/// and in the lists for tests.
func app(
  _ name: String,
  folder: String? = nil,
  model: [Target.Dependency] = [],
  app others: [Target.Dependency] = [],
  modelTests: [Target.Dependency] = [],
  modelPlugins: [Target.PluginUsage]? = nil,
  presentationTests: [Target.Dependency] = [],
  ui: [Target.Dependency] = [],
  uiTests: [Target.Dependency] = []
) -> [Target] {
  let models = appModel(
    name,
    folder: folder,
    model: model,
    tests: modelTests,
    plugins: modelPlugins
  )
  let folder = folder ?? "Apps/\(name)"
  return models + [
    library(
      "\(name)Presentation",
      ["Rostrum", "\(name)Model"].map { .byName(name: $0) },
      path: "\(folder)/Presentation"
    ),
    tests(
      "\(name)PresentationTests",
      ["AppTesting", "Rostrum", "RostrumTesting", "\(name)Model", "\(name)Presentation"].map {
        .byName(name: $0)
      } + presentationTests,
      path: "\(folder)/Tests/PresentationTests"
    ),
    library(
      "\(name)UI",
      uiKit + ["Rostrum", "RostrumUIKit", "\(name)Presentation"].map { .byName(name: $0) } + ui,
      path: "\(folder)/UI"
    ),
    library(
      "\(name)App",
      uiKit
        + ["Rostrum", "RostrumUIKit", "\(name)Model", "\(name)Presentation", "\(name)UI"]
        .map { .byName(name: $0) } + others,
      path: "\(folder)/App"
    ),
    tests(
      "\(name)UITests",
      uiKitTesting
        + [
          "AppTesting", "Rostrum", "RostrumTesting", "RostrumUIKit", "\(name)Model",
          "\(name)Presentation", "\(name)UI", "\(name)App",
        ].map { .byName(name: $0) } + uiTests,
      path: "\(folder)/Tests/UITests"
    ),
  ]
}

// MARK: - The kit

var targets: [Target] = [
  library("Rostrum"),
  library("RostrumTesting", ["Rostrum"]),
  library("RostrumUIKit", uiKit + ["Rostrum"]),
  tests("RostrumTests", ["Rostrum", "RostrumTesting"]),
]

// MARK: - Requests

// Shared by web views and models: one place decides which requests are allowed.
targets += [
  // A lock for systems without Synchronization.
  library("Locking"),
  tests("LockingTests", ["Locking"]),
  library("WebRequests", ["Locking"]),
]
#if os(Linux)
// Requests of tests to servers of this package. HummingbirdTesting would build BoringSSL.
targets.append(
  library(
    "ServerTesting",
    [
      hummingbird, host("HummingbirdCore", "hummingbird"), httpTypes, lifecycle, logging,
      nio("NIOCore"), nio("NIOEmbedded"),
    ],
    path: "Tests/ServerTesting"
  )
)
targets.append(
  tests(
    "WebRequestsTests",
    [
      "ServerTesting", "WebRequests", hummingbird, httpTypes,
    ]
  )
)
#endif

// MARK: - The runtime: UIKit for Linux

#if os(Linux)
targets += [
  // Independent of views.
  library("AutoLayout"),
  tests("AutoLayoutTests", ["AutoLayout"]),
  // Solves the systems that Tests/AutoLayoutOracle compares with HiGHS.
  .executableTarget(
    name: "AutoLayoutOracle",
    dependencies: ["AutoLayout"],
    path: "Tests/AutoLayoutOracle",
    exclude: [
      "levels.py", "requirements.txt", "systems.py", "test_conflicts.py", "test_levels.py",
    ],
    swiftSettings: settings
  ),
  program("solver-bench", ["AutoLayout"], path: "Benchmarks/solver-bench"),
  system("CHarfBuzz", apt: "libharfbuzz-dev", pkgConfig: "harfbuzz"),
  system("CICU", apt: "libicu-dev", pkgConfig: "icu-uc"),
  .target(name: "CTextBreaks", dependencies: ["CICU"], path: "Sources/CTextBreaks"),
  // Independent of views.
  library("TextLayout", ["CHarfBuzz", "CTextBreaks"]),
  tests("TextLayoutTests", ["AppTesting", "TextLayout"]),
  // Lays out the texts that Tests/TextLayoutOracle compares with Chromium.
  .executableTarget(
    name: "TextLayoutOracle",
    dependencies: ["TextLayout"],
    path: "Tests/TextLayoutOracle",
    exclude: ["chromium.py", "test_layout.py", "texts.py"],
    swiftSettings: settings
  ),
  program("text-bench", ["CAllocationCounter", "TextLayout"], path: "Benchmarks/text-bench"),
  // Independent of views.
  library("VectorDrawing"),
  tests("VectorDrawingTests", ["VectorDrawing"]),
  system("CCairo", apt: "libcairo2-dev", pkgConfig: "cairo"),
  system("CPango", apt: "libpango1.0-dev"),
  system("CPNG", apt: "libpng-dev", pkgConfig: "libpng"),
  system("CTurboJPEG", apt: "libturbojpeg0-dev", pkgConfig: "libturbojpeg"),
  system("CGIF", apt: "libgif-dev"),
  system("CWebP", apt: "libwebp-dev", pkgConfig: "libwebp"),
  library("PNGWriting", ["CPNG"]),
  library(
    "CairoDrawing",
    [
      "CCairo", "CGIF", "CMalloc", "CPango", "CTurboJPEG", "CWebP", "PNGWriting",
      "VectorDrawing",
    ]
  ),
  tests("CairoDrawingTests", ["CairoDrawing", "VectorDrawing"]),
  library("UIKitHosting", ["VectorDrawing"]),
  .systemLibrary(name: "CClassMethods", path: "Sources/CClassMethods"),
  system("CExpat", apt: "libexpat1-dev", pkgConfig: "expat"),
  .target(
    name: "CPluralRules",
    path: "Sources/CPluralRules",
    linkerSettings: [.linkedLibrary("icui18n")]
  ),
  // Core Foundation's names for Swift's types.
  library("CoreFoundationNames"),
  library("UniformTypeIdentifiers"),
  tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
  library(
    "UIKit",
    [
      "AutoLayout", "CairoDrawing", "CClassMethods", "CExpat", "CoreFoundationNames",
      "CPluralRules", "TextLayout", "UIKitHosting", "UniformTypeIdentifiers", "VectorDrawing",
    ]
  ),
  library("WebKit", ["UIKit", "UIKitHosting", "WebRequests"]),
  library("AudioToolbox", ["UIKit", "UIKitHosting"]),
  library("MessageUI", ["UIKit"]),
  library("SafariServices", ["UIKit"]),
  library("StoreKit", ["UIKit"]),
  library("PhotosUI", ["UIKit", "UIKitHosting", "UniformTypeIdentifiers"]),
  library("CoreText", ["UIKit"]),
  library("ImageIO", ["CairoDrawing", "UIKit", "VectorDrawing"]),
  library("UserNotifications", ["UIKit", "UIKitHosting"]),
  library("_Testing_UIKit", ["UIKit"]),
  library(
    "ScenePictures",
    ["CairoDrawing", "UIKit", "UIKitHosting", "VectorDrawing"]
  ),
  library(
    "UIKitTesting",
    [
      "CairoDrawing", "ScenePictures", "UIKit", "UIKitHosting", "UniformTypeIdentifiers",
      "VectorDrawing",
    ]
  ),
  tests("UIKitHostingTests", ["AppTesting", "UIKitHosting"]),
  tests("ScenePicturesTests", uiKitTesting + ["CairoDrawing", "ScenePictures", "VectorDrawing"]),
  tests(
    "UIKitTests",
    uiKitTesting + ["AppTesting", "TextLayout", "UniformTypeIdentifiers", "VectorDrawing"]
  ),
  // Storyboards and nibs: the loader, and an app made of them.
  library("NibScreens", ["UIKit"], path: "Tests/NibScreens", resources: [.copy("Resources")]),
  tests("InterfaceBuilderTests", uiKitTesting + ["NibScreens", "TextLayout"]),
  // Compares the rectangles in storyboards and nibs with our layout.
  program("NibRectangles", ["UIKit", "UIKitHosting", "UIKitTesting"], path: "Tests/NibRectangles"),
  tests("AudioToolboxTests", uiKitTesting + ["AudioToolbox"]),
  tests("MessageUITests", uiKitTesting + ["MessageUI"]),
  tests("SafariServicesTests", uiKitTesting + ["SafariServices"]),
  tests("PhotosUITests", uiKitTesting + ["PhotosUI", "UniformTypeIdentifiers"]),
  tests("CoreTextTests", uiKitTesting + ["CoreText"]),
  tests("ImageIOTests", uiKitTesting + ["ImageIO"]),
  tests("UserNotificationsTests", uiKitTesting + ["UserNotifications"]),
  tests("WebKitTests", uiKitTesting + ["AppTesting", "WebKit", "WebRequests"]),
  tests("RostrumUIKitTests", ["Rostrum", "RostrumTesting", "RostrumUIKit"] + uiKitTesting),
]
#endif

// MARK: - Files and secrets

#if os(Linux)
let cryptography: [Target.Dependency] = ["Cryptography"]
targets += [
  system("COpenSSL", apt: "libssl-dev", pkgConfig: "libcrypto"),
  library("Cryptography", ["COpenSSL"]),
  tests("CryptographyTests", ["Cryptography"]),
]
#else
// Apple's keychain is used there.
let cryptography: [Target.Dependency] = []
#endif
targets += [
  library("PrivateFiles"),
  library("DeviceKeychain", cryptography + ["PrivateFiles"]),
  tests("PrivateFilesTests", ["PrivateFiles"]),
  tests("DeviceKeychainTests", ["DeviceKeychain"]),
]

// MARK: - Modules of Apple's names, beside UIKit

// Packages test for modules named Security, os or Combine by `#if canImport`, and find those of any
// target. These have names of their own here; the package in AppleModules gives them Apple's.
#if os(Linux)
targets += [
  library("LinuxSecurityConstants", ["CoreFoundationNames"]),
  library("LinuxSecurityConstantObjects", ["LinuxSecurityConstants"]),
  library(
    "LinuxSecurity",
    [
      "CoreFoundationNames", "Cryptography", "DeviceKeychain", "LinuxSecurityConstantObjects",
      "LinuxSecurityConstants",
    ]
  ),
  library("LinuxCommonCrypto", ["Cryptography"]),
  tests("LinuxCommonCryptoTests", ["LinuxCommonCrypto"]),
  library("LinuxCryptoKit", ["Cryptography"]),
  library("LinuxMobileCoreServices", ["CoreFoundationNames", "UniformTypeIdentifiers"]),
  library("LinuxSystemConfiguration", ["CoreFoundationNames"]),
  tests("LinuxSystemConfigurationTests", ["LinuxSystemConfiguration"]),
  library("LocalAuthentication"),
  tests("LocalAuthenticationTests", ["LocalAuthentication"]),
  library(
    "LinuxCombine",
    [
      combine("OpenCombine"), combine("OpenCombineDispatch"), combine("OpenCombineFoundation"),
    ]
  ),
  tests("LinuxCombineTests", ["LinuxCombine"]),
  library("LinuxOS"),
  tests("LinuxOSTests", ["LinuxOS"]),
  // The formats of predicates, which Foundation does not parse here.
  library("LinuxPredicates"),
  tests("LinuxPredicatesTests", ["LinuxPredicates"]),
  tests("LinuxCryptoKitTests", ["LinuxCryptoKit"]),
  tests(
    "LinuxSecurityTests",
    [
      "CoreFoundationNames", "LinuxSecurity", "LinuxSecurityConstantObjects",
      "LinuxSecurityConstants",
    ]
  ),
]
#endif

// MARK: - Hosts

#if os(Linux)
targets += [
  library("RequestLimits", [nio("NIOCore")]),
  tests(
    "RequestLimitsTests",
    [
      "RequestLimits", nio("NIOCore"),
      nio("NIOEmbedded"),
    ]
  ),
  .systemLibrary(name: "CMalloc", path: "Sources/CMalloc"),
  system("CBrotli", apt: "libbrotli-dev"),
  system("CZlib", apt: "zlib1g-dev"),
  library(
    "BrowserHost",
    [
      "CBrotli", "CMalloc", "CZlib", "TextLayout", "UIKitHosting", "PrivateFiles",
      "RequestLimits", "VectorDrawing", "Cryptography", hummingbird,
      logging,
      metrics,
      host("HummingbirdCore", "hummingbird"),
      httpTypes,
      nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"), nio("NIOWebSocket"),
      host("NIOHTTPTypes", "swift-nio-extras"),
      host("NIOHTTPTypesHTTP1", "swift-nio-extras"),
      lifecycle,
    ],
    resources: [.copy("Client")]
  ),
  // Runs an app that was written for iOS as a process of its own.
  library(
    "AppHosting",
    [
      "BrowserHost", "LinuxPredicates", "ScenePictures", "UIKit", "UIKitHosting", "WebRequests",
      logging,
    ]
  ),
  tests("AppHostingTests", uiKitTesting + ["AppHosting"]),
  // Tests of the user interface: the app's side, and XCUITest's words.
  library(
    "AppAutomation",
    ["AppHosting", "BrowserHost", "ScenePictures", "UIKit", "UIKitHosting", "UIKitTesting"]
  ),
  library("XCUIAutomation", ["AppAutomation", "LinuxPredicates", "UIKit"]),
  tests("AppAutomationTests", uiKitTesting + ["AppAutomation", "AppHosting", "LinuxPredicates"]),
  // Runs tests of existing code, beside its app.
  library(
    "TestHosting",
    ["AppAutomation", "AppHosting", "ScenePictures", "UIKit", "UIKitHosting", "XCUIAutomation"]
  ),
  // Snapshots of swift-snapshot-testing's API, over pictures of this UIKit.
  library(
    "SnapshotTesting",
    [
      "AppHosting", "CairoDrawing", "ScenePictures", "TestHosting", "UIKit", "UIKitHosting",
      "UIKitTesting", "VectorDrawing",
    ]
  ),
  tests(
    "SnapshotTestingTests",
    uiKitTesting + ["CairoDrawing", "SnapshotTesting", "TestHosting", "VectorDrawing"]
  ),
  // Shows an app of existing code to a team: a process for each browser.
  .systemLibrary(name: "CSpawn", path: "Sources/CSpawn"),
  library(
    "AppFront",
    [
      "BrowserHost", "CSpawn", "Cryptography", "PrivateFiles", "RequestLimits", "UIKitHosting",
      nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"),
    ]
  ),
  program("app-front", ["AppFront"], path: "Sources/app-front"),
  tests(
    "AppFrontTests",
    [
      "AppFront", "AppTesting", "BrowserHost", "RequestLimits", "UIKitHosting",
      nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"),
    ]
  ),
  tests(
    "BrowserHostTests",
    [
      "AppTesting", "BrowserHost", "PrometheusMetrics", "RequestLimits", "ServerTesting",
      "TextLayout", "UIKitHosting", "VectorDrawing", hummingbird,
      logging, metrics,
      httpTypes,
      nio("NIOCore"),
      nio("NIOEmbedded"),
      nio("NIOHTTP1"),
      nio("NIOPosix"),
      nio("NIOWebSocket"),
    ]
  ),
]
#endif

// MARK: - Apps

// Shared by the models and tests of several apps.
targets += [
  library("ModelKit"),
  library("AppTesting", ["Locking"], path: "Tests/AppTesting"),
  // Routes of all apps, one of each case at least.
  library(
    "SampleRoutes",
    [
      "CategoriesPresentation", "ContactsPresentation", "FootballGatherPresentation",
      "PatternGalleryModel", "PatternGalleryPresentation", "ZhihuDailyModel",
      "ZhihuDailyPresentation",
    ],
    path: "Tests/SampleRoutes"
  ),
  tests("AppTestingTests", ["AppTesting"]),
  tests("ModelKitTests", ["AppTesting", "ModelKit"]),
]
targets += app(
  "Contacts",
  model: ["Locking", "ModelKit", "WebRequests", grdb],
  presentationTests: ["Locking", "SampleRoutes"]
)

// Tests use the real server.
#if os(Linux)
let gatherServer: [Target.Dependency] = [
  "GatherServer", hummingbird, logging,
]
targets += [
  library(
    "FootballGatherTesting",
    gatherServer + [
      "FootballGatherModel", httpTypes,
      nio("NIOCore"),
      nio("NIOEmbedded"),
    ],
    path: "Apps/FootballGather/Tests/Testing"
  )
]
let gatherTesting: [Target.Dependency] = ["FootballGatherTesting"]
#else
let gatherServer: [Target.Dependency] = []
let gatherTesting: [Target.Dependency] = []
#endif
targets += app(
  "FootballGather",
  model: ["GatherAPI", "DeviceKeychain", "Locking", "ModelKit", "WebRequests", grdb],
  app: ["DeviceKeychain"],
  modelTests: ["RostrumTesting"] + gatherServer + gatherTesting,
  presentationTests: ["Locking", "SampleRoutes"],
  ui: audioToolbox,
  uiTests: ["DeviceKeychain", "SampleRoutes"] + gatherTesting
)

#if os(Linux)
let zhihuTesting: [Target.Dependency] = [
  "ServerTesting", "ZhihuEdition", hummingbird,
]
#else
let zhihuTesting: [Target.Dependency] = []
#endif
targets += app(
  "ZhihuDaily",
  model: ["Locking", "ModelKit", "WebRequests", grdb],
  presentationTests: ["Locking", "SampleRoutes"],
  ui: webKit,
  uiTests: ["SampleRoutes"] + zhihuTesting
)

targets += app(
  "Categories",
  model: ["ModelKit", "PrivateFiles", "WebRequests"],
  modelTests: ["CategoriesTesting"],
  presentationTests: ["CategoriesTesting", "SampleRoutes"],
  uiTests: ["CategoriesTesting"]
)
targets.append(
  library(
    "CategoriesTesting",
    ["CategoriesModel", "Locking"],
    path: "Apps/Categories/Tests/Testing"
  )
)

// The build counts the lines of every pattern.
targets += [
  program("source-lines", [], path: "Plugins/source-lines"),
  .plugin(
    name: "SourceLines",
    capability: .buildTool(),
    dependencies: ["source-lines"],
    path: "Plugins/SourceLines"
  ),
  tests("SourceLinesTests", ["source-lines"]),
]
targets += app(
  "PatternGallery",
  app: ["PatternGalleryPatterns"],
  modelPlugins: ["SourceLines"],
  presentationTests: ["SampleRoutes"],
  uiTests: ["PatternGalleryPatterns"]
)
targets += [
  library(
    "PatternGalleryPatterns",
    uiKit + ["Rostrum", "RostrumUIKit", "PatternGalleryModel"],
    path: "Apps/PatternGallery/Patterns"
  ),
  tests(
    "PatternGalleryPatternsTests",
    uiKitTesting + ["RostrumTesting", "PatternGalleryModel", "PatternGalleryPatterns"],
    path: "Apps/PatternGallery/Tests/PatternsTests"
  ),
]

// The output of `rostrum new`, so that it is compiled and tested with everything else. A test of
// Tools compares it with the tool's present output.
targets += app("Sampler", folder: "Tests/GeneratedApp")
#if os(Linux)
targets.append(
  program("sampler", ["BrowserHost", "SamplerApp", "UIKit"], path: "Tests/GeneratedApp/Server")
)
#endif

// Untrusted inputs: the test suite makes them from a seed, libFuzzer from code coverage.
#if os(Linux)
targets += [
  library(
    "FuzzTargets",
    [
      "BrowserHost", "CategoriesApp", "CategoriesModel", "CategoriesPresentation", "ContactsApp",
      "ContactsModel", "ContactsPresentation", "FootballGatherApp", "FootballGatherModel",
      "FootballGatherPresentation", "ImageIO", "PatternGalleryApp", "PatternGalleryPresentation",
      "Rostrum",
      "RostrumUIKit", "SampleRoutes", "UIKit", "UIKitHosting", "ZhihuDailyApp", "ZhihuDailyModel",
      "ZhihuDailyPresentation",
    ],
    path: "Tests/FuzzTargets"
  ),
  tests("FuzzTests", ["AppTesting", "FuzzTargets"]),
]
// `make fuzz` sets the path of libFuzzer; other builds do not use it.
if let libFuzzer = Context.environment["ROSTRUM_LIBFUZZER"] {
  for target in targets where target.type == .regular {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
  }
  let fuzzer = program("Fuzzer", ["FuzzTargets"], path: "Tests/Fuzzer")
  fuzzer.linkerSettings = [.unsafeFlags([libFuzzer, "-lstdc++", "-use-ld=lld"])]
  targets.append(fuzzer)
}
#endif

// MARK: - Servers

targets += [
  library("PrometheusMetrics", [metrics]),
  // The requests and replies of server and app.
  library("GatherAPI", path: "Server/GatherAPI"),
  tests("GatherAPITests", ["GatherAPI"]),
]

#if os(Linux)
targets += [
  tests("PrometheusMetricsTests", ["PrometheusMetrics", metrics]),
  // Chooses a request's language among those of the sample servers.
  library("RequestLanguage", path: "Server/RequestLanguage"),
  library(
    "ContactsDirectory",
    ["RequestLanguage", hummingbird],
    path: "Server/ContactsDirectory"
  ),
  tests(
    "ContactsDirectoryTests",
    [
      "ContactsDirectory", "ContactsModel", "ModelKit", "RequestLanguage", "ServerTesting",
      hummingbird,
    ]
  ),
  // Pictures drawn by servers.
  library("DrawnPictures", ["PNGWriting"], path: "Server/DrawnPictures"),
  tests("DrawnPicturesTests", ["CairoDrawing", "DrawnPictures", "VectorDrawing"]),
  library("ZhihuEdition", ["DrawnPictures", hummingbird], path: "Server/ZhihuEdition"),
  tests(
    "ZhihuEditionTests",
    [
      "ServerTesting", "ZhihuEdition", "ZhihuDailyModel", hummingbird,
    ]
  ),
  library(
    "CategoriesEdition",
    ["DrawnPictures", "RequestLanguage", hummingbird],
    path: "Server/CategoriesEdition"
  ),
  tests(
    "CategoriesEditionTests",
    [
      "CategoriesEdition", "CategoriesModel", "RequestLanguage", "ServerTesting", hummingbird,
    ]
  ),
  system("CPostgreSQL", apt: "libpq-dev", in: "Server"),
  library("PostgreSQLClient", ["CPostgreSQL", logging], path: "Server/PostgreSQLClient"),
  library(
    "GatherServer",
    [
      "Cryptography", "GatherAPI", "PostgreSQLClient", "RequestLimits", grdb, hummingbird, logging,
      metrics, asyncAlgorithms,
      httpTypes,
      nio("NIOCore"),
      lifecycle,
    ],
    path: "Server/GatherServer",
    resources: [.copy("OpenAPI/openapi.json")]
  ),
  program(
    "gather-server",
    [
      "GatherServer", "PrometheusMetrics", hummingbird, logging, metrics,
      argumentParser,
      nio("NIOCore"),
      lifecycle,
      unixSignals,
    ],
    path: "Server/gather-server"
  ),
  tests(
    "GatherServerTests",
    [
      "AppTesting", "GatherAPI", "GatherServer", "PostgreSQLClient", "ServerTesting",
      "TestPostgreSQL", grdb, hummingbird, logging, httpTypes,
      nio("NIOCore"),
      nio("NIOEmbedded"),
      nio("NIOHTTP1"),
      nio("NIOPosix"),
    ]
  ),
  // A PostgreSQL server that tests start.
  library("TestPostgreSQL", path: "Tests/TestPostgreSQL"),
  tests("PostgreSQLClientTests", ["AppTesting", "PostgreSQLClient", "TestPostgreSQL", logging]),
]
#endif

// MARK: - Showcase and benchmarks

#if os(Linux)
// The modules of every app's delegate and model, which the app's entry in the Showcase imports.
let shownApps: [Target.Dependency] =
  targets
  .filter { target in
    guard let path = target.path, path.hasPrefix("Apps/") else { return false }
    return path.hasSuffix("/App") || path.hasSuffix("/Model")
  }
  .map { .byName(name: $0.name) }
let sampleServers: [Target.Dependency] = [
  "CategoriesEdition", "ContactsDirectory", "GatherServer", "ZhihuEdition",
]
targets += [
  program(
    "Showcase",
    shownApps + sampleServers + [
      "UIKit", "UIKitHosting", "BrowserHost", "PrometheusMetrics", "ScenePictures", "UIKitTesting",
      "WebRequests", hummingbird, logging, metrics,
      argumentParser,
      nio("NIOCore"),
      lifecycle,
      unixSignals,
    ],
    path: "Showcase"
  ),
  // UI tests of apps in XCUITest's words, and the program that they drive.
  program(
    "interface-test-apps",
    [
      "AppAutomation", "CategoriesApp", "CategoriesEdition", "CategoriesModel", "ContactsApp",
      "ContactsDirectory", "ContactsModel", "PatternGalleryApp", "ServerTesting", "UIKit",
      httpTypes, hummingbird,
    ],
    path: "Tests/InterfaceTestApps"
  ),
  tests("InterfaceTests", ["XCUIAutomation", "interface-test-apps"]),
  // Screens laid out as tutorials do it.
  library("TutorialScreens", ["UIKit"], path: "Tests/TutorialScreens"),
  // Screens written as public apps write them.
  library("EverydayScreens", ["UIKit", "WebKit"], path: "Tests/EverydayScreens"),
  tests("EverydayScreensTests", ["EverydayScreens"] + uiKitTesting),
  // Screens of controls, for the browser tests.
  program(
    "ControlsHost",
    [
      "AudioToolbox", "ImageIO", "PhotosUI", "TextLayout", "UIKit", "UniformTypeIdentifiers",
      "WebKit",
      "UIKitHosting", "UIKitTesting", "BrowserHost", "DrawnPictures",
      "EverydayScreens", "NibScreens", "ScenePictures", "TutorialScreens", logging,
      argumentParser,
      lifecycle,
      unixSignals,
    ],
    path: "Tests/ControlsHost"
  ),
  // Server, echo and clients of the rows about live sessions.
  program(
    "live-bench",
    [
      "BrowserHost", "RequestLimits", "UIKit", "UIKitHosting", logging,
      argumentParser,
      nio("NIOCore"),
      nio("NIOHTTP1"),
      nio("NIOPosix"),
      nio("NIOWebSocket"),
    ],
    path: "Benchmarks/live-bench"
  ),
  program(
    "view-bench",
    ["CAllocationCounter", "UIKit", "UIKitHosting", "UIKitTesting"],
    path: "Benchmarks/view-bench"
  ),
  // The baseline of the rows about servers.
  program("bare-route", [hummingbird], path: "Benchmarks/bare-route"),
  .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
  program(
    "rostrum-bench",
    [
      "CAllocationCounter", "FootballGatherApp", "FootballGatherModel",
      "FootballGatherPresentation", "FootballGatherUI", "Rostrum", "RostrumTesting", "RostrumUIKit",
      "UIKit", "UIKitHosting", "UIKitTesting",
    ],
    path: "Benchmarks/rostrum-bench"
  ),
]
#endif

// MARK: - Products

var products: [Product] = ["Rostrum", "RostrumUIKit", "RostrumTesting", "PrometheusMetrics"].map {
  .library(name: $0, targets: [$0])
}
#if os(Linux)
products += [
  "UIKit", "WebKit", "AudioToolbox", "UIKitHosting", "BrowserHost",
  // Modules of Apple's names, beside UIKit.
  "CoreText", "ImageIO", "LinuxCombine", "LinuxCommonCrypto", "LinuxCryptoKit",
  "LinuxMobileCoreServices", "LinuxOS", "LinuxPredicates", "LinuxSecurity",
  "LinuxSystemConfiguration", "LocalAuthentication", "MessageUI", "PhotosUI", "SafariServices",
  "StoreKit", "UniformTypeIdentifiers", "UserNotifications",
].map {
  .library(name: $0, targets: [$0])
}
// What `rostrum run` links: everything that apps written for iOS import, built once.
products.append(
  .library(
    name: "RostrumRuntime",
    type: .dynamic,
    targets: [
      "AppHosting", "AudioToolbox", "BrowserHost", "CoreText", "ImageIO", "LinuxCombine",
      "LinuxCommonCrypto", "LinuxCryptoKit", "LinuxMobileCoreServices", "LinuxOS",
      "LinuxPredicates", "LinuxSecurity", "LinuxSystemConfiguration", "LocalAuthentication",
      "MessageUI", "PhotosUI", "Rostrum", "RostrumUIKit", "SafariServices", "StoreKit", "UIKit",
      "UIKitHosting", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
    ]
  )
)
products.append(.library(name: "UIKitTesting", targets: ["UIKitTesting", "_Testing_UIKit"]))
#else
// The app targets of Scripts/xcode-project link these; they need the trait Samples.
products += ["Categories", "Contacts", "FootballGather", "PatternGallery", "ZhihuDaily"].map {
  .library(name: "\($0)App", targets: ["\($0)App"])
}
#endif

// MARK: - Parts of the package

/// The names of the targets that a target depends on.
func dependencies(of target: Target) -> [String] {
  let plugins: [String] = (target.plugins ?? []).compactMap { usage in
    if case .plugin(let name, _) = usage { name } else { nil }
  }
  return plugins
    + target.dependencies.compactMap { dependency in
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): name
      case .productItem: nil
      @unknown default: nil
      }
    }
}

// Scripts/try builds one target and what they depend on. Without the others, SwiftPM plans less,
// and the program of the tests is small.
if let name = Context.environment["ROSTRUM_ONLY"] {
  var kept: Set = [name]
  var count = 0
  while count != kept.count {
    count = kept.count
    kept.formUnion(targets.filter { kept.contains($0.name) }.flatMap(dependencies))
  }
  targets.removeAll { !kept.contains($0.name) }
  products = []
}

let package = Package(
  name: "Rostrum",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: products,
  // No trait is enabled by default, so that the kit and the runtime resolve no package.
  traits: [
    .trait(name: "PrometheusMetrics", description: "PrometheusMetrics, by swift-metrics."),
    .trait(
      name: "BrowserHost",
      description: "BrowserHost, which shows apps in a browser, by Hummingbird.",
      enabledTraits: ["PrometheusMetrics"]
    ),
    .trait(name: "Combine", description: "LinuxCombine, by OpenCombine."),
    .trait(
      name: "Samples",
      description: "The apps with their servers, the Showcase, all tests and benchmarks.",
      enabledTraits: ["BrowserHost", "Combine"]
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird",
      from: "2.28.1",
      // Without swift-configuration, which nothing here uses.
      traits: ["FullFoundation"]
    ),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
