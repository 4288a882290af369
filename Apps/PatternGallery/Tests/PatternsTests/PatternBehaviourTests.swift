import PatternGalleryModel
import PatternGalleryPatterns
import Testing
import UIKitTesting

/// The same tests for every pattern: appearance and behaviour are equal.
@MainActor
struct PatternBehaviourTests {
  @Test(arguments: Pattern.allCases)
  func showsTheCardAtOnce(_ pattern: Pattern) {
    let fixture = CardFixture(pattern)
    #expect(
      fixture.driver.screen == """
        button "Weather"
        button "Rename"
        """
    )
    #expect(fixture.driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func aTapIsReceivedOnceByOnePart(_ pattern: Pattern) throws {
    let fixture = CardFixture(pattern)
    try fixture.driver.tap("Weather")
    #expect(fixture.path.count { $0.hasSuffix("receivedTap") } == 1)
    #expect(fixture.path.first == "view tapped")
    #expect(fixture.path.last == fixture.trace.tapReceiver.map { "\($0) receivedTap" })
  }

  @Test(arguments: Pattern.allCases)
  func aNewNameIsShown(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    try await fixture.rename(to: " Sky ")
    try await fixture.driver.eventually(sees: "Sky", .button)
    #expect(fixture.store.card.name == "Sky")
    #expect(fixture.driver.find("Name", .textField).isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func typingReplacesTheFormerName(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    try fixture.driver.tap("Rename")
    try await fixture.driver.eventually(sees: "Name", .textField)
    try fixture.driver.type("Sky", into: "Name")
    try fixture.driver.tap(fixture.saveButton)
    try await fixture.driver.eventually(sees: "Sky", .button)
  }

  @Test(arguments: Pattern.allCases)
  func aRefusedNameShowsTheReasonAndCanBeCorrected(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    try await fixture.rename(to: String(repeating: "x", count: 31))
    try await fixture.driver.eventually("the reason is there") {
      fixture.driver.screen.contains("At most 30 characters.")
    }
    try fixture.driver.replaceText(of: "Name", with: "Sky")
    try fixture.driver.tap(fixture.saveButton)
    try await fixture.driver.eventually(sees: "Sky", .button)
  }

  @Test(arguments: Pattern.allCases, ["", " "])
  func aBlankNameCannotBeSaved(_ pattern: Pattern, _ name: String) async throws {
    let fixture = CardFixture(pattern)
    let driver = fixture.driver
    func canSave() throws -> Bool { try driver.element(fixture.saveButton, .button).isEnabled }
    try driver.tap("Rename")
    try await driver.eventually(sees: "Name", .textField)
    #expect(try canSave())
    try driver.replaceText(of: "Name", with: name)
    #expect(try !canSave())
    try driver.replaceText(of: "Name", with: "Sky")
    #expect(try canSave())
  }

  @Test(arguments: Pattern.allCases)
  func cancellingKeepsTheName(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    try fixture.driver.tap("Rename")
    try await fixture.driver.eventually(sees: "Name", .textField)
    try fixture.driver.replaceText(of: "Name", with: "Sky")
    try fixture.driver.tap("Cancel")
    try await fixture.driver.eventually(sees: "Weather", .button)
    #expect(fixture.store.card.name == "Weather")
  }

  @Test(arguments: Pattern.allCases)
  func aChangeFromOutsideIsShown(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    for name in ["Sky", "Rain", "Weather"] {
      try fixture.store.rename(to: name)
      try await fixture.driver.eventually(sees: name, .button)
    }
  }

  @Test(arguments: Pattern.allCases)
  func everyCardOfAStoreFollows(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    let other = pattern.make(store: fixture.store, trace: CardTrace(), texts: .forTests)
    let second = SceneDriver(rootViewController: other)
    try await fixture.rename(to: "Sky")
    try await second.eventually(sees: "Sky", .button)
  }
}
