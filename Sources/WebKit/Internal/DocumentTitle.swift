import Foundation

/// The title of a document: the content of its first `title` element.
enum DocumentTitle {
  /// - Returns: The title with normalized white space; empty if there is none.
  static func title(of html: String) -> String {
    guard let open = html.range(of: "<title", options: .caseInsensitive),
      let start = html[open.upperBound...].firstIndex(of: ">")
    else { return "" }
    let rest = html[html.index(after: start)...]
    guard let end = rest.range(of: "</title", options: .caseInsensitive) else { return "" }
    let words = decoded(rest[..<end.lowerBound]).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  private static let names: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©", "laquo": "«", "raquo": "»",
  ]

  /// Replaces character references; unknown ones are kept.
  private static func decoded(_ text: Substring) -> String {
    var decoded = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      {
        decoded.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        decoded.append("&")
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  private static func character(_ reference: Substring) -> Character? {
    guard reference.first == "#" else { return names[reference] }
    let digits = reference.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
