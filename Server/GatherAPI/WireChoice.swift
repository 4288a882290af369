/// A text on the wire that is one of a few.
public protocol WireChoice: RawRepresentable, CaseIterable, Codable, Sendable
where RawValue == String {}

extension WireChoice {
  /// - Throws: `DecodingError.dataCorrupted` that lists what it may be.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(rawValue: text) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Expected one of: \(names).")
      )
    }
    self = value
  }
}
