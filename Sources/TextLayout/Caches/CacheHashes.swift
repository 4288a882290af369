extension TextAttributes {
  func mixed(into hash: UInt64) -> UInt64 {
    var hash = TextHash.mix(hash, UInt64(truncatingIfNeeded: font.typeface.number))
    hash = TextHash.mix(hash, font.size.bitPattern)
    hash = TextHash.mix(hash, tracking.bitPattern &+ baselineOffset.bitPattern &* 3)
    if let attachment { hash = TextHash.mix(hash, attachment.width.bitPattern) }
    return TextHash.mix(hash, UInt64(features.count) << 1 | (usesKerning ? 1 : 0))
  }
}

extension Segment {
  /// A hash of all inputs of the shaped paragraph.
  var hash: UInt64 {
    var hash = units.withUnsafeBufferPointer { TextHash.of($0) }
    for span in spans {
      hash = span.attributes.mixed(into: hash)
      hash = TextHash.mix(hash, UInt64(span.range.upperBound) << 32 | UInt64(span.run))
    }
    return TextHash.mix(hash, UInt64(style.baseDirection.rawValue))
  }
}

extension AttributedText {
  /// Returns a hash of the inputs of the size, except styles, which are only compared.
  func hash(in container: TextContainer) -> UInt64 {
    var hash = units.withUnsafeBufferPointer { TextHash.of($0) }
    for run in runs {
      hash = run.attributes.mixed(into: hash)
      hash = TextHash.mix(hash, UInt64(truncatingIfNeeded: run.range.upperBound))
    }
    hash = TextHash.mix(hash, container.width.bitPattern)
    hash = TextHash.mix(hash, container.height.bitPattern)
    return TextHash.mix(hash, UInt64(truncatingIfNeeded: container.maximumNumberOfLines))
  }
}
