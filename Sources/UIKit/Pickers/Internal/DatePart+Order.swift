extension _DatePart {
  /// Day, month and year in the order in which a locale writes them.
  static func dateOrder(_ locale: Locale) -> [_DatePart] {
    let symbols: [Character: _DatePart] = ["d": .day, "M": .month, "y": .year]
    return order(template: "yMMMMd", symbols, locale)
  }

  /// Hours and minutes in the order in which a locale writes them, by its own cycle.
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

  /// The parts that a locale's pattern for a template has, by the letters that stand for them.
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
