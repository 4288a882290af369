/// A page that states why the requested page is missing, with a button to continue.
struct NoticePage {
  var title: String
  var text: String
  var button: String
  /// The destination of the button; the home screen by default.
  var destination = "/"
  var language: String
  var addresses: AssetAddresses

  func html() -> String {
    HostPage(
      language: language,
      title: title,
      icon: "data:,",
      kind: "notice-page",
      addresses: addresses
    ).html(
      """
      <main class="notice">
      <h1>\(HTMLWriter.escaped(title))</h1>
      <p>\(HTMLWriter.escaped(text))</p>
      <a class="notice-button" href="\(HTMLWriter.escaped(destination))">\(HTMLWriter.escaped(button))</a>
      </main>
      """
    )
  }
}
