import Foundation
import ZhihuDailyModel

/// A builder of a story's HTML document, with the app's style sheet and without scripts.
struct StoryPage {
  var body: String
  var textSize: NewsSettings.TextSize
  /// The scale of text at the user's text size, 1 for the standard one.
  var textScale = 1.0
  /// The accessibility label of a picture button, with the alternative text of the picture.
  var viewPicture: @Sendable (String?) -> String = { $0 ?? "" }

  /// The complete document.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'; frame-src 'none'">
    <style>
    \(StoryStyle.sheet(scale: textSize.scale * textScale))
    </style>
    </head>
    <body>
    \(readyBody)
    </body>
    </html>
    """
  }

  /// The language of the body, which may differ from the user's.
  private var language: String {
    body.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } ? "zh-Hans" : "en"
  }

  /// The body without scripts and with lazily loaded pictures, so that the text does not wait.
  private var readyBody: String {
    bodyWithPictureLinks
      .replacing(/(?is)<script\b.*?(<\/script\s*>|\z)/, with: "")
      .replacing(/<img(?=\s)/.ignoresCase(), with: "<img loading=\"lazy\"")
  }

  // MARK: - Pictures

  private static let scheme = "picture"

  /// Returns the index of the story's picture that a link stands for; nil for any other address.
  static func figure(at url: URL) -> Int? {
    guard url.scheme == scheme else { return nil }
    return Int(url.absoluteString.dropFirst(scheme.count + 1))
  }

  /// The body with its pictures as links, because a page without scripts reports no other taps.
  private var bodyWithPictureLinks: String {
    var result = body
    for (number, picture) in BodyPicture.all(in: body).enumerated().reversed() {
      let label = Self.escaped(viewPicture(picture.text))
      let tag = body[picture.range]
      result.replaceSubrange(
        picture.range,
        with:
          "<a class=\"picture\" href=\"\(Self.scheme):\(number)\" aria-label=\"\(label)\">\(tag)</a>"
      )
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }
}
