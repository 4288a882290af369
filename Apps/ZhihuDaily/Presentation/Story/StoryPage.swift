import Foundation
import ZhihuDailyModel

/// Makes a document of a story's body: with a style sheet of our own, and nothing that runs.
struct StoryPage {
  var body: String
  var textSize: NewsSettings.TextSize

  /// The whole document.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'; frame-src 'none'">
    <style>
    \(StoryStyle.sheet(scale: textSize.scale))
    </style>
    </head>
    <body>
    \(readyBody)
    </body>
    </html>
    """
  }

  /// What the body is written in: a paper need not have the reader's language.
  private var language: String {
    body.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } ? "zh-Hans" : "en"
  }

  /// The body without scripts, whose pictures come as one reaches them: text waits for none.
  private var readyBody: String {
    body
      .replacing(/(?is)<script\b.*?(<\/script\s*>|\z)/, with: "")
      .replacing(/<img(?=\s)/.ignoresCase(), with: "<img loading=\"lazy\"")
  }
}
