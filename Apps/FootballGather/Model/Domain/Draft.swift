public import Foundation

/// Unsaved input of a screen, as texts and numbers that outlive the process.
public protocol Draft: Codable {}

extension Draft {
  /// Decodes a draft from `data`; returns nil for other data, such as that of another version.
  public init?(data: Data) {
    guard let draft = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = draft
  }

  /// The encoded draft; equal drafts have equal bytes.
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
