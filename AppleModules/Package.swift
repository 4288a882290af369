// swift-tools-version: 6.2
// Modules with the names of Apple's, for existing apps. Each exports one of Rostrum's.
//
// They are a package of their own, because other packages test for these names by
// `#if canImport(Combine)`: a module that is found by accident changes what they compile. Apps depend
// on this package beside Rostrum; nothing in Rostrum does.

import PackageDescription

let exports = [
  "Combine": "LinuxCombine",
  "CommonCrypto": "LinuxCommonCrypto",
  "CoreGraphics": "UIKit",
  "CryptoKit": "LinuxCryptoKit",
  "MobileCoreServices": "LinuxMobileCoreServices",
  "OSLog": "LinuxOS",
  "ObjectiveC": "UIKit",
  "QuartzCore": "UIKit",
  "Security": "LinuxSecurity",
  "SystemConfiguration": "LinuxSystemConfiguration",
  "os": "LinuxOS",
]

let package = Package(
  name: "AppleModules",
  products: exports.keys.sorted().map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(name: "Combine", description: "Combine, by OpenCombine.")
  ],
  dependencies: [
    .package(
      name: "Rostrum",
      path: "..",
      traits: [.trait(name: "Combine", condition: .when(traits: ["Combine"]))]
    )
  ],
  targets: exports.sorted { $0.key < $1.key }.map { name, export in
    .target(name: name, dependencies: [.product(name: export, package: "Rostrum")])
  },
  swiftLanguageModes: [.v6]
)
