/// A name in two parts: first, and last.
///
/// A name is cut at its first run of spaces; without one, all of it is the first part. Joined again
/// it is the same, spaces included.
public struct PersonName: Sendable, Hashable {
  public var first: String
  /// Empty where there is only one part.
  public var last: String
  /// What stood between them.
  private var gap: Substring

  /// Cuts a name.
  public init(_ name: String) {
    let start = name.firstIndex { !$0.isWhitespace } ?? name.endIndex
    let end = name[start...].firstIndex(where: \.isWhitespace) ?? name.endIndex
    let rest = name[end...].firstIndex { !$0.isWhitespace } ?? name.endIndex
    first = String(name[..<end])
    gap = name[end..<rest]
    last = String(name[rest...])
  }

  /// Both parts, with what stood between them, or one space.
  public var joined: String {
    if last.isEmpty { return first + gap }
    return first + (gap.isEmpty && !first.isEmpty ? " " : gap) + last
  }
}
