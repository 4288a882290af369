import Foundation
import LinuxPredicates
import Testing

/// Formats, and whether they hold for a value.
struct PredicateFormatTests {
  private static let item: [String: any Sendable] = [
    "n": 5, "r": 2.5, "s": "Café", "t": true, "list": [1, 2, 3], "nested": ["n": 7],
  ]

  private func holds(_ format: String, _ arguments: Any?..., for value: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
      .evaluate(with: value)
  }

  @Test(arguments: [
    ("n = 5", true), ("n == 5", true), ("n == 5.0", true), ("n != 5", false), ("n <> 6", true),
    ("n < 6", true), ("n < 5", false), ("n <= 5", true), ("n =< 4", false), ("n > 4", true),
    ("n >= 6", false), ("n => 5", true), ("n BETWEEN {5, 6}", true), ("n between {6, 9}", false),
    ("5 == n", true), ("n == 'x'", false), ("t == TRUE", true), ("t == yes", true),
    ("t == NO", false), ("t == 1", true), ("missing == nil", true), ("missing != NULL", false),
    ("missing < 5", false), ("missing >= 0", false), ("s == 'Café'", true),
    ("s == 'café'", false), ("s ==[c] 'CAFÉ'", true), ("s ==[cd] 'cafe'", true),
    ("s !=[d] 'Cafe'", false), ("s > 'Cab'", true), ("'b' < 'a'", false),
  ])
  func comparisons(format: String, expected: Bool) {
    #expect(holds(format, for: Self.item) == expected)
  }

  @Test(arguments: [
    ("s BEGINSWITH 'Ca'", true), ("s BEGINSWITH 'ca'", false), ("s beginswith[c] 'ca'", true),
    ("s ENDSWITH 'fé'", true), ("s ENDSWITH 'fe'", false), ("s ENDSWITH[d] 'fe'", true),
    ("s CONTAINS 'af'", true), ("s CONTAINS 'AF'", false), ("s CONTAINS[cd] 'AFE'", true),
    ("s CONTAINS [c] 'AFÉ'", true), ("s CONTAINS ''", false), ("missing CONTAINS 'a'", false),
    ("'af' IN s", true), ("'x' IN s", false), ("s IN {'Tee', 'Café'}", true),
    ("s IN[c] {'TEE', 'CAFÉ'}", true), ("n IN list", false), ("2 IN list", true),
    ("list CONTAINS 3", true), ("list CONTAINS 4", false), ("s LIKE 'C*é'", true),
    ("s LIKE 'C?fé'", true), ("s LIKE 'Caf'", false), ("s LIKE[cd] 'c*E'", true),
    ("'a*c' LIKE 'a\\\\*c'", true), ("'abc' LIKE 'a\\\\*c'", false), ("'a.c' LIKE 'a?c'", true),
    ("'abc' LIKE 'a.c'", false), ("s MATCHES 'Caf'", false), ("s MATCHES 'Caf.'", true),
    ("s MATCHES '[A-Z]\\\\w+'", true), ("s MATCHES[c] 'CAFÉ'", true),
    ("s MATCHES[cd] 'cafe'", true), ("'ab' MATCHES 'a|ab'", true), ("'a\\n' MATCHES 'a'", false),
    ("missing MATCHES '.*'", false),
  ])
  func texts(format: String, expected: Bool) {
    #expect(holds(format, for: Self.item) == expected)
  }

  @Test(arguments: [
    ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("NOT FALSEPREDICATE", true),
    ("! n == 5", false), ("n == 5 AND t == NO", false), ("n == 5 && t == YES", true),
    ("n == 6 OR t == YES", true), ("n == 6 || n == 7", false),
    // AND precedes OR, and NOT both.
    ("n == 5 OR n == 6 AND t == NO", true), ("(n == 5 OR n == 6) AND t == NO", false),
    ("NOT n == 6 AND t == NO", false), ("NOT (n == 6 AND t == NO)", true),
    ("((n == 5))", true), ("((n)) == (5)", true), ("NOT (s IN {'a'})", true),
  ])
  func logic(format: String, expected: Bool) {
    #expect(holds(format, for: Self.item) == expected)
  }

  @Test(arguments: [
    ("n + 1 == 6", true), ("n - 1 * 2 == 3", true), ("(n - 1) * 2 == 8", true),
    ("n / 2 == 2", true), ("r / 2 == 1.25", true), ("2 ** 3 == 8", true), ("-n == -5", true),
    ("0x1F == 31", true), ("0b11 == 3", true), ("0o17 == 15", true), ("1e2 == 100", true),
    (".5 == 0.5", true), ("r * 2 == n", true), ("abs(-3) == 3", true), ("sum(list) == 6", true),
    ("max({1, n, 3}) == n", true), ("uppercase('a') == 'A'", true), ("length(s) == 4", true),
    ("modulus(n, 2) == 1", true), ("n / 0 > 1000", true),
    ("9223372036854775807 + 1 > 0", true), ("sqrt(16) == 4", true),
    ("TERNARY(n > 3, 'a', 'b') == 'a'", true), ("CAST('12', 'NSNumber') == 12", true),
  ])
  func arithmetic(format: String, expected: Bool) {
    #expect(holds(format, for: Self.item) == expected)
  }

  @Test func argumentsTakeThePlacesOfTheirSpecifiers() {
    #expect(holds("%K == %@", "s", "Café", for: Self.item))
    #expect(holds("%K.n == %ld", "nested", 7, for: Self.item))
    #expect(holds("%K == %d", "nested.n", 7, for: Self.item))
    #expect(
      holds("n == %i AND r == %.1f AND n < %lu AND n != %x", 5, 2.5, UInt(6), 7, for: Self.item)
    )
    #expect(holds("n IN %@", [4, 5], for: Self.item))
    #expect(holds("n BETWEEN %@", [4, 5], for: Self.item))
    #expect(holds("missing == %@", nil, for: Self.item))
    #expect(holds("t == %@", NSNumber(value: true), for: Self.item))
    #expect(!holds("s == '%@'", for: Self.item))
    #expect(holds("SELF == '%@'", for: "%@"))
    let optional: Int? = 5
    #expect(NSPredicate(format: "n == %@", optional).evaluate(with: Self.item))
    #expect(NSPredicate(format: "s == %@ AND n == %d", "Café", 5).evaluate(with: Self.item))
  }

  @Test func textsHaveEscapesAndBothQuotes() {
    #expect(holds(#"SELF == "a\"b'c\\d\n\u00e9""#, for: "a\"b'c\\d\n\u{e9}"))
    #expect(holds(#"SELF == 'a"b\'c'"#, for: "a\"b'c"))
  }

  @Test(arguments: [
    ("ana@example.com", true), ("ana@example", false), ("ana example.com", false),
  ])
  func mailAddresses(text: String, expected: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == expected)
  }

  @Test func datesAreCompared() {
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let item = ["date": date]
    #expect(NSPredicate(format: "date >= %@", date as NSDate).evaluate(with: item))
    #expect(holds("date < %@", date.addingTimeInterval(1), for: item))
    #expect(holds("date == CAST(100.0, 'NSDate')", for: item))
    #expect(holds("date < now()", for: item))
  }
}
