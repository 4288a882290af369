/// Whether a value fills a column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// Without a column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }

  /// At the right edge of a column.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// At the left edge of a column.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(columns - text.count, 0))
    return isRight ? spaces + text : text + spaces
  }
}
