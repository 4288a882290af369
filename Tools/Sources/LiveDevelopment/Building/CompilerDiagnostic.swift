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
}
