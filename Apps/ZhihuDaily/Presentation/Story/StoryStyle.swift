import ZhihuDailyModel

/// The style sheet of stories.
///
/// Its classes are those of the server's bodies. Its text has the standard size of iOS times the
/// scale of the screen's text size, as a browser doesn't know the text size of a screen.
public enum StoryStyle {
  /// The maximum width, in points, of a story's lines and their margins.
  public static let readableWidth = 720

  /// The standard size of text in CSS pixels, which are points on iOS.
  private static let standardSize = 17.0

  static func sheet(scale: Double) -> String {
    let size = (standardSize * scale * 10).rounded() / 10
    return """
      html { -webkit-text-size-adjust: 100%; color-scheme: light dark; }
      body { --text: #1a1a1a; --soft: #666; --line: #ebebeb; --fill: #f6f6f6; --link: #0061c2;
        box-sizing: border-box; max-width: \(readableWidth)px; margin: 0 auto; padding: 8px 20px 32px; background: #fff; color: var(--text);
        font: \(size)px/1.75 -apple-system, system-ui, "PingFang SC", "Noto Sans CJK SC",
          sans-serif;
        overflow-wrap: anywhere; }
      @media (prefers-color-scheme: dark) {
        body { --text: #c7c6c7; --soft: #9a999a; --line: #444; --fill: #2c2c2e; --link: #6cb8ff;
          background: #1a1a1a; }
        img:not(.eeimg) { filter: brightness(.85); }
        .eeimg { filter: invert(.8); }
      }
      a { color: var(--link); }
      .headline, .img-place-holder, .originUrl { display: none; }
      .question + .question { margin-top: 2em; padding-top: 1em; border-top: 1px solid var(--line); }
      .question-title { margin: 1em 0 .6em; font-size: 1.2em; line-height: 1.4; }
      .question-title:empty { display: none; }
      .meta { margin: .8em 0; color: var(--soft); font-size: .85em; }
      .meta .avatar { width: 1.8em; height: 1.8em; margin-inline-end: 8px; border-radius: 50%;
        object-fit: cover; vertical-align: middle; }
      .author { color: var(--text); font-weight: 600; }
      p { margin: .9em 0; }
      h1, h2, h3, h4 { line-height: 1.4; }
      ol, ul { margin: .9em 0; padding-inline-start: 1.5em; }
      li + li { margin-top: .4em; }
      blockquote { margin: 1.2em 0; padding-inline-start: 14px; color: var(--soft);
        border-inline-start: 3px solid var(--line); }
      figure { margin: 1.4em 0; }
      a.picture { display: block; border-radius: 8px; cursor: zoom-in; }
      figcaption { margin-top: .5em; color: var(--soft); font-size: .8em; text-align: center; }
      img { max-width: 100%; height: auto; }
      .content-image { display: block; width: 100%; border-radius: 8px; background: var(--fill); }
      .eeimg, img[src*="/equation"] { display: inline; width: auto; border-radius: 0;
        background: none; vertical-align: middle; }
      pre, table { display: block; max-width: 100%; overflow-x: auto; }
      hr { border: 0; border-top: 1px solid var(--line); }
      .view-more { margin: 1.6em 0 0; }
      .view-more a { display: block; padding: .7em 1em; border-radius: 10px;
        background: var(--fill); text-align: center; text-decoration: none; }
      """
  }
}

extension NewsSettings.TextSize {
  /// The scale of a story's text, 1 for the standard size.
  var scale: Double {
    switch self {
    case .small: 0.88
    case .standard: 1
    case .large: 1.18
    case .extraLarge: 1.4
    }
  }
}
