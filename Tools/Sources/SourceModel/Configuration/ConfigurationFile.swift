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
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ConfigurationError(path: path, expected: "a readable file", got: "none")
    }
    try self.init(data: data, path: path)
  }

  /// Reads the text of a file.
  package init(data: Data, path: String) throws {
    self.path = path
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw ConfigurationError(path: path, expected: "JSON", got: "text that is none")
    }
    for (key, value) in try object(value, at: "the file") {
      switch key {
      case "excluded": excluded = try strings(value, at: key)
      case "disabledRules": disabledRules = try strings(value, at: key)
      case "thresholds": thresholds = try object(value, at: key).mapValues(number)
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

  /// Forgets which paths are excluded.
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
      throw ConfigurationError(path: path, expected: "an object as \(key)", got: "\(value)")
    }
    return object
  }

  private func strings(_ value: Any, at key: String) throws -> [String] {
    guard let strings = value as? [String] else {
      throw ConfigurationError(
        path: path,
        expected: "an array of strings as \(key)",
        got: "\(value)"
      )
    }
    return strings
  }

  private func number(_ value: Any) throws -> Int {
    guard let number = value as? Int, number > 0 else {
      throw ConfigurationError(path: path, expected: "a threshold above 0", got: "\(value)")
    }
    return number
  }

  private func role(_ value: Any) throws -> Role {
    guard let name = value as? String, let role = Role(rawValue: name) else {
      let names = Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw ConfigurationError(path: path, expected: "one of the roles \(names)", got: "\(value)")
    }
    return role
  }
}

/// Why a configuration cannot be read.
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
