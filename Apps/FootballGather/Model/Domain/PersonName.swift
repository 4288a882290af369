/// A name in two parts: the first (given) name and the last (family) name.
///
/// A name is split at its first run of spaces; without one, all of it is the first name. A name in
/// Chinese characters has the family name in front, as it is written: "陈 静怡". Joined again, a name
/// is the same, spaces included.
public struct PersonName: Sendable, Hashable {
  public var first: String
  /// Empty where there is only one part.
  public var last: String
  /// What stood between them.
  private var gap: Substring

  /// Splits a name.
  public init(_ name: String) {
    let start = name.firstIndex { !$0.isWhitespace } ?? name.endIndex
    let end = name[start...].firstIndex(where: \.isWhitespace) ?? name.endIndex
    let rest = name[end...].firstIndex { !$0.isWhitespace } ?? name.endIndex
    first = String(name[..<end])
    gap = name[end..<rest]
    last = String(name[rest...])
    if hasFamilyNameInFront { swap(&first, &last) }
  }

  /// Both parts in their order, with what stood between them, or one space.
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
  /// Whether it has Chinese characters, and spaces at most beside them.
  fileprivate var isIdeographic: Bool {
    let characters = unicodeScalars.filter { !$0.properties.isWhitespace }
    return !characters.isEmpty && characters.allSatisfy(\.properties.isIdeographic)
  }
}
