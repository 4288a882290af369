/// The home screen with the icons of all apps.
struct HomePage {
  struct Item {
    var path: String
    var name: String
    /// The address of the icon.
    var icon: String
  }

  var language: String
  var items: [Item]
  var addresses: AssetAddresses

  func html() -> String {
    HostPage(
      language: language,
      title: title,
      icon: items.first?.icon ?? "data:,",
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

  private func link(_ item: Item) -> String {
    """
    <a class="app" href="/\(item.path)"><img class="app-icon" src="\(HTMLWriter.escaped(item.icon))" alt="" \
    width="60" height="60"><span class="app-name">\(HTMLWriter.escaped(item.name))</span></a>
    """
  }
}
