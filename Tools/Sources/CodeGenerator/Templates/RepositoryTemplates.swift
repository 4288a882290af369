/// An app's page and its entry on the home screen, in Rostrum's own repository.
struct RepositoryTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    [
      GeneratedFile("Apps/\(app)/README.md", readMe),
      GeneratedFile("Showcase/\(app)Entry.swift", entry),
    ]
  }

  private var entry: String {
    """
    import \(app)App
    import UIKit
    import UIKitTesting

    /// \(name.title), which needs no server.
    struct \(app)Entry: ShowcaseEntry {
      var path: String { "\(name.path)" }
      var names: [String: String] { ["en": "\(name.title)", "zh-Hans": "\(name.title)"] }
      var delegateClass: any UIApplicationDelegate.Type { \(app)AppDelegate.self }

      func screens(_ driver: SceneDriver) async throws -> [PictureScreen] {
        [
          PictureScreen(name: "item list"),
          PictureScreen(name: "item detail", path: try await driver.path(ofRow: 0)),
        ]
      }

      /// An icon of three lines of a list.
      var icon: String {
        \"\"\"
    \(AppIcon.svg(indentedBy: 4))
        \"\"\"
      }
    }
    """
  }

  private var readMe: String {
    """
    # \(name.title)

    Lists items and shows one of them, in English and Simplified Chinese, by the reader's language.

    \(layerTable(commandsIn: app))

    ## On an iPhone

    Make an app target of `iOS/AppDelegate.swift` that links `\(app)App`.
    """
  }
}
