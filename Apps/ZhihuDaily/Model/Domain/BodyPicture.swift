/// A picture in the body of a story.
///
/// Avatars, formulas, links and pictures without an address are excluded.
public struct BodyPicture: Sendable, Equatable {
  /// The address as written in the body, which may be relative.
  public var source: String
  /// The alternative text; nil where the story has none.
  public var text: String?
  /// The range of the picture's tag in the body.
  public var range: Range<String.Index>

  /// Returns the pictures of a body, in order.
  public static func all(in body: String) -> [BodyPicture] {
    body.matches(of: /<img\b[^>]*>/.ignoresCase()).compactMap { match in
      let tag = String(match.0)
      let kinds = attribute("class", of: tag) ?? ""
      guard let source = attribute("src", of: tag), !source.isEmpty,
        !kinds.contains("avatar"), !kinds.contains("eeimg"), !source.contains("/equation"),
        !isInLink(match.range.lowerBound, of: body)
      else { return nil }
      let text = attribute("alt", of: tag) ?? caption(after: match.range.upperBound, of: body)
      return BodyPicture(source: source, text: text, range: match.range)
    }
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    for match in tag.matches(of: /\s([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/)
    where match.1.lowercased() == name {
      let value = unescaped(String(match.2 ?? match.3 ?? ""))
      return value.isEmpty ? nil : value
    }
    return nil
  }

  private static func caption(after place: String.Index, of body: String) -> String? {
    guard let match = body[place...].prefixMatch(of: /\s*<figcaption[^>]*>([^<]+)</) else {
      return nil
    }
    return unescaped(String(match.1))
  }

  private static func isInLink(_ place: String.Index, of body: String) -> Bool {
    let before = body[..<place]
    guard let start = before.matches(of: /<a\s/.ignoresCase()).last else { return false }
    return !before[start.range.upperBound...].lowercased().contains("</a")
  }

  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
