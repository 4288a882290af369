import Foundation

/// Parses the parseable output of the compiler's driver: messages as JSON, each preceded by its
/// length.
enum ParseableOutput {
  private struct Message: Decodable {
    var output: String?
  }

  /// Returns the texts for users, and every line that is not a message.
  static func text(in output: String) -> String {
    var text = ""
    var object = ""
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if object.isEmpty, line != "{" {
        // Skips the length of the next message.
        if !line.isEmpty, !line.allSatisfy(\.isNumber) { text += line + "\n" }
        continue
      }
      object += line + "\n"
      guard line == "}" else { continue }
      let message = try? JSONDecoder().decode(Message.self, from: Data(object.utf8))
      if let output = message?.output { text += output.hasSuffix("\n") ? output : output + "\n" }
      object = ""
    }
    return text
  }
}
