// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// `rostrum dev` and `rostrum test` link the installed runtime, which needs no compilation, and set
// this variable.
let isPrebuilt = Context.environment["ROSTRUM_PREBUILT"] != nil

func rostrum(_ products: String...) -> [Target.Dependency] {
  isPrebuilt ? [] : products.map { .product(name: $0, package: "Rostrum") }
}

// Rostrum's UIKit exists on Linux only; elsewhere `import UIKit` finds Apple's.
#if os(Linux)
let uiKit = rostrum("UIKit")
#else
let uiKit: [Target.Dependency] = []
#endif

func library(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

var targets = [
  library("SamplerModel", [], path: "Model"),
  library(
    "SamplerPresentation",
    ["SamplerModel"] + rostrum("Rostrum"),
    path: "Presentation"
  ),
  library(
    "SamplerUI",
    ["SamplerPresentation"] + uiKit + rostrum("Rostrum", "RostrumUIKit"),
    path: "UI"
  ),
  library(
    "SamplerApp",
    ["SamplerModel", "SamplerPresentation", "SamplerUI"] + uiKit
      + rostrum("Rostrum", "RostrumUIKit"),
    path: "App"
  ),
  tests("SamplerModelTests", ["SamplerModel"], path: "Tests/ModelTests"),
  tests(
    "SamplerPresentationTests",
    ["SamplerModel", "SamplerPresentation"] + rostrum("Rostrum", "RostrumTesting"),
    path: "Tests/PresentationTests"
  ),
]

#if os(Linux)
targets += [
  tests(
    "SamplerUITests",
    ["SamplerApp", "SamplerPresentation", "SamplerUI"] + uiKit
      + rostrum("Rostrum", "RostrumTesting", "UIKitHosting", "UIKitTesting"),
    path: "Tests/UITests"
  ),
  .executableTarget(
    name: "sampler",
    dependencies: ["SamplerApp"] + uiKit + rostrum("BrowserHost"),
    path: "Server",
    swiftSettings: settings
  ),
]
// UI tests, which `rostrum test` runs.
if isPrebuilt {
  targets.append(tests("SamplerInterfaceTests", ["SamplerApp"], path: "Tests/InterfaceTests"))
}
#endif

let package = Package(
  name: "Sampler",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: isPrebuilt
    ? [] : [.package(name: "Rostrum", path: "../..", traits: ["BrowserHost"])],
  targets: targets,
  swiftLanguageModes: [.v6]
)
