/// The package of an app, and a program that shows it in a browser.
struct PackageTemplates: AppTemplates {
  let name: GeneratedName
  let rostrum: RostrumLocation

  var files: [GeneratedFile] {
    [
      GeneratedFile("Package.swift", manifest),
      GeneratedFile(".swift-format", CodeFormatter.configuration),
      GeneratedFile(".gitignore", ".build/\n.swiftpm/\n/data/"),
      GeneratedFile("README.md", readMe),
      GeneratedFile("Server/main.swift", program),
      GeneratedFile("Tests/InterfaceTests/\(app)InterfaceTests.swift", interfaceTests),
    ]
  }

  private var manifest: String {
    """
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

    \(rostrumFunction)

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

    \(targets)

    \(linuxTargets)

    let package = Package(
      name: "\(app)",
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: \(dependencies),
      targets: targets,
      swiftLanguageModes: [.v6]
    )
    """
  }

  private var rostrumFunction: String {
    guard rostrum.declaration != nil else {
      return """
        // The installed runtime has all products.
        func rostrum(_ products: String...) -> [Target.Dependency] { [] }
        """
    }
    return """
      func rostrum(_ products: String...) -> [Target.Dependency] {
        isPrebuilt ? [] : products.map { .product(name: $0, package: "\(rostrum.packageName)") }
      }
      """
  }

  private var dependencies: String {
    rostrum.declaration.map { "isPrebuilt\n    ? [] : [\($0)]" } ?? "[]"
  }

  /// The targets that also exist on Apple's platforms.
  private var targets: String {
    """
    var targets = [
      library("\(app)Model", [], path: "Model"),
      library(
        "\(app)Presentation",
        ["\(app)Model"] + rostrum("Rostrum"),
        path: "Presentation"
      ),
      library(
        "\(app)UI",
        ["\(app)Presentation"] + uiKit + rostrum("Rostrum", "RostrumUIKit"),
        path: "UI"
      ),
      library(
        "\(app)App",
        ["\(app)Model", "\(app)Presentation", "\(app)UI"] + uiKit
          + rostrum("Rostrum", "RostrumUIKit"),
        path: "App"
      ),
      tests("\(app)ModelTests", ["\(app)Model"], path: "Tests/ModelTests"),
      tests(
        "\(app)PresentationTests",
        ["\(app)Model", "\(app)Presentation"] + rostrum("Rostrum", "RostrumTesting"),
        path: "Tests/PresentationTests"
      ),
    ]
    """
  }

  /// The targets that need Rostrum's UIKit: tests of screens, and the program.
  private var linuxTargets: String {
    """
    #if os(Linux)
    targets += [
      tests(
        "\(app)UITests",
        ["\(app)App", "\(app)Presentation", "\(app)UI"] + uiKit
          + rostrum("Rostrum", "RostrumTesting", "UIKitHosting", "UIKitTesting"),
        path: "Tests/UITests"
      ),
      .executableTarget(
        name: "\(name.path)",
        dependencies: ["\(app)App"] + uiKit + rostrum("BrowserHost"),
        path: "Server",
        swiftSettings: settings
      ),
    ]
    // UI tests, which `rostrum test` runs.
    if isPrebuilt {
      targets.append(tests("\(app)InterfaceTests", ["\(app)App"], path: "Tests/InterfaceTests"))
    }
    #endif
    """
  }

  /// A test in XCUITest's words, which drives the app as a user.
  private var interfaceTests: String {
    """
    import XCTest

    @MainActor
    final class \(app)InterfaceTests: XCTestCase {
      func testShowsAnItemAndGoesBack() {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launch()
        app.cells["View"].tap()
        XCTAssertTrue(app.navigationBars["View"].waitForExistence(timeout: 10))
        app.navigationBars.buttons["\(name.title)"].tap()
        XCTAssertTrue(app.cells["View"].waitForExistence(timeout: 10))
      }
    }
    """
  }

  private var program: String {
    """
    import BrowserHost
    import Foundation
    import \(app)App
    import UIKit

    let app = HostedAppEntry(
      path: "\(name.path)",
      names: ["en": "\(name.title)", "zh-Hans": "\(name.title)"],
      icon: \"\"\"
    \(AppIcon.svg(indentedBy: 4))
        \"\"\",
      application: _HostedUIApplication(delegateClass: \(app)AppDelegate.self)
    )
    let environment = ProcessInfo.processInfo.environment
    let host = try BrowserHost(
      configuration: BrowserHostConfiguration(
        port: environment["PORT"].flatMap { Int($0) } ?? 8080,
        dataFolder: URL(filePath: environment["DATA"] ?? "data")
      ),
      apps: [app],
      onServerRunning: { port in
        let address = "http://127.0.0.1:\\(port)/\(name.path)"
        FileHandle.standardOutput.write(Data("\(name.title) is at \\(address)\\n".utf8))
      }
    )
    Task {
      do {
        try await host.run()
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("error: \\(error)\\n".utf8))
        exit(1)
      }
    }
    // The main run loop runs, so that `Timer` works as on iOS.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    """
  }

  /// The commands that need the package of Rostrum, as a paragraph.
  private var plainCommands: String {
    guard rostrum.declaration != nil else { return "" }
    return """
      Without the tool, `swift test` runs all but the UI tests, and `swift run \(name.path)` shows the app; `PORT=`
      and `DATA=` change port and folder.


      """
  }

  private var readMe: String {
    """
    # \(name.title)

    An app in Model–View–Presenter with Coordinators on Rostrum. It lists items and shows one of
    them, in English and Simplified Chinese, by the reader's language.

    ```sh
    rostrum dev      # shows http://127.0.0.1:8080/\(name.path), and builds again after each edit
    rostrum test     # runs all tests; --browser shows the app of UI tests in Chromium
    rostrum record   # writes a UI test while you use the app
    ```

    \(plainCommands)\(layerTable(commandsIn: "."))

    ## On an iPhone

    Make an app target of `iOS/AppDelegate.swift` that links `\(app)App`.
    """
  }
}
