/// A table that is written in several formats.
package struct Table {
  package var title: String
  /// The first column is text, the others are numbers unless listed.
  package var header: [String]
  package var rows: [[String]]
  /// The indexes of further text columns.
  package var textColumns: Set<Int> = []
  /// A Boolean value that indicates whether the last row is a sum.
  package var hasTotal = false

  package init(
    title: String,
    header: [String],
    rows: [[String]],
    textColumns: Set<Int> = [],
    hasTotal: Bool = false
  ) {
    self.title = title
    self.header = header
    self.rows = rows
    self.textColumns = textColumns
    self.hasTotal = hasTotal
  }

  /// The table as aligned columns for users.
  package var text: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let line = { (cells: [String]) -> String in
      let padded = cells.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return isText(column) ? cell + padding : padding + cell
      }
      let joined = padded.joined(separator: "  ")
      return String(joined.reversed().drop { $0 == " " }.reversed())
    }
    var lines = [title, line(header)]
    for (number, row) in rows.enumerated() {
      if hasTotal, number == rows.count - 1 {
        lines.append(String(repeating: "-", count: widths.reduce(-2) { $0 + $1 + 2 }))
      }
      lines.append(line(row))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  package var markdown: String {
    let line = { (cells: [String]) in
      "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
    }
    let rule = header.indices.map { isText($0) ? "---" : "---:" }
    var lines = ["## \(title)", "", line(header), "| \(rule.joined(separator: " | ")) |"]
    for (number, row) in rows.enumerated() {
      let isTotal = hasTotal && number == rows.count - 1
      lines.append(line(isTotal ? row.map { $0.isEmpty ? "" : "**\($0)**" } : row))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Rows of comma-separated values, each with the title in front.
  package var csv: String {
    ([["table"] + header] + rows.map { [title] + $0 })
      .map { $0.map(Self.field).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private static func field(_ text: String) -> String {
    guard text.contains(where: { "\",\r\n".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }

  private func isText(_ column: Int) -> Bool {
    column == 0 || textColumns.contains(column)
  }
}

/// The number formats of reports.
enum Numbers {
  /// Returns a number with thousands separators, or plain for programs.
  static func grouped(_ number: Int) -> String {
    var digits = Array(String(abs(number)))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (number < 0 ? "−" : "") + String(digits)
  }

  /// Returns a difference with its sign.
  static func signed(_ number: Int) -> String {
    number > 0 ? "+\(grouped(number))" : number == 0 ? "±0" : grouped(number)
  }

  /// Returns a number with two decimals.
  static func ratio(_ value: Double?) -> String {
    guard let value else { return "" }
    let hundredths = Int((value * 100).rounded())
    let rest = String(hundredths % 100)
    return "\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest)"
  }

  static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "0 %" : "\(Int((Double(part) * 100 / Double(whole)).rounded())) %"
  }
}
