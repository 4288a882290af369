internal import Foundation

/// The visible text of a web page in paragraphs, and its links.
///
/// It supports tags and entities only: without styles, hidden text is included.
package struct WebText {
  package struct Link {
    package var text: String
    /// The accessible name, which a screen reader announces instead of the text.
    package var name: String?
    package var address: String
  }

  package private(set) var paragraphs: [String] = []
  package private(set) var links: [Link] = []
  private var paragraph = ""
  private var link: Link?
  /// The name of the enclosing element whose content is not text.
  private var silent: String?

  package init(html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      let inner = rest[rest.index(after: start)...]
      if inner.hasPrefix("!--") {
        rest = inner.range(of: "-->").map { inner[$0.upperBound...] } ?? ""
      } else {
        let end = inner.firstIndex(of: ">") ?? inner.endIndex
        tag(inner[..<end])
        rest = end == inner.endIndex ? "" : inner[inner.index(after: end)...]
      }
    }
    add(rest)
    endParagraph()
  }

  private mutating func add(_ text: Substring) {
    guard silent == nil else { return }
    let text = Self.decoded(text)
    paragraph += text
    link?.text += text
  }

  private mutating func tag(_ tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let silent {
      if isEnd, name == silent { self.silent = nil }
    } else if Self.silent.contains(name), !isEnd {
      silent = name
    } else if name == "a" {
      if let link {
        links.append(Link(text: Self.joined(link.name ?? link.text), address: link.address))
      }
      link =
        isEnd
        ? nil : Self.address(in: tag).map { Link(text: "", name: Self.name(in: tag), address: $0) }
    } else if !Self.inline.contains(name) {
      endParagraph()
    }
  }

  private mutating func endParagraph() {
    let text = Self.joined(paragraph)
    if !text.isEmpty { paragraphs.append(text) }
    paragraph = ""
  }

  private static let silent: Set<String> = ["script", "style", "title", "template"]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "cite", "code", "em", "font", "i", "img", "mark", "q", "s", "small", "span",
    "strong", "sub", "sup", "u",
  ]

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the accessible name of a link, if it has one besides its text.
  private static func name(in tag: Substring) -> String? {
    tag.firstMatch(of: /\baria-label\s*=\s*"([^"]*)"/).map { decoded($0.1) }
  }

  private static func address(in tag: Substring) -> String? {
    guard let match = tag.firstMatch(of: /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/) else {
      return nil
    }
    return (match.1 ?? match.2 ?? match.3).map(decoded)
  }

  private static func decoded(_ text: Substring) -> String {
    let names = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "amp": "&"]
    return String(text).replacing(/&(#x?[0-9a-fA-F]+|\w+);/) { match in
      let name = match.1
      guard name.hasPrefix("#") else { return names[String(name)] ?? String(match.0) }
      let digits = name.dropFirst()
      let isHex = digits.hasPrefix("x")
      let code = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
      return code.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
