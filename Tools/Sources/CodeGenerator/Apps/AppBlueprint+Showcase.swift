// An app of Rostrum's own repository: its entry on the home screen, and its page.
extension AppBlueprint {
  /// The files of an app in Rostrum's repository, relative to the repository.
  var repositoryFiles: [GeneratedFile] {
    files.map { GeneratedFile("Apps/\(app)/\($0.path)", $0.text) } + [
      GeneratedFile("Apps/\(app)/README.md", repositoryReadMe),
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
    \(Self.icon(indentedBy: 4))
        \"\"\"
    }
    """
  }

  private var repositoryReadMe: String {
    """
    # \(name.title)

    Lists items and shows one of them, in English and Simplified Chinese, by the reader's language.

    \(layers(app: app))

    ## On an iPhone

    Make an app target of `iOS/AppDelegate.swift` that links `\(app)App`.
    """
  }

  static func icon(indentedBy count: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <rect width="120" height="120" fill="#0a84ff"/>
      <rect x="28" y="34" width="64" height="12" rx="6" fill="#ffffff"/>
      <rect x="28" y="56" width="64" height="12" rx="6" fill="#ffffff"/>
      <rect x="28" y="78" width="40" height="12" rx="6" fill="#ffffff"/>
    </svg>
    """
    .split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
    .joined(separator: "\n")
  }
}
