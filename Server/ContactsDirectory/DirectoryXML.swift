/// Writes `<contacts><contact id="…"><name>…</name>…</contact>…</contacts>`.
enum DirectoryXML {
  static func document(_ people: [DirectoryPerson]) -> String {
    let entries = people.map(entry).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<contacts>\n\(entries)</contacts>\n"
  }

  private static func entry(_ person: DirectoryPerson) -> String {
    let fields = person.fields.map { "    <\($0.name)>\(escaped($0.text))</\($0.name)>\n" }
    return "  <contact id=\"\(escaped(person.id))\">\n\(fields.joined())  </contact>\n"
  }

  /// Returns the text escaped, without characters that XML 1.0 cannot represent even escaped: most
  /// control characters.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
