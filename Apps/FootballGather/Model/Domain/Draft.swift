public import Foundation

/// What was typed or arranged and not saved, as it outlives its process: texts and numbers.
public protocol Draft: Codable {}

extension Draft {
  /// What `data` gave; nil for anything else, such as another version's.
  public init?(data: Data) {
    guard let draft = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = draft
  }

  /// Equal drafts are equal bytes.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(self)
    } catch {
      preconditionFailure("Texts and numbers are always JSON: \(error)")
    }
  }
}
