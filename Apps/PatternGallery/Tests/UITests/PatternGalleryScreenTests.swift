import Foundation
import PatternGalleryModel
import Testing
import UIKitTesting

@MainActor
struct PatternGalleryScreenTests {
  @Test(arguments: ["en", "zh-Hans"])
  func theListLooksAsRecorded(_ language: String) throws {
    let driver = SceneDriver.gallery(language)
    try expectGolden(driver.screen, "list.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: Pattern.allCases, ["en", "zh-Hans"])
  func aPatternLooksAsRecorded(_ pattern: Pattern, _ language: String) async throws {
    let driver = SceneDriver.gallery(language, path: pattern.path)
    try await driver.eventually(sees: language == "en" ? "Weather" : "天气", .button)
    // Figures change with the sources; the comparison's own test checks them.
    try expectGolden(
      driver.screen.replacing(/\d\d+/, with: "N"),
      "\(pattern.rawValue).\(language)"
    )
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func theComparisonHasTheFiguresOfTheBuild() throws {
    let driver = SceneDriver.gallery(path: "/compare")
    for pattern in Pattern.allCases {
      let figures = pattern.figures
      let text = "\(figures.lines) lines, \(figures.files) files, \(figures.types) types"
      #expect(driver.screen.contains(text))
    }
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func theComparisonLooksAsRecorded(_ language: String) throws {
    let driver = SceneDriver.gallery(language, path: "/compare")
    try expectGolden(driver.screen.replacing(/\d+/, with: "N"), "compare.\(language)")
  }

  @Test func chineseNamesFitBesideTheFigures() throws {
    let driver = SceneDriver.gallery("zh-Hans", path: "/compare")
    let rows = driver.find(nil, .cell).compactMap(\.label).filter { $0.contains(" 行") }
    let heights = try rows.map { try driver.frame(of: $0, .cell).height }
    #expect(rows.count == Pattern.allCases.count)
    let spread = (heights.max() ?? 0) - (heights.min() ?? 0)
    // Less than a line of text.
    #expect(spread < 10, "\(heights)")
  }

  @Test func theListLeadsToPatternsAndTheComparison() throws {
    let driver = SceneDriver.gallery()
    try driver.tap("VIPER, Five parts, each behind a protocol", .cell)
    #expect(driver.display.address?.path == "/patterns/viper")
    try driver.goBack()
    try driver.tap("Compare All", .cell)
    #expect(driver.display.address?.path == "/compare")
  }

  @Test(arguments: Pattern.allCases)
  func aTapShowsItsReceiverAndItsPath(_ pattern: Pattern) async throws {
    let driver = SceneDriver.gallery(path: pattern.path)
    try await driver.eventually(sees: "Picture tap received by, No taps yet", .cell)
    try driver.tap("Weather", .button)
    try await driver.eventually("the path is shown") {
      driver.screen.contains("View, step 1")
    }
    #expect(driver.find("Picture tap received by, No taps yet").isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func aChangeFromElsewhereIsFollowed(_ pattern: Pattern) async throws {
    let driver = SceneDriver.gallery(path: pattern.path)
    try await driver.eventually(sees: "Rename Elsewhere", .cell)
    try driver.tap("Rename Elsewhere", .cell)
    try await driver.eventually(sees: "Forecast", .button)
    #expect(driver.screen.contains(", step"))
  }

  @Test(arguments: Pattern.allCases)
  func aNewNameIsShownAndStays(_ pattern: Pattern) async throws {
    let driver = SceneDriver.gallery(path: pattern.path)
    try await driver.eventually(sees: "Rename", .button)
    try driver.tap("Rename", .button)
    try await driver.eventually(sees: "Name", .textField)
    try driver.replaceText(of: "Name", with: "Sky")
    try driver.tap(pattern == .mvpc ? "Done" : "Save")
    try await driver.eventually(sees: "Sky", .button)
    try driver.goBack()
    try driver.tap("MVC, The controller reads the model and updates the view", .cell)
    try await driver.eventually(sees: "Sky", .button)
  }
}
