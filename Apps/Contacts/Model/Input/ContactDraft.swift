public import Foundation

/// The unsaved input of a form, which outlives the process.
public struct ContactDraft: Sendable, Hashable {
  public var input: ContactInput
  /// The values before editing; nil if they were not stored.
  public var base: ContactInput?

  public init(input: ContactInput, base: ContactInput? = nil) {
    self.input = input
    self.base = base
  }

  /// The encoded draft; equal drafts have equal bytes.
  public var data: Data {
    var texts: [String: String] = [:]
    for field in ContactInput.Field.allCases {
      texts[field.rawValue] = input[field]
      texts[field.nameInBase] = base?[field]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(texts)
    } catch {
      preconditionFailure("Texts under names are always JSON: \(error)")
    }
  }

  /// Decodes a draft from `data`; returns nil for other data.
  ///
  /// Missing fields are empty, and unknown fields of other versions are ignored.
  public init?(data: Data) {
    guard let texts = try? JSONDecoder().decode([String: String].self, from: data) else {
      return nil
    }
    let fields = ContactInput.Field.allCases
    input = ContactInput()
    for field in fields { input[field] = texts[field.rawValue] ?? "" }
    guard fields.contains(where: { texts[$0.nameInBase] != nil }) else { return }
    var base = ContactInput()
    for field in fields { base[field] = texts[field.nameInBase] ?? "" }
    self.base = base
  }
}

extension ContactInput.Field {
  fileprivate var nameInBase: String { "base.\(rawValue)" }
}
