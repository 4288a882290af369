/// A name in two parts: the first (given) name and the last (family) name.
///
/// A name is split at its first run of spaces; without one, all of it is the first name. In Chinese
/// characters the family name comes first, as in "陈 静怡". Joining the parts restores the name,
/// including its spaces.
public struct PersonName: Sendable, Hashable {
  public var first: String
  /// The last name; empty if the name has only one part.
  public var last: String
  /// The white space between the parts.
  private var gap: Substring

  /// Creates a name by splitting a string.
  public init(_ name: String) {
    let start = name.firstIndex { !$0.isWhitespace } ?? name.endIndex
    let end = name[start...].firstIndex(where: \.isWhitespace) ?? name.endIndex
    let rest = name[end...].firstIndex { !$0.isWhitespace } ?? name.endIndex
    first = String(name[..<end])
    gap = name[end..<rest]
    last = String(name[rest...])
    if hasFamilyNameInFront { swap(&first, &last) }
  }

  /// Both parts in their order, separated by the original white space or a single space.
  public var joined: String {
    if last.isEmpty { return first + gap }
    let gap = gap.isEmpty && !first.isEmpty ? " " : gap
    return hasFamilyNameInFront ? last + gap + first : first + gap + last
  }

  /// The name as people write it: Chinese characters without a space between the parts.
  public var displayed: String {
    hasFamilyNameInFront ? last + first : joined
  }

  private var hasFamilyNameInFront: Bool {
    first.isIdeographic && last.isIdeographic
  }
}

extension String {
  /// A Boolean value that indicates whether all characters besides white space are Chinese, and
  /// there is at least one.
  fileprivate var isIdeographic: Bool {
    let characters = unicodeScalars.filter { !$0.properties.isWhitespace }
    return !characters.isEmpty && characters.allSatisfy(\.properties.isIdeographic)
  }
}
