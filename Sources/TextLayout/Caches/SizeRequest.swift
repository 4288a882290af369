/// The inputs of the size of a text with one font, except its characters.
struct SizeRequest: Equatable {
  let attributes: TextAttributes
  let style: ParagraphStyle
  let container: TextContainer

  func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = attributes.mixed(into: TextHash.of(bytes))
    hash = TextHash.mix(hash, container.width.bitPattern)
    hash = TextHash.mix(hash, container.height.bitPattern)
    hash = TextHash.mix(hash, UInt64(truncatingIfNeeded: container.maximumNumberOfLines))
    // The values that usually differ between styles of the same text.
    let modes = UInt64(style.lineBreakMode.rawValue) << 8 | UInt64(style.baseDirection.rawValue)
    hash = TextHash.mix(hash, modes)
    return TextHash.mix(hash, style.lineSpacing.bitPattern ^ style.lineHeightMultiple.bitPattern)
  }
}
