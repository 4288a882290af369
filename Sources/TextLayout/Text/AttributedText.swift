/// A text with attributes, indexed by UTF-16 code units.
///
/// UTF-16 because `NSRange`, the page's JavaScript, ICU and HarfBuzz all count it.
public struct AttributedText: Hashable, Sendable {
  /// Part of a text whose characters have the same attributes.
  public struct Run: Hashable, Sendable {
    /// In UTF-16 code units.
    public let range: Range<Int>

    /// The attributes of the range.
    public let attributes: TextAttributes

    /// The style of paragraphs that start in the range.
    public let paragraphStyle: ParagraphStyle
  }

  /// The code units.
  public private(set) var units: [UInt16]

  /// The runs in order, without gaps, at least one; only the only run may be empty.
  ///
  /// Every call of `append` adds one run, also if its attributes equal those of the last one.
  public private(set) var runs: [Run]

  /// Creates a text with one run.
  ///
  /// The attributes of an empty text give the height of its one line.
  /// - Complexity: O(n) for n code units.
  public init(
    _ string: String,
    attributes: TextAttributes,
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(units: [UInt16](utf16Of: string), attributes: attributes, style: paragraphStyle)
  }

  /// Creates a text from code units, which may be ill-formed.
  public init(
    units: [UInt16],
    attributes: TextAttributes,
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(units: units, attributes: attributes, style: paragraphStyle)
  }

  private init(units: [UInt16], attributes: TextAttributes, style: ParagraphStyle) {
    self.units = units
    runs = [
      Run(range: 0..<units.count, attributes: attributes, paragraphStyle: style.sanitised)
    ]
  }

  /// Adds a run; an empty string adds none.
  ///
  /// - Complexity: O(n) for n code units.
  public mutating func append(
    _ string: String,
    attributes: TextAttributes,
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    let start = units.count
    units.append(contentsOf: [UInt16](utf16Of: string))
    guard units.count > start else { return }
    if start == 0 { runs.removeAll() }
    runs.append(
      Run(
        range: start..<units.count,
        attributes: attributes,
        paragraphStyle: paragraphStyle.sanitised
      )
    )
  }

  /// The text of a range, with U+FFFD for unpaired surrogates.
  public func string(in range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
  }
}

extension [UInt16] {
  /// The UTF-16 code units of a string.
  init(utf16Of string: String) {
    var string = string
    let ascii: [UInt16]? = string.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
        for index in 0..<bytes.count { units[index] = UInt16(bytes[index]) }
        count = bytes.count
      }
    }
    self = ascii ?? Array(string.utf16)
  }
}
