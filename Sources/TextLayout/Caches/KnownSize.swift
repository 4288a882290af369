/// A size and what it is the size of.
struct KnownSize {
  let bytes: [UInt8]
  let request: SizeRequest
  let size: TextSize
  /// The measurer's revision if the size depends on it.
  let revision: Int?

  func hasBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.hasSameBytes(as: other)
  }
}

/// A size of a text with several runs and what it is the size of.
struct KnownTextSize {
  let text: AttributedText
  let container: TextContainer
  let size: TextSize
  /// The measurer's revision if the size depends on it.
  let revision: Int?
}
