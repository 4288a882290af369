import ArgumentParser
import Foundation

/// A file that a command writes for a person.
enum OutputFile {
  /// Writes a text.
  /// - Parameters:
  ///   - text: What to write.
  ///   - path: Where to, as the person named it.
  ///   - content: What the text is, for messages.
  /// - Throws: An error for the person, if there is no such place.
  static func write(_ text: String, to path: String, content: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("Expected a place for the \(content) at \(path), cannot write there.")
    }
  }
}
