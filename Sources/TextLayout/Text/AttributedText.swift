/// A text with attributes, indexed by UTF-16 code units.
///
/// The unit is UTF-16 because `NSRange`, the page's JavaScript, ICU and HarfBuzz use it.
public struct AttributedText: Hashable, Sendable {
  /// A part of a text with uniform attributes.
  public struct Run: Hashable, Sendable {
    /// The range in UTF-16 code units.
    public let range: Range<Int>

    /// The attributes of the range.
    public let attributes: TextAttributes

    /// The style of paragraphs that start in the range.
    public let paragraphStyle: ParagraphStyle
  }

  /// The code units.
  public private(set) var units: [UInt16]

  /// The runs in order, without gaps, at least one; only a single run may be empty.
  ///
  /// Every call of `append` adds a run, even if its attributes equal those of the last one.
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
    let added = [UInt16](utf16Of: string)
    guard !added.isEmpty else { return }
    if start == 0 {
      units = added
      runs.removeAll(keepingCapacity: true)
    } else {
      units += added
    }
    runs.append(
      Run(
        range: start..<units.count,
        attributes: attributes,
        paragraphStyle: paragraphStyle.sanitised
      )
    )
  }

  /// Returns the text of a range, with U+FFFD for unpaired surrogates.
  public func string(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<units.count)
    return units.withUnsafeBufferPointer { String(utf16: UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension String {
  /// Creates a string from UTF-16 code units, with U+FFFD for unpaired surrogates.
  ///
  /// The standard library decodes even ASCII scalar by scalar through witness tables.
  fileprivate init(utf16 units: UnsafeBufferPointer<UInt16>) {
    guard units.allSatisfy({ $0 < 0x80 }) else {
      self.init(decoding: units, as: UTF16.self)
      return
    }
    self.init(unsafeUninitializedCapacity: units.count) { bytes in
      for index in 0..<units.count { bytes[index] = UInt8(truncatingIfNeeded: units[index]) }
      return units.count
    }
  }
}

extension [UInt16] {
  /// Creates the UTF-16 code units of a string.
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
