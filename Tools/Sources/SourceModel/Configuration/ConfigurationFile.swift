package import Foundation

/// The contents of one `.rostrum.json`.
package struct ConfigurationFile: Sendable {
  package private(set) var excluded: [String] = []
  package private(set) var disabledRules: [String] = []
  package private(set) var thresholds: [String: Int] = [:]
  package private(set) var roles = RoleConventions.empty
  private let path: String

  /// Reads a file.
  ///
  /// - Throws: `ConfigurationError` for a file that cannot be read or has unexpected contents.
  package init(path: String) throws {
    let shown = Self.shown(path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ConfigurationError(path: shown, expected: "a readable file", got: "none")
    }
    try self.init(data: data, path: shown)
  }

  /// Returns the path relative to the current folder, for files beneath it.
  private static func shown(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(current) { return String(path.dropFirst(current.count)) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Reads the text of a file.
  package init(data: Data, path: String) throws {
    self.path = path
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      let line = Self.line(of: error, in: data)
      throw ConfigurationError(path: "\(path):\(line)", expected: "JSON", got: "invalid text")
    }
    for (key, value) in try object(value, at: "the file") {
      switch key {
      case "excluded": excluded = try strings(value, at: key)
      case "disabledRules": disabledRules = try strings(value, at: key)
      case "thresholds": thresholds = try thresholds(in: value)
      case "roles": try readRoles(value)
      default:
        throw ConfigurationError(
          path: path,
          expected: "excluded, disabledRules, thresholds or roles",
          got: "\"\(key)\""
        )
      }
    }
  }

  /// Returns the line that the parser names, otherwise the last one, because then the text has
  /// ended too early.
  private static func line(of error: any Error, in data: Data) -> Int {
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    func number(after word: String) -> Int? {
      text.firstRange(of: word).flatMap { Int(text[$0.upperBound...].prefix(while: \.isNumber)) }
    }
    func line(at offset: Int) -> Int {
      data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
    if text.contains("end of file") { return line(at: max(0, data.count - 1)) }
    return number(after: "line ") ?? line(at: number(after: "character ") ?? max(0, data.count - 1))
  }

  /// Removes the excluded paths.
  mutating func dropExclusions() {
    excluded = []
  }

  private mutating func readRoles(_ value: Any) throws {
    for (key, value) in try object(value, at: "roles") {
      let entries = try object(value, at: "roles.\(key)").mapValues(role)
      switch key {
      case "inheritance": roles.inheritance = entries
      case "suffixes": roles.suffixes = entries
      case "folders": roles.folders = entries
      default:
        throw ConfigurationError(
          path: path,
          expected: "inheritance, suffixes or folders in roles",
          got: "\"\(key)\""
        )
      }
    }
  }

  private func object(_ value: Any, at key: String) throws -> [String: Any] {
    guard let object = value as? [String: Any] else {
      throw ConfigurationError(
        path: path,
        expected: "an object as \(key)",
        got: Self.text(of: value)
      )
    }
    return object
  }

  private func strings(_ value: Any, at key: String) throws -> [String] {
    guard let strings = value as? [String] else {
      throw ConfigurationError(
        path: path,
        expected: "an array of strings as \(key)",
        got: Self.text(of: value)
      )
    }
    return strings
  }

  private func thresholds(in value: Any) throws -> [String: Int] {
    var thresholds: [String: Int] = [:]
    for (name, value) in try object(value, at: "thresholds") {
      guard let number = value as? Int, number > 0 else {
        throw ConfigurationError(
          path: path,
          expected: "a number above 0 as the threshold \(name)",
          got: Self.text(of: value)
        )
      }
      thresholds[name] = number
    }
    return thresholds
  }

  /// Returns a value as it is written in the file: strings with quotation marks.
  private static func text(of value: Any) -> String {
    (value as? String).map { "\"\($0)\"" } ?? "\(value)"
  }

  private func role(_ value: Any) throws -> Role {
    guard let name = value as? String, let role = Role(rawValue: name) else {
      let names = Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw ConfigurationError(
        path: path,
        expected: "one of the roles \(names)",
        got: Self.text(of: value)
      )
    }
    return role
  }
}

/// The error of a configuration that cannot be read.
package struct ConfigurationError: Error, CustomStringConvertible {
  package let path: String
  package let expected: String
  package let got: String

  package init(path: String, expected: String, got: String) {
    self.path = path
    self.expected = expected
    self.got = got
  }

  package var description: String { "\(path): expected \(expected), got \(got)." }
}
