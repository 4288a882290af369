/// The selection of a language among those that an app supports.
public enum Languages {
  /// Returns the best of `available` for the user's preferences.
  ///
  /// Each preferred language is tried in order: the tag itself, then language and script (`zh-CN`
  /// and `zh` are interpreted as `zh-Hans`, `zh-TW` as `zh-Hant`), then the language alone. If none
  /// matches, the result is the first of `available`.
  /// - Parameters:
  ///   - available: BCP 47 tags, the fallback first; not empty.
  ///   - preferred: BCP 47 tags or locale identifiers, in order of preference.
  /// - Returns: An element of `available`.
  public static func best(of available: [String], preferred: [String]) -> String {
    guard let fallback = available.first else {
      preconditionFailure("Languages.best needs at least one available language.")
    }
    let offers = available.map { (name: $0, tag: LanguageTag($0)) }
    for wish in preferred.map(LanguageTag.init) {
      let same = offers.filter { $0.tag.language == wish.language }
      let match =
        same.first { $0.tag == wish }
        ?? same.first { $0.tag.script == wish.script && $0.tag.region == nil }
        ?? same.first { $0.tag.script == wish.script }
      if let match { return match.name }
    }
    return fallback
  }
}

/// The language, script and region of a tag; the script of Chinese is derived from the region.
private struct LanguageTag: Equatable {
  var language: String
  var script: String?
  var region: String?

  init(_ tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    language = parts.first ?? ""
    script = parts.dropFirst().first { $0.count == 4 }
    region = parts.dropFirst().first {
      $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber))
    }
    if language == "zh", script == nil {
      script = ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
    }
  }
}
