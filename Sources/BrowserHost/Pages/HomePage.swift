import Foundation

/// The home screen: every app's icon, as on a phone.
struct HomePage {
  struct Item {
    var path: String
    var name: String
    /// A drawing, as SVG.
    var icon: String
  }

  var language: String
  var items: [Item]
  var addresses: AssetAddresses

  func html() -> String {
    HostPage(
      language: language,
      title: title,
      icon: items.first.map { Self.address(of: $0.icon) } ?? "data:,",
      kind: "home",
      addresses: addresses
    ).html(
      """
      <main class="home-screen">
      <h1 class="visually-hidden">\(title)</h1>
      <nav class="apps" aria-label="\(title)">
      \(items.map(link).joined(separator: "\n"))
      </nav>
      </main>
      """
    )
  }

  private var title: String {
    language.hasPrefix("zh") ? "主屏幕" : "Home Screen"
  }

  /// An address that holds the drawing itself, so that nothing more is asked for.
  private static func address(of icon: String) -> String {
    "data:image/svg+xml;base64,\(Data(icon.utf8).base64EncodedString())"
  }

  private func link(_ item: Item) -> String {
    """
    <a class="app" href="/\(item.path)"><img class="app-icon" src="\(Self.address(of: item.icon))" alt="" \
    width="60" height="60"><span class="app-name">\(HTMLWriter.escaped(item.name))</span></a>
    """
  }
}
