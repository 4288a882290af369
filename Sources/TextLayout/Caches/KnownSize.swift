/// A cached size with its inputs.
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

/// A cached size of a text with several runs, with its inputs.
struct KnownTextSize {
  let text: AttributedText
  let container: TextContainer
  let size: TextSize
  /// The measurer's revision if the size depends on it.
  let revision: Int?
}
