/// An estimate of whether a quoted text is longer than two lines, without knowing the line width.
///
/// It assumes a phone's line at the default text size: 20 Chinese characters, or twice as many
/// narrow ones. A text that counts as short is shown completely, however many lines it takes, so
/// that no text is truncated without a way to expand it.
enum QuoteFolding {
  /// The line width, in narrow characters.
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
