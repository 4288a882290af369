// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Labels",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Labels", targets: ["Labels"])],
    targets: [
        .target(
            name: "Labels",
            resources: [.process("Resources")],
            linkerSettings: [.linkedFramework("UIKit")]
        ),
    ]
)
