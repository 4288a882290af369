/// The names that Swift gives to declarations in Objective-C.
///
/// The rules are those of `AbstractFunctionDecl::getObjCSelector` in Swift's compiler.
enum ObjectiveCName {
  /// Returns the selector of a method: `present(_:animated:)` is `present:animated:`, `show(user:)` is
  /// `showWithUser:`.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var base = name
    if first != "_" {
      let joins =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: name))
      base += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return base + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// The words before which Swift writes no "With": its lists of prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    return String(name[start...]).lowercased()
  }
}
