public import Foundation

/// What was typed and not saved, as it outlives its process.
public struct ContactDraft: Sendable, Hashable {
  public var input: ContactInput
  /// What the form began with; nil where that was not kept.
  public var base: ContactInput?

  public init(input: ContactInput, base: ContactInput? = nil) {
    self.input = input
    self.base = base
  }

  /// Equal drafts are equal bytes.
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

  /// The draft that gave `data`; nil for anything else.
  ///
  /// Fields that are not there are empty, and those that another version had are left out.
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
