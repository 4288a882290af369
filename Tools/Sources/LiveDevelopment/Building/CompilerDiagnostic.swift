import Foundation

/// A message of the compiler with its place.
public struct CompilerDiagnostic: Codable, Hashable, Sendable {
  public enum Severity: String, Codable, Sendable {
    case error
    case warning
  }

  public var file: String
  /// 1-based.
  public var line: Int
  /// 1-based.
  public var column: Int
  public var severity: Severity
  public var message: String
  /// The lines of code around the place, as the compiler prints them.
  public var excerpt: String

  /// A Boolean value that indicates whether the message is about a package's manifest, which is
  /// read before planning.
  var isInManifest: Bool { file.hasSuffix("/Package.swift") }

  /// Returns the message as compilers print it, with the file's path relative to a folder.
  public func text(in folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let path = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    return "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }

  /// The message with lines of the file that it names, where the compiler has read a copy of it.
  ///
  /// - Complexity: O(n) for a file of n bytes.
  func quotingItsFile() -> CompilerDiagnostic {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return self }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return self }
    let width = String(line + 1).count
    var quoted: [String] = []
    for number in max(1, line - 2)...min(lines.count, line + 1) {
      let label = String(repeating: " ", count: width - String(number).count) + "\(number)"
      quoted.append("\(label) | \(lines[number - 1])")
      guard number == line else { continue }
      let indent = String(repeating: " ", count: max(0, column - 1))
      quoted.append(
        "\(String(repeating: " ", count: width)) | \(indent)`- \(severity.rawValue): \(message)"
      )
    }
    var copy = self
    copy.excerpt = quoted.joined(separator: "\n")
    return copy
  }
}
