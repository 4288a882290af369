// swift-tools-version: 6.2
// The tool for MVP-C code, in a package of its own: nobody who uses the kit resolves or builds this.
// SwiftSyntax is the toolchain's own, which takes unsafe flags: a root package may use them.

import Foundation
import PackageDescription

/// The folder in which the running toolchain keeps SwiftSyntax: the one whose PackageDescription this
/// manifest has loaded, else the one whose `swift` is first on the path.
func syntaxFolder() -> String {
  let files = FileManager.default
  let loaded = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let libraries = loaded.split(separator: "\n").compactMap { line in
    line.range(of: "/lib/swift/pm/").flatMap { marker in
      line.firstIndex(of: "/").map { String(line[$0..<marker.lowerBound]) }
    }
  }
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let programs = path.split(separator: ":").map { "\($0)/swift" }
    .filter(files.isExecutableFile(atPath:))
    .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    .map { $0.deletingLastPathComponent().deletingLastPathComponent().path }
  for toolchain in libraries + programs {
    let folder = "\(toolchain)/lib/swift/host"
    if files.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") { return folder }
  }
  fatalError(
    "rostrum-tools expected SwiftSyntax in the toolchain's lib/swift/host and found none. "
      + "Install a Swift toolchain from https://www.swift.org/install and put its swift on the path."
  )
}

let syntax = syntaxFolder()

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-I", syntax]),
]

let linking: [LinkerSetting] = [
  .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax])
]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

func library(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  hasSnapshots: Bool = false
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: dependencies,
      swiftSettings: settings,
      linkerSettings: linking
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.init(stringLiteral: name), "ToolTesting"] + dependencies,
      exclude: hasSnapshots ? ["Snapshots"] : [],
      swiftSettings: settings,
      linkerSettings: linking
    ),
  ]
}

let package = Package(
  name: "rostrum-tools",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "rostrum", targets: ["rostrum"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: library("SourceModel")
    + library("LintRules", ["SourceModel"])
    + library("CodeMetrics", ["SourceModel"], hasSnapshots: true)
    + library("FlowMap", ["SourceModel"], hasSnapshots: true)
    + library("AppPreparation", ["SourceModel"])
    + library("AppBuilding", ["AppPreparation", "LiveDevelopment", "SourceModel", "XcodeProjects"])
    + library("CodeGenerator")
    + library("LiveDevelopment")
    + library("TestRunning", ["LiveDevelopment"])
    + library("XcodeProjects")
    + [
      .executableTarget(
        name: "rostrum",
        dependencies: [
          "AppBuilding", "AppPreparation", "CodeGenerator", "CodeMetrics", "FlowMap", "LintRules",
          "LiveDevelopment", "SourceModel", "TestRunning", "XcodeProjects", argumentParser,
        ],
        swiftSettings: settings,
        linkerSettings: linking
      ),
      // What tests of several targets share.
      .target(
        name: "ToolTesting",
        path: "Tests/ToolTesting",
        swiftSettings: settings,
        linkerSettings: linking
      ),
      .testTarget(
        name: "RostrumCommandTests",
        dependencies: ["LintRules", "SourceModel", "ToolTesting", "rostrum"],
        exclude: ["Snapshots"],
        swiftSettings: settings,
        linkerSettings: linking
      ),
    ],
  swiftLanguageModes: [.v6]
)
