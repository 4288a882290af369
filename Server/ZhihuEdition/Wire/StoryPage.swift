/// A story as a web page, with the pictures and the style sheet of the server that serves it.
enum StoryPage {
  static func html(_ story: EditionStory, reader: String?) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(story.language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(story.title)</title>
    <link rel="stylesheet" href="/zhihu/css/story.css">
    </head>
    <body>
    <h1>\(story.title)</h1>
    \(StoryBody.html(story, origin: "", reader: reader))
    </body>
    </html>

    """
  }

  /// The content security policy of the page, which loads nothing else.
  static let policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'none'"

  /// The style sheet, which supports `night` and `large` on the body, as the real newspaper's does.
  static let css = """
    body { margin: 0 auto; max-width: 640px; padding: 0 16px 24px; background: #fff; color: #222;
      font: 17px/1.7 -apple-system, system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
    h1 { font-size: 1.4em; line-height: 1.4; }
    .img-place-holder, .originUrl { display: none; }
    .meta { color: #888; font-size: .85em; }
    .avatar { width: 24px; height: 24px; margin-right: 8px; border-radius: 50%;
      vertical-align: middle; }
    .author { color: #333; font-weight: 600; }
    figure { margin: 1.2em 0; }
    figcaption { color: #888; font-size: .8em; text-align: center; }
    .content-image { display: block; width: 100%; border-radius: 6px; }
    .content-image.eeimg { display: inline; width: auto; vertical-align: middle; }
    blockquote { margin: 1.2em 0; padding-left: 12px; border-left: 3px solid #ddd; color: #666; }
    .view-more a { display: block; padding: 12px; border-radius: 6px; background: #f3f3f3;
      color: #666; text-align: center; text-decoration: none; }
    body.large { font-size: 21px; }
    body.night { background: #1a1a1a; color: #9a999a; }
    body.night .author { color: #aaa; }
    body.night .view-more a { background: #333; color: #aaa; }
    body.night blockquote { border-color: #444; color: #888; }
    body.night img { opacity: .8; }

    """
}
