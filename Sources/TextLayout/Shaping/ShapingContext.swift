/// The resources for shaping: caches, the fallback measurer and working memory.
struct ShapingContext {
  let runs: RunCache
  let measurer: any FallbackMeasurer
  let scratch: Scratch

  func shape(_ units: [UInt16], _ range: Range<Int>, _ request: ShapeRequest) -> ShapedRun {
    units.withUnsafeBufferPointer { units in
      runs.run(UnsafeBufferPointer(rebasing: units[range]), request, scratch)
    }
  }
}

extension ShapeRequest {
  init(_ item: Item, _ attributes: TextAttributes) {
    self.init(
      typeface: attributes.font.typeface,
      usesKerning: attributes.usesKerning,
      usesLigatures: attributes.spacing(.shaped) == 0,
      features: attributes.features,
      script: item.script,
      isRightToLeft: item.isRightToLeft
    )
  }
}
