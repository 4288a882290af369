import Foundation
import PatternGalleryModel
import Testing

/// The permitted dependencies between parts, checked in the sources.
struct PatternDependencyTests {
  struct Rule: CustomTestStringConvertible, Sendable {
    var pattern: Pattern
    var part: String
    var mustName: [String] = []
    var mustNotName: [String] = []

    var testDescription: String { "\(pattern) \(part)" }

    /// Returns the violations of the rule in a source.
    func violations(in code: String) -> [String] {
      mustName.filter { !code.contains($0) }.map { "must name \($0)" }
        + mustNotName.filter { code.contains($0) }.map { "must not name \($0)" }
    }
  }

  static let rules: [Rule] =
    [
      Rule(
        pattern: .mvc,
        part: "CardView",
        mustName: ["weak var delegate: (any CardViewDelegate)?", "let iconView"],
        mustNotName: ["AppCard", "CardStore", "CardViewController"]
      ),
      Rule(
        pattern: .mvc,
        part: "CardViewController",
        mustName: ["CardStore", "cardView.nameLabel.text"]
      ),
      Rule(
        pattern: .mvcVariant,
        part: "CardView",
        mustName: ["CardStore", "weak var delegate", "private let icon", "private let nameLabel"],
        mustNotName: ["CardViewController"]
      ),
      Rule(
        pattern: .mvcVariant,
        part: "CardViewController",
        mustNotName: ["nameLabel", "icon", "observe"]
      ),
      Rule(
        pattern: .articleMVP,
        part: "CardView",
        mustName: ["weak var delegate"],
        mustNotName: ["AppCard", "CardStore", "CardPresenter", "CardViewController"]
      ),
      Rule(
        pattern: .articleMVP,
        part: "CardPresenter",
        mustName: ["import UIKit", "weak var controller: UIViewController?"]
      ),
      Rule(
        pattern: .articleMVP,
        part: "CardViewController",
        mustNotName: ["CardStore", "CardView(", "AppCard"]
      ),
      Rule(
        pattern: .mvvm,
        part: "CardView",
        mustName: [
          "weak var viewModel: CardViewModel?", "private let icon", "[weak self, current]",
        ],
        mustNotName: ["AppCard", "CardStore", "CardRepository", "CardViewController"]
      ),
      Rule(
        pattern: .mvvm,
        part: "CardViewModel",
        mustName: ["import Observation", "any CardRepository"],
        mustNotName: ["UIKit", "CardView ", "CardViewController", "CardStore"]
      ),
      Rule(
        pattern: .viper,
        part: "CardInteractor",
        mustName: ["weak var output", "any CardRepository"],
        mustNotName: ["UIKit", "CardPresenter", "CardView", "CardStore"]
      ),
      Rule(
        pattern: .viper,
        part: "CardPresenter",
        mustName: ["weak var view: (any CardViewInput)?", "any CardInteractorInput"],
        mustNotName: ["UIKit", "AppCard", "CardRepository", "CardViewController", "CardRouter"]
      ),
      Rule(
        pattern: .viper,
        part: "CardViewController",
        mustNotName: ["AppCard", "CardStore", "CardRepository", "CardPresenter", "CardInteractor"]
      ),
      Rule(
        pattern: .vip,
        part: "CardInteractor",
        mustName: ["any CardPresentationLogic", "any CardRepository"],
        mustNotName: ["UIKit", "CardView", "CardDisplayLogic", "CardStore"]
      ),
      Rule(
        pattern: .vip,
        part: "CardPresenter",
        mustName: ["weak var display: (any CardDisplayLogic)?"],
        mustNotName: ["UIKit", "CardRepository", "CardStore", "CardInteractor", "CardRouter"]
      ),
      Rule(
        pattern: .vip,
        part: "CardViewController",
        mustNotName: ["AppCard", "CardStore", "CardRepository", "CardPresenter"]
      ),
      Rule(
        pattern: .mvpc,
        part: "CardCoordinator",
        mustName: ["Coordinator<Void>", "any CardRepository"],
        mustNotName: ["UIKit", "ViewController", "CardStore"]
      ),
      Rule(
        pattern: .mvpc,
        part: "RenamePresenter",
        mustName: ["weak var navigation"],
        mustNotName: ["UIKit", "ViewController", "CardPresenter", "CardStore", "AppCard"]
      ),
      Rule(
        pattern: .mvpc,
        part: "CardViewController",
        mustNotName: ["CardStore", "CardRepository", "AppCard", "present(", "Coordinator"]
      ),
    ]
    + [Pattern.mvp, .mvpc].flatMap { pattern in
      [
        Rule(
          pattern: pattern,
          part: "CardPresenter",
          mustName: ["Presenter<any CardView, CardViewState>", "any CardRepository"],
          mustNotName: ["UIKit", "CardViewController", "CardPictureView", "CardStore", "present("]
        ),
        Rule(
          pattern: pattern,
          part: "CardPictureView",
          mustName: ["weak var delegate", "private let icon", "private let nameLabel"],
          mustNotName: ["AppCard", "CardStore", "CardPresenter", "CardViewState"]
        ),
      ]
    }

  @Test(arguments: rules)
  func partsNameOnlyAllowedTypes(_ rule: Rule) throws {
    let code = try source(rule.pattern, rule.part)
    #expect(!code.isEmpty)
    #expect(rule.violations(in: code) == [])
  }

  @Test func plantedViolationsAreFound() {
    let rule = Rule(pattern: .mvc, part: "CardView", mustName: ["weak"], mustNotName: ["AppCard"])
    #expect(
      rule.violations(in: "var delegate: Any?; var card: AppCard?") == [
        "must name weak", "must not name AppCard",
      ]
    )
  }

  /// Returns the code of a part, without comments.
  private func source(_ pattern: Pattern, _ part: String) throws -> String {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Patterns/\(pattern.rawValue)/\(pattern.rawValue)+\(part).swift")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      .joined(separator: "\n")
  }
}
