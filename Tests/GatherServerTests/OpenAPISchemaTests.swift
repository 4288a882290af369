import Foundation
import GatherAPI
import Testing

@testable import GatherServer

/// The document's schemas match the wire types.
struct OpenAPISchemaTests {
  private let document: OpenAPIDocument

  init() throws {
    document = try OpenAPIDocument()
  }

  @Test(arguments: [
    ("PlayerSkill", PlayerSkill.allCases.map(\.rawValue)),
    ("PlayerPosition", PlayerPosition.allCases.map(\.rawValue)),
    ("Team", Team.allCases.map(\.rawValue)),
    ("Winner", Winner.allCases.map(\.rawValue)),
    ("ClockPhase", MatchClock.Phase.allCases.map(\.rawValue)),
    ("Outcome", PlayerStatistics.Outcome.allCases.map(\.rawValue)),
  ])
  func valuesAreThoseOfTheType(_ name: String, _ values: [String]) {
    #expect(document.schema(name)["enum"].items.compactMap(\.string) == values)
  }

  @Test func limitsAreThoseOfForms() {
    let registration = document.schema("RegistrationRequest")["properties"]
    #expect(lengths(registration["username"]) == GatherLimits.username)
    #expect(lengths(registration["password"]) == GatherLimits.password)
    let player = document.schema("PlayerRequest")["properties"]
    #expect(lengths(player["name"]) == GatherLimits.playerName)
    // The minimum length is not compared: an empty text counts as no team.
    #expect(player["favouriteTeam"]["maxLength"].int == GatherLimits.favouriteTeam.upperBound)
    #expect(numbers(player["age"]) == GatherLimits.age)
    #expect(numbers(document.schema("PlayerResponse")["properties"]["age"]) == GatherLimits.age)
    let goals = document.schema("GoalChange")["properties"]["teamA"]
    #expect(numbers(goals) == GoalChange.limits)
    let clock = document.schema("ClockChange")["properties"]
    #expect(numbers(clock["remaining"]) == MatchClock.limits)
    #expect(numbers(clock["age"]) == ClockChange.ages)
    let form = document.schema("PlayerStatistics")["properties"]["form"]
    #expect(form["maxItems"].int == PlayerStatistics.formLength)
    #expect(
      numbers(document.root["components"]["parameters"]["limit"]["schema"]) == GatherLimits.page
    )
    let tooLong = document.root["components"]["responses"]["ContentTooLarge"]["description"].string
    let bytes = GatherServerConfiguration().maximumBodySize
    #expect(tooLong?.contains(" \(bytes) bytes") == true)
  }

  private func lengths(_ schema: JSONValue) -> ClosedRange<Int>? {
    guard let least = schema["minLength"].int, let most = schema["maxLength"].int else {
      return nil
    }
    return least...most
  }

  private func numbers(_ schema: JSONValue) -> ClosedRange<Int>? {
    guard let least = schema["minimum"].int, let most = schema["maximum"].int else { return nil }
    return least...most
  }

  // MARK: - Fields

  @Test(arguments: try WireSample.all)
  func fieldsAreThoseOfTheType(_ sample: WireSample) {
    let schema = document.schema(sample.name)
    #expect(schema["properties"].members.keys.sorted() == sample.full.members.keys.sorted())
    let required = schema["required"].items.compactMap(\.string)
    #expect(required.sorted() == sample.least.members.keys.sorted())
  }

  @Test func everyObjectIsAWireType() throws {
    let objects = document.root["components"]["schemas"].members
      .filter { $0.value["type"] == .string("object") }.map(\.key)
    #expect(try WireSample.all.map(\.name).sorted() == objects.sorted())
  }

  // MARK: - Patterns

  @Test(arguments: [
    "0-0", "2-1", "10-9", "999-999", "1000-0", "02-1", "00-0", "-1-0", "2", "2-", "-", "", " 2-1",
    "2-1-0", "2–1", "a-b",
  ])
  func thePatternMatchesTheValidScores(_ text: String) throws {
    let pattern = try pattern(of: document.schema("Score"))
    #expect((try pattern.wholeMatch(in: text) != nil) == (Score(text) != nil))
  }

  @Test(arguments: [
    "ana", "Ana María", "安娜", " ana", "", " ", "a:b", "a\u{0}b", "a\nb", "\u{200B}",
  ])
  func thePatternMatchesTheValidNames(_ text: String) throws {
    let pattern = try pattern(of: document.schema("RegistrationRequest")["properties"]["username"])
    #expect((try pattern.wholeMatch(in: text) != nil) == (Username(text) != nil))
  }

  @Test func everyPatternIsARegularExpression() throws {
    for (name, schema) in document.root["components"]["schemas"].members {
      for (field, schema) in schema["properties"].members where schema["pattern"] != .null {
        #expect(throws: Never.self, "\(name).\(field)") { try pattern(of: schema) }
      }
    }
  }

  private func pattern(of schema: JSONValue) throws -> Regex<AnyRegexOutput> {
    try Regex(try #require(schema["pattern"].string)).matchingSemantics(.unicodeScalar)
  }
}
