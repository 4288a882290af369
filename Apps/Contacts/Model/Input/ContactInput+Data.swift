public import Foundation

// How what was typed and not saved outlives its process.
extension ContactInput {
  /// Equal input is equal bytes.
  public var data: Data {
    let texts = Field.allCases.map { ($0.rawValue, self[$0]) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(Dictionary(uniqueKeysWithValues: texts))
    } catch {
      preconditionFailure("Texts under names are always JSON: \(error)")
    }
  }

  /// Input from what `data` gave; nil for anything else.
  ///
  /// Fields that are not there are empty, and those that another version had are left out.
  public init?(data: Data) {
    guard let texts = try? JSONDecoder().decode([String: String].self, from: data) else {
      return nil
    }
    self.init()
    for field in Field.allCases { self[field] = texts[field.rawValue] ?? "" }
  }
}
