import Foundation
import Testing

@testable import LinuxPredicates

/// Formats and values that stop the program.
struct PredicateMistakeTests {
  @Test(arguments: [
    ("name ==", 8, "a key path or a value", "the end"),
    ("name", 5, "an operator, such as == or CONTAINS", "the end"),
    ("", 1, "a key path or a value", "the end"),
    ("name == 'Ana", 13, "the closing '", "the end"),
    ("(a == 1 AND b == 2", 19, "\")\"", "the end"),
    ("a == 1)", 7, "AND, OR or the end", "\")\""),
    ("a == 1 b", 8, "AND, OR or the end", "\"b\""),
    ("a CONTAINS[q] 'x'", 12, "options of c, d and n", "\"q\""),
    ("a ? 1", 3, "a name, a value or an operator", "\"?\""),
    ("a == %@", 6, "an argument for %@", "no more arguments"),
    ("a == %y", 7, "one of @, K, d, i, u, x, o, f, g and e after %", "\"y\""),
    ("a IN {1, 2", 11, "\",\" or \"}\"", "the end"),
    ("a.", 3, "a key after \".\"", "the end"),
    ("and == 1", 1, "a key path or a value", "\"and\""),
    ("unknown(1) == 2", 1, "a function with 1 arguments", "\"unknown\""),
    ("a == 1 %% 2", 8, "AND, OR or the end", "\"%\""),
  ])
  func malformedFormatsNameThePlace(format: String, character: Int, expected: String, found: String)
  {
    let error = #expect(throws: PredicateFormatError.self) {
      _ = try PredicateParser.predicate(format)
    }
    #expect(error?.offset == character - 1)
    #expect(error?.expected == expected)
    #expect(error?.found == found)
  }

  @Test func anArgumentOfAnotherTypeIsAMistake() {
    #expect(throws: PredicateFormatError.self) {
      _ = try PredicateParser.predicate("a == %d", ["x"])
    }
    #expect(throws: PredicateFormatError.self) { _ = try PredicateParser.predicate("%K == 1", [1]) }
  }

  private func expect(_ text: String, in result: ExitTest.Result?) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(text), "\(message)")
  }

  @Test func aMalformedFormatStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "name == AND")
    }
    expect(
      "Unable to parse the format string \"name == AND\": expected a key path or a value at "
        + "character 9, found \"AND\": \"name == ⟨here⟩AND\"",
      in: result
    )
  }

  @Test func anUnknownKeyStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "greeting == 'x'").evaluate(with: samplePeople()[0])
    }
    expect("[Person valueForUndefinedKey:]: expected a stored property \"greeting\"", in: result)
  }

  @Test func anInvalidRegularExpressionStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "SELF MATCHES '['").evaluate(with: "a")
    }
    expect("Expected a regular expression for MATCHES, got \"[\"", in: result)
  }

  @Test func valuesThatCannotBeComparedStopTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "SELF < 'b'").evaluate(with: 1)
    }
    expect("Expected two numbers, texts or dates to compare, got 1 and \"b\".", in: result)
  }
}
