/// A string enumeration of the wire format.
public protocol WireChoice: RawRepresentable, CaseIterable, Codable, Sendable
where RawValue == String {}

extension WireChoice {
  /// - Throws: `DecodingError.dataCorrupted` that lists the valid values.
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
