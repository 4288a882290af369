import ArgumentParser
import Foundation

/// A file that a command writes for the user.
enum OutputFile {
  /// Writes a text.
  /// - Parameters:
  ///   - text: The text to write.
  ///   - path: The path as the user named it.
  ///   - content: The kind of contents, for messages.
  /// - Throws: An error for the user, if the path cannot be written.
  static func write(_ text: String, to path: String, content: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("Expected a place for the \(content) at \(path), cannot write there.")
    }
  }
}
