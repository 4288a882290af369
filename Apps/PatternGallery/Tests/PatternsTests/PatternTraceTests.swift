import PatternGalleryModel
import PatternGalleryPatterns
import Testing
import UIKitTesting

/// The path of a tap, a renaming and a change in each pattern.
@MainActor
struct PatternTraceTests {
  @Test(arguments: Pattern.allCases)
  func firstDisplay(_ pattern: Pattern) {
    #expect(CardFixture(pattern).path == pattern.displayPath)
  }

  @Test(arguments: Pattern.allCases)
  func tap(_ pattern: Pattern) throws {
    let fixture = CardFixture(pattern)
    try fixture.driver.tap("Weather")
    #expect(fixture.path == pattern.tapPath)
  }

  @Test(arguments: Pattern.allCases)
  func rename(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    try await fixture.rename(to: "Sky")
    try await fixture.driver.eventually(sees: "Sky", .button)
    #expect(fixture.path == pattern.renamePath + pattern.changePath)
  }

  @Test(arguments: Pattern.allCases)
  func renameAfterRefusedNames(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    try await fixture.rename(to: String(repeating: "x", count: 31))
    for name in [String(repeating: "y", count: 31), "Sky"] {
      try await fixture.driver.eventually("the reason is there") {
        fixture.driver.screen.contains("At most 30 characters.")
      }
      try fixture.driver.replaceText(of: "Name", with: name)
      try fixture.driver.tap(fixture.saveButton)
    }
    try await fixture.driver.eventually(sees: "Sky", .button)
    #expect(fixture.path == pattern.renamePath + pattern.changePath)
  }

  @Test(arguments: Pattern.allCases)
  func changeFromOutside(_ pattern: Pattern) async throws {
    let fixture = CardFixture(pattern)
    fixture.trace.begin()
    try fixture.store.rename(to: "Sky")
    try await fixture.driver.eventually(sees: "Sky", .button)
    #expect(fixture.path == pattern.changePath)
  }
}

extension Pattern {
  fileprivate var displayPath: [String] {
    switch self {
    case .mvcVariant: ["controller passedOn", "view readModel", "view showedItself"]
    case .mvvm: ["viewModel readModel", "view showedItself"]
    default: Array(changePath.dropFirst())
    }
  }

  fileprivate var tapPath: [String] {
    switch self {
    case .mvc, .mvcVariant: ["view tapped", "controller receivedTap"]
    case .articleMVP: ["view tapped", "presenter receivedTap"]
    case .mvvm: ["view tapped", "viewModel receivedTap"]
    case .mvp, .viper, .mvpc: ["view tapped", "controller passedOn", "presenter receivedTap"]
    case .vip: ["view tapped", "controller passedOn", "interactor receivedTap"]
    }
  }

  /// The steps up to the model.
  fileprivate var renamePath: [String] {
    let route =
      switch self {
      case .mvc, .mvcVariant:
        ["controller receivedRename", "controller askedForName", "controller updatedModel"]
      case .articleMVP:
        ["presenter receivedRename", "presenter askedForName", "presenter updatedModel"]
      case .mvp:
        [
          "controller passedOn", "presenter receivedRename", "controller askedForName",
          "presenter updatedModel",
        ]
      case .mvvm:
        [
          "controller receivedRename", "controller askedForName", "controller passedOn",
          "viewModel updatedModel",
        ]
      case .viper:
        [
          "controller passedOn", "presenter receivedRename", "router askedForName",
          "presenter passedOn", "interactor updatedModel",
        ]
      case .vip:
        [
          "controller passedOn", "interactor receivedRename", "presenter preparedState",
          "controller passedOn", "router askedForName", "controller passedOn",
          "interactor updatedModel",
        ]
      case .mvpc:
        [
          "controller passedOn", "presenter receivedRename", "coordinator askedForName",
          "presenter updatedModel",
        ]
      }
    return ["view renameTapped"] + route
  }

  /// The steps from the model to the view.
  fileprivate var changePath: [String] {
    switch self {
    case .mvc: ["controller receivedChange", "controller readModel", "controller filledView"]
    case .mvcVariant: ["view receivedChange", "view readModel", "view showedItself"]
    case .articleMVP: ["presenter receivedChange", "presenter readModel", "presenter filledView"]
    case .mvp, .mvpc:
      [
        "presenter receivedChange", "presenter readModel", "presenter preparedState",
        "controller passedOn", "view showedItself",
      ]
    case .mvvm:
      [
        "viewModel receivedChange", "viewModel preparedState", "view receivedChange",
        "view showedItself",
      ]
    case .viper, .vip:
      [
        "interactor receivedChange", "interactor readModel", "presenter preparedState",
        "controller passedOn", "view showedItself",
      ]
    }
  }
}
