import BrowserHost
import Foundation
import NIOHTTP1
import UIKitHosting

/// A page of the front itself, which needs no other file.
struct FrontPage {
  private let texts: FrontTexts
  private let app: String
  private let nonce = RandomName.make()

  init(_ visit: Visit, app: String) {
    texts = .for(visit.languages)
    self.app = app
  }

  /// The page while the process starts, which the app's page replaces.
  ///
  /// - Parameter pictures: The app's launch screen; nil for its name.
  /// - Returns: The page.
  func starting(_ pictures: LaunchScreens.Pictures?) -> FrontResponse {
    response(
      .ok,
      title: app,
      """
      <main class="\(pictures == nil ? "launch" : "launch screen")">
      \(pictures.map(screen) ?? icon)
      <h1>\(HTMLWriter.escaped(app))</h1>
      <p role="status">\(HTMLWriter.escaped(texts.starting))</p>
      <p id="cookies" hidden>\(HTMLWriter.escaped(texts.needsCookies))</p>
      </main>
      <noscript><meta http-equiv="refresh" content="2"></noscript>
      <script nonce="\(nonce)">
      (async () => {
        for (;;) {
          try {
            const answer = await fetch("\(FrontRoutes.startingPath)", { cache: "no-store" });
            if (answer.status === 204) return location.reload();
            if (answer.status === 403) {
              document.querySelector("[role=status]").hidden = true;
              document.getElementById("cookies").hidden = false;
              return;
            }
          } catch {
            // The network is gone, or the front is being replaced.
          }
          await new Promise((go) => setTimeout(go, 500));
        }
      })();
      </script>
      """
    )
  }

  private var icon: String {
    #"<div class="icon" aria-hidden="true">\#(HTMLWriter.escaped(String(app.prefix(1))))</div>"#
  }

  private func screen(_ pictures: LaunchScreens.Pictures) -> String {
    func source(_ picture: Data, _ media: String) -> String {
      "<source media=\"\(media)\" srcset=\"\(address(picture))\">"
    }
    func address(_ picture: Data) -> String {
      "data:image/png;base64,\(picture.base64EncodedString())"
    }
    // In higher windows, the page draws a phone that stands.
    let (lies, dark) = (
      "(orientation: landscape) and (max-height: 499px)", "(prefers-color-scheme: dark)"
    )
    return """
      <picture>
      \(source(pictures.landscape.dark, "\(lies) and \(dark)"))
      \(source(pictures.landscape.light, lies))
      \(source(pictures.portrait.dark, dark))
      <img src="\(address(pictures.portrait.light))" alt="">
      </picture>
      """
  }

  /// The page after the process has ended by itself.
  ///
  /// - Parameters:
  ///   - output: Its last output, and how it ended.
  ///   - retry: The seconds before it can start again; nil if it can now.
  /// - Returns: The page.
  func crashed(_ output: String, retry: Int?) -> FrontResponse {
    let pause = retry.map { texts.pause.replacing("%d", with: "\($0)") }
    let lines = [texts.ended.text, pause].compactMap(\.self)
    return response(
      .internalServerError,
      title: texts.ended.title,
      """
      <main>
      <h1>\(HTMLWriter.escaped(texts.ended.title))</h1>
      \(lines.map { "<p>\(HTMLWriter.escaped($0))</p>" }.joined(separator: "\n"))
      <pre tabindex="0">\(HTMLWriter.escaped(output))</pre>
      <a class="button" href="">\(HTMLWriter.escaped(texts.openAgain))</a>
      </main>
      """
    )
  }

  /// The page of a device that whoever serves it has stopped.
  func stopped() -> FrontResponse {
    response(
      .serviceUnavailable,
      title: texts.stopped.title,
      """
      <main>
      <h1>\(HTMLWriter.escaped(texts.stopped.title))</h1>
      <p>\(HTMLWriter.escaped(texts.stopped.text))</p>
      <form method="post" action="\(FrontRoutes.startPath)">\
      <button>\(HTMLWriter.escaped(texts.startAgain))</button></form>
      </main>
      """
    )
  }

  func notice(_ text: KeyPath<FrontTexts, FrontTexts.Notice>) -> FrontResponse {
    let notice = texts[keyPath: text]
    var answer = response(
      .serviceUnavailable,
      title: notice.title,
      """
      <main>
      <h1>\(HTMLWriter.escaped(notice.title))</h1>
      <p>\(HTMLWriter.escaped(notice.text))</p>
      <a class="button" href="">\(HTMLWriter.escaped(texts.retry))</a>
      </main>
      """
    )
    answer.headers.add(name: "Retry-After", value: "60")
    return answer
  }

  private func response(
    _ status: HTTPResponseStatus,
    title: String,
    _ content: String
  ) -> FrontResponse {
    PlainPage(language: texts.language, title: title, nonce: nonce).response(status, content)
  }
}
