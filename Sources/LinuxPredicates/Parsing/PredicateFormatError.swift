/// A format that cannot be parsed.
struct PredicateFormatError: Error, CustomStringConvertible {
  let format: String
  /// The number of Unicode scalars before the place.
  let offset: Int
  let expected: String
  let found: String

  var description: String {
    let scalars = Array(format.unicodeScalars)
    func text(_ part: ArraySlice<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(part))
    }
    let offset = min(offset, scalars.count)
    return """
      Unable to parse the format string "\(format)": expected \(expected) at character \
      \(offset + 1), found \(found): "\(text(scalars[..<offset]))⟨here⟩\(text(scalars[offset...]))"
      """
  }
}
