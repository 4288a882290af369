import PatternGalleryModel
import PatternGalleryPatterns
import Testing
import UIKitTesting

/// The path of a tap, a renaming and a change in each pattern.
@MainActor
struct PatternTraceTests {
  @Test(arguments: Pattern.allCases)
  func firstDisplay(_ pattern: Pattern) {
    #expect(CardBench(pattern).path == pattern.displayPath)
  }

  @Test(arguments: Pattern.allCases)
  func tap(_ pattern: Pattern) throws {
    let bench = CardBench(pattern)
    try bench.driver.tap("Weather")
    #expect(bench.path == pattern.tapPath)
  }

  @Test(arguments: Pattern.allCases)
  func rename(_ pattern: Pattern) async throws {
    let bench = CardBench(pattern)
    try await bench.rename(to: "Sky")
    try await bench.driver.eventually(sees: "Sky", .button)
    #expect(bench.path == pattern.renamePath + pattern.changePath)
  }

  @Test(arguments: Pattern.allCases)
  func changeFromOutside(_ pattern: Pattern) async throws {
    let bench = CardBench(pattern)
    bench.trace.begin()
    try bench.store.rename(to: "Sky")
    try await bench.driver.eventually(sees: "Sky", .button)
    #expect(bench.path == pattern.changePath)
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
    case .mvc, .mvcVariant: ["view tapped", "controller heardTap"]
    case .articleMVP: ["view tapped", "presenter heardTap"]
    case .mvvm: ["view tapped", "viewModel heardTap"]
    case .mvp, .viper, .mvpc: ["view tapped", "controller passedOn", "presenter heardTap"]
    case .vip: ["view tapped", "controller passedOn", "interactor heardTap"]
    }
  }

  /// The steps up to the model.
  fileprivate var renamePath: [String] {
    let route =
      switch self {
      case .mvc, .mvcVariant:
        ["controller heardRename", "controller askedForName", "controller toldModel"]
      case .articleMVP:
        ["presenter heardRename", "presenter askedForName", "presenter toldModel"]
      case .mvp:
        [
          "controller passedOn", "presenter heardRename", "controller askedForName",
          "presenter toldModel",
        ]
      case .mvvm:
        [
          "controller heardRename", "controller askedForName", "controller passedOn",
          "viewModel toldModel",
        ]
      case .viper:
        [
          "controller passedOn", "presenter heardRename", "router askedForName",
          "presenter passedOn", "interactor toldModel",
        ]
      case .vip:
        [
          "controller passedOn", "interactor heardRename", "presenter preparedState",
          "controller passedOn", "router askedForName", "controller passedOn",
          "interactor toldModel",
        ]
      case .mvpc:
        [
          "controller passedOn", "presenter heardRename", "coordinator askedForName",
          "presenter toldModel",
        ]
      }
    return ["view renameTapped"] + route
  }

  /// The steps from the model to the view.
  fileprivate var changePath: [String] {
    switch self {
    case .mvc: ["controller heardChange", "controller readModel", "controller filledView"]
    case .mvcVariant: ["view heardChange", "view readModel", "view showedItself"]
    case .articleMVP: ["presenter heardChange", "presenter readModel", "presenter filledView"]
    case .mvp, .mvpc:
      [
        "presenter heardChange", "presenter readModel", "presenter preparedState",
        "controller passedOn", "view showedItself",
      ]
    case .mvvm:
      [
        "viewModel heardChange", "viewModel preparedState", "view heardChange",
        "view showedItself",
      ]
    case .viper, .vip:
      [
        "interactor heardChange", "interactor readModel", "presenter preparedState",
        "controller passedOn", "view showedItself",
      ]
    }
  }
}
