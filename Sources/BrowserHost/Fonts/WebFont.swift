import TextLayout

/// A font file that pages load: some or all of the characters of one typeface.
struct WebFont: Sendable {
  /// The CSS family, which no installed font has.
  var family: String
  var descriptor: TypefaceDescriptor
  /// The range of weights that the file covers.
  var weights: ClosedRange<Int>
  /// The characters for which the page uses this file.
  var ranges: [ClosedRange<UInt32>]
  /// A Boolean value that indicates whether the file contains only these characters.
  var isSubset: Bool
  var mediaType: String

  /// The file's name, of a regular form, which makes style sheets compress well.
  var name: String { "\(family)\(weights.lowerBound)\(descriptor.isItalic ? "i" : "")" }

  /// Returns the `@font-face` rule of the file.
  ///
  /// - Parameters:
  ///   - folder: The address of the file's folder, with a slash at its end.
  ///   - alias: The name of the family in the style sheet; nil for its own.
  /// - Returns: CSS on one line.
  func rule(folder: String, alias: String? = nil) -> String {
    let weight =
      weights.count == 1
      ? "\(weights.lowerBound)" : "\(weights.lowerBound) \(weights.upperBound)"
    let style = descriptor.isItalic ? "font-style:italic;" : ""
    let characters = ranges.map(Self.name).joined(separator: ",")
    return """
      @font-face{font-family:\(alias ?? family);font-weight:\(weight);\(style)font-display:swap;\
      \(heights)src:url(\(folder)\(name));unicode-range:\(characters)}
      """
  }

  /// The heights that scenes assume for the default design, as `Typeface` has them.
  private var heights: String {
    descriptor.design == .default
      ? "ascent-override:95.2148%;descent-override:24.1211%;line-gap-override:0%;" : ""
  }

  private static func name(of range: ClosedRange<UInt32>) -> String {
    func hexadecimal(_ scalar: UInt32) -> String { String(scalar, radix: 16) }
    if range.count == 1 { return "u+\(hexadecimal(range.lowerBound))" }
    return "u+\(hexadecimal(range.lowerBound))-\(hexadecimal(range.upperBound))"
  }
}
