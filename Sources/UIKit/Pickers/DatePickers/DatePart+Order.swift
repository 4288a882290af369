extension _DatePart {
  /// Returns day, month and year in the order of a locale.
  static func dateOrder(_ locale: Locale) -> [_DatePart] {
    let symbols: [Character: _DatePart] = ["d": .day, "M": .month, "y": .year]
    return order(template: "yMMMMd", symbols, locale)
  }

  /// Returns hours and minutes in the order and hour cycle of a locale.
  static func timeOrder(_ locale: Locale) -> [_DatePart] {
    guard hasHalves(locale) else { return [.hour, .minute] }
    return order(
      template: "hmm",
      ["h": .hourOfHalf, "K": .hourOfHalf, "m": .minute, "a": .period],
      locale
    )
  }

  private static func hasHalves(_ locale: Locale) -> Bool {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: true
    case .oneToTwentyFour, .zeroToTwentyThree: false
    @unknown default: false
    }
  }

  /// Returns the parts of a locale's pattern for a template, by their letters.
  private static func order(
    template: String,
    _ symbols: [Character: _DatePart],
    _ locale: Locale
  ) -> [_DatePart] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    var parts: [_DatePart] = []
    var isQuoted = false
    for character in pattern ?? template {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, let part = symbols[character], !parts.contains(part) else { continue }
      parts.append(part)
    }
    return parts
  }
}
