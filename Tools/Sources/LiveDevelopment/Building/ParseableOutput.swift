import Foundation

/// Reads what the compiler's driver prints for programs: messages as JSON, each after its length.
enum ParseableOutput {
  private struct Message: Decodable {
    var output: String?
  }

  /// The texts for people in it, and every line that is no message.
  static func text(in output: String) -> String {
    var text = ""
    var object = ""
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if object.isEmpty, line != "{" {
        // The length of the next message says nothing to people.
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
