/// Says whether a quoted text is longer than two lines, without knowing how wide a line is.
///
/// It counts what a line of a phone holds at the usual text size: 20 Chinese characters, or twice
/// as many of the narrow ones. What it takes for short is shown whole, however many lines it takes
/// in the end, so that nothing is ever cut without a way to see it.
enum QuoteFolding {
  /// In widths of narrow characters.
  private static let line = 40

  static func isLong(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.reduce(0) { $0 + max(1, (width($1) + line - 1) / line) }
    return count > 2
  }

  private static func width(_ text: Substring) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }
}
