import Foundation

extension FlowGraph {
  /// The map as JSON, with sorted keys.
  ///
  /// - Throws: Errors of the encoder.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
