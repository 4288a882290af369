import PatternGalleryModel
import PatternGalleryPatterns
import Testing
import UIKitTesting

/// The same tests for every pattern: appearance and behaviour are equal.
@MainActor
struct PatternBehaviourTests {
  @Test(arguments: Pattern.allCases)
  func showsTheCardAtOnce(_ pattern: Pattern) {
    let bench = CardBench(pattern)
    #expect(
      bench.driver.screen == """
        button "Weather"
        button "Rename"
        """
    )
    #expect(bench.driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func aTapIsHeardOnceByOnePart(_ pattern: Pattern) throws {
    let bench = CardBench(pattern)
    try bench.driver.tap("Weather")
    #expect(bench.path.count { $0.hasSuffix("heardTap") } == 1)
    #expect(bench.path.first == "view tapped")
    #expect(bench.path.last == bench.trace.hearer.map { "\($0) heardTap" })
  }

  @Test(arguments: Pattern.allCases)
  func aNewNameIsShown(_ pattern: Pattern) async throws {
    let bench = CardBench(pattern)
    try await bench.rename(to: " Sky ")
    try await bench.driver.eventually(sees: "Sky", .button)
    #expect(bench.store.card.name == "Sky")
    #expect(bench.driver.find("Name", .textField).isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func aRefusedNameIsAskedForAgainWithTheReason(_ pattern: Pattern) async throws {
    let bench = CardBench(pattern)
    try await bench.rename(to: " ")
    try await bench.driver.eventually("the reason is there") {
      bench.driver.screen.contains("Enter a name.")
    }
    try bench.driver.replaceText(of: "Name", with: "Sky")
    try bench.driver.tap("Save")
    try await bench.driver.eventually(sees: "Sky", .button)
  }

  @Test(arguments: Pattern.allCases)
  func cancellingKeepsTheName(_ pattern: Pattern) async throws {
    let bench = CardBench(pattern)
    try bench.driver.tap("Rename")
    try await bench.driver.eventually(sees: "Name", .textField)
    try bench.driver.replaceText(of: "Name", with: "Sky")
    try bench.driver.tap("Cancel")
    try await bench.driver.eventually(sees: "Weather", .button)
    #expect(bench.store.card.name == "Weather")
  }

  @Test(arguments: Pattern.allCases)
  func aChangeFromOutsideIsShown(_ pattern: Pattern) async throws {
    let bench = CardBench(pattern)
    for name in ["Sky", "Rain", "Weather"] {
      try bench.store.rename(to: name)
      try await bench.driver.eventually(sees: name, .button)
    }
  }

  @Test(arguments: Pattern.allCases)
  func everyCardOfAStoreFollows(_ pattern: Pattern) async throws {
    let bench = CardBench(pattern)
    let other = pattern.make(store: bench.store, trace: CardTrace(), texts: .forTests)
    let second = SceneDriver(rootViewController: other)
    try await bench.rename(to: "Sky")
    try await second.eventually(sees: "Sky", .button)
  }
}
