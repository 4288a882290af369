import CPluralRules
import Foundation
import Synchronization

/// The translated texts of bundles, in the formats of Xcode: `.strings`, `.stringsdict` and
/// `.xcstrings`.
///
/// Foundation on Linux follows the languages of the process; one process serves many devices here.
enum LocalizedStrings {
  /// A text in one language.
  enum Entry: Equatable, Sendable {
    case text(String)
    /// A format with variables, such as "%#@files@", and the forms of each variable.
    case plural(format: String, [String: Variable])
  }

  /// A variable of a text: which form it has depends on the number of an argument.
  struct Variable: Equatable, Sendable {
    /// The 1-based number of the argument; nil for the next one.
    var argument: Int?
    /// The texts by plural category: "one", "other".
    let forms: [String: String]
  }

  private struct Key: Hashable {
    let bundle: URL
    let table: String
    let language: String
  }

  private static let tables = Mutex<[Key: [String: Entry]]>([:])

  /// Returns the entry of a key in the first of the languages that has the table.
  static func entry(
    _ key: String,
    table: String?,
    in bundle: Bundle,
    _ languages: [String]
  ) -> (entry: Entry, language: String)? {
    let table = table ?? "Localizable"
    // `developmentLocalization` traps in bundles without an Info.plist.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let fallback = development.map { [$0] } ?? []
    for language in languages + fallback + ["Base", "en"] {
      let entries = entries(Key(bundle: bundle.bundleURL, table: table, language: language), bundle)
      if let entry = entries[key] { return (entry, language) }
      // A language that has the table decides, even where it lacks a key.
      if !entries.isEmpty { return nil }
    }
    return nil
  }

  private static func entries(_ key: Key, _ bundle: Bundle) -> [String: Entry] {
    if let known = tables.withLock({ $0[key] }) { return known }
    let read = read(key.table, in: bundle, key.language)
    tables.withLock { tables in
      // Languages come from clients, so the cache is bounded.
      if tables.count < 1000 { tables[key] = read }
    }
    return read
  }

  // MARK: Reading

  private static func read(
    _ table: String,
    in bundle: Bundle,
    _ language: String
  ) -> [String: Entry] {
    let folders = LocalizedFolders(of: bundle, language: language)
    var entries = catalogue(folders.shared("\(table).xcstrings"), language)
    for (key, value) in folders.list(of: "\(table).strings") {
      if let text = value as? String { entries[key] = .text(text) }
    }
    for (key, value) in folders.list(of: "\(table).stringsdict") {
      if let entry = (value as? [String: Any]).flatMap(plural) { entries[key] = entry }
    }
    return entries
  }

  /// Reads an entry of a `.stringsdict`.
  private static func plural(_ list: [String: Any]) -> Entry? {
    guard let format = list["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: Variable] = [:]
    for (name, value) in list {
      guard let rules = value as? [String: Any],
        rules["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      variables[name] = Variable(forms: rules.compactMapValues { $0 as? String })
    }
    return .plural(format: format, variables)
  }

  /// Reads the entries of a string catalogue in a language.
  private static func catalogue(_ data: Data?, _ language: String) -> [String: Entry] {
    guard let data, let content = try? JSONDecoder().decode(Catalogue.self, from: data) else {
      return [:]
    }
    let names = LocalizedFolders.fallbacks(language)
    return content.strings.compactMapValues { string in
      let localizations = string.localizations ?? [:]
      return names.lazy.compactMap { localizations[$0]?.entry }.first
    }
  }

  // MARK: Formatting

  /// Returns a text with its arguments; each variable has the form for its argument.
  static func format(_ entry: Entry, _ arguments: [any CVarArg], _ language: String) -> String {
    switch entry {
    case .text(let text): return formatted(text, arguments, language)
    case .plural(let format, let variables):
      // A text in which each specifier takes the next value: numbered ones must leave no gaps.
      var text = ""
      var values: [any CVarArg] = []
      /// Appends a text whose specifiers take one argument.
      func append(_ part: String, _ number: Int) {
        guard arguments.indices.contains(number - 1) else {
          text += part
          return
        }
        text += part.replacing(specifier) { match in
          guard match.output.0 != "%%" else { return "%%" }
          let own = match.output.1.flatMap { Int($0) } ?? number
          values.append(arguments.indices.contains(own - 1) ? arguments[own - 1] : 0)
          return "%\(match.output.2)"
        }
      }
      // The 1-based number of the next argument.
      var next = 1
      var rest = Substring(format)
      while let start = rest.firstIndex(of: "%") {
        text += rest[..<start]
        rest = rest[start...]
        if let match = rest.prefixMatch(of: #/%(?:(\d+)\$)?\#@(\w+)@/#),
          let variable = variables[String(match.2)]
        {
          let number = match.1.flatMap { Int($0) } ?? variable.argument ?? next
          let argument = arguments.indices.contains(number - 1) ? arguments[number - 1] : 0
          let form = form(of: variable, for: argument, language)
          append(form.replacing("%arg", with: "%\(Self.specifier(of: argument))"), number)
          next = number + 1
          rest = rest[match.range.upperBound...]
        } else if let match = rest.prefixMatch(of: specifier) {
          append(String(match.output.0), next)
          if match.output.0 != "%%" { next += 1 }
          rest = rest[match.range.upperBound...]
        } else {
          text += "%%"
          rest = rest.dropFirst()
        }
      }
      return formatted(text + rest, values, language)
    }
  }

  /// A doubled percent sign, or a specifier of a format with the number of its argument: "%@",
  /// "%2$.1f".
  private static var specifier: Regex<(Substring, Substring?, Substring)> {
    #/%(?:(\d+)\$)?(%|[-+ 0\#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z])/#
  }

  private static func formatted(
    _ text: String,
    _ arguments: [any CVarArg],
    _ language: String
  ) -> String {
    String(format: text, locale: Locale(identifier: language), arguments: arguments)
  }

  private static func form(
    of variable: Variable,
    for argument: any CVarArg,
    _ language: String
  ) -> String {
    let number = Self.number(argument)
    // As on Apple's systems, "zero" counts for zero in every language.
    if number == 0, let zero = variable.forms["zero"] { return zero }
    let category = category(of: number, in: language)
    return variable.forms[category] ?? variable.forms["other"] ?? ""
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  private static func specifier(of argument: any CVarArg) -> String {
    switch argument {
    case is any BinaryInteger: "lld"
    case is Double, is Float: "lf"
    default: "@"
    }
  }

  /// Returns the plural category of a number: "one" or "other" in English.
  static func category(of number: Double, in language: String) -> String {
    let locale = language.replacing("-", with: "_")
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8) { buffer in
      guard let start = buffer.baseAddress else { return "other" }
      plural_category(locale, number, start)
      return String(cString: start)
    }
  }
}

// MARK: - String catalogues

/// An `.xcstrings` file.
private struct Catalogue: Decodable {
  struct Text: Decodable {
    let localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var entry: LocalizedStrings.Entry? {
      let variables = substitutions?.mapValues(\.variable) ?? [:]
      if let forms = variations?.plural?.mapValues(\.stringUnit.value) {
        return .plural(format: "%#@value@", ["value": LocalizedStrings.Variable(forms: forms)])
      }
      let unit =
        stringUnit ?? variations?.device.flatMap { $0["iphone"] ?? $0["other"] }?.stringUnit
      guard let text = unit?.value else { return nil }
      return variables.isEmpty ? .text(text) : .plural(format: text, variables)
    }
  }

  struct Variations: Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?
  }

  struct Form: Decodable {
    let stringUnit: Unit
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations

    var variable: LocalizedStrings.Variable {
      LocalizedStrings.Variable(
        argument: argNum,
        forms: (variations.plural ?? [:]).mapValues(\.stringUnit.value)
      )
    }
  }

  let strings: [String: Text]
}
