/// The inputs of shaping except the text.
struct ShapeRequest: Hashable {
  let typeface: Typeface
  let usesKerning: Bool
  let usesLigatures: Bool
  let features: [FontFeature]
  let script: Script.Value
  let isRightToLeft: Bool
}
