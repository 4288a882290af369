package import Foundation
package import SourceModel

/// Findings in the Static Analysis Results Interchange Format 2.1.0, for code review tools.
package enum SARIFReport {
  /// Returns the report, which is the same for the same findings.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - version: The version of the tool.
  ///   - read: Returns the bytes of a file, which are needed to count columns as the format
  ///     requires.
  /// - Returns: The text of the report.
  /// - Throws: The errors of the encoder.
  package static func data(
    of diagnostics: [Diagnostic],
    version: String,
    reading read: (String) -> Data?
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let columns = Columns(of: diagnostics, reading: read)
    return try encoder.encode(Log(diagnostics, columns, version: version)) + Data("\n".utf8)
  }

  /// Columns in units of UTF-16.
  private struct Columns {
    private var texts: [String: Data] = [:]

    init(of diagnostics: [Diagnostic], reading read: (String) -> Data?) {
      for path in Set(diagnostics.filter { $0.place != nil }.map(\.path)) {
        texts[path] = read(path)
      }
    }

    /// Converts the column of a place, which counts bytes.
    func column(of place: Place, in path: String) -> Int {
      guard let text = texts[path], place.offset <= text.count, place.column <= place.offset + 1
      else { return place.column }
      let start = text.startIndex + place.offset - (place.column - 1)
      let line = text[start..<text.startIndex + place.offset]
      return String(decoding: line, as: UTF8.self).utf16.count + 1
    }
  }

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }

    init(_ diagnostics: [Diagnostic], _ columns: Columns, version: String) {
      let rules = RuleRegistry.all
      let numbers = Dictionary(
        uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) }
      )
      runs = [
        Run(
          tool: Tool(driver: Driver(version: version, rules: rules.map(ReportingDescriptor.init))),
          results: diagnostics.map { Result($0, columns, numbers) }
        )
      ]
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "rostrum"
    let version: String
    let rules: [ReportingDescriptor]
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct ReportingDescriptor: Encodable {
    struct Level: Encodable {
      let level: String
    }

    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let defaultConfiguration: Level

    init(_ rule: any Rule) {
      id = rule.id
      shortDescription = Message(text: rule.title)
      fullDescription = Message(text: rule.why)
      defaultConfiguration = Level(level: rule.severity.rawValue)
    }
  }

  private struct Result: Encodable {
    let ruleId: String?
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]

    init(_ diagnostic: Diagnostic, _ columns: Columns, _ numbers: [String: Int]) {
      ruleId = diagnostic.rule
      ruleIndex = diagnostic.rule.flatMap { numbers[$0] }
      level = diagnostic.severity.rawValue
      message = Message(text: diagnostic.message)
      locations = [Location(physicalLocation: PhysicalLocation(diagnostic, columns))]
    }
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Encodable {
    struct Artifact: Encodable {
      let uri: String
    }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
    }

    let artifactLocation: Artifact
    let region: Region?

    init(_ diagnostic: Diagnostic, _ columns: Columns) {
      let allowed = CharacterSet.urlPathAllowed
      let path = diagnostic.path
      let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
      artifactLocation = Artifact(uri: path.hasPrefix("/") ? "file://\(uri)" : uri)
      region = diagnostic.place.map {
        Region(startLine: $0.line, startColumn: columns.column(of: $0, in: path))
      }
    }
  }
}
