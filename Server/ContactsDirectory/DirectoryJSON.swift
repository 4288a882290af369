/// Writes `{"contacts": [{"id": "…", "name": "…", …}, …]}`, one person a line.
enum DirectoryJSON {
  static func document(_ people: [DirectoryPerson]) -> String {
    "{\"contacts\": [\n\(people.map(entry).joined(separator: ",\n"))\n]}\n"
  }

  private static func entry(_ person: DirectoryPerson) -> String {
    let fields = [("id", person.id)] + person.fields
    let members = fields.map { "\(quoted($0.0)): \(quoted($0.1))" }
    return "  {\(members.joined(separator: ", "))}"
  }

  private static func quoted(_ text: String) -> String {
    let body = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}": result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(body)\""
  }

  private static func escape(_ control: Unicode.Scalar) -> String {
    let digits = String(control.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
