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
    import BrowserHost
    import \(app)App
    import UIKit

    extension HostedAppEntry {
      @MainActor
      static var \(name.plainVariable)App: HostedAppEntry {
        HostedAppEntry(
          path: "\(name.path)",
          names: ["en": "\(name.title)", "zh-Hans": "\(name.title)"],
          icon: \(name.plainVariable)Icon,
          application: _HostedUIApplication(delegateClass: \(app)AppDelegate.self)
        )
      }

      /// Three lines of a list.
      private static let \(name.plainVariable)Icon = \"\"\"
    \(AppIcon.svg(indentedBy: 4))
        \"\"\"
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
