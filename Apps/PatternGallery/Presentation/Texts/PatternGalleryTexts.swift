import PatternGalleryModel
import Rostrum

/// Every text of the app in one language; a missing text is a compile error.
struct PatternGalleryTexts: Sendable {
  var card: CardTexts
  var title: String
  var introduction: String
  var compare: String
  /// The names that the card receives in turn when it is renamed elsewhere.
  var names: [String]

  var unknownLink: Notice
  var nothingChosenTitle: String
  var nothingChosenText: String

  // Pattern
  var receivedBy: String
  var nobodyYet: String
  var renameElsewhere: String
  var hint: String
  var path: String
  var holds: String
  var lines: @Sendable (Int) -> String
  var whenToUse: String
  /// The legend of the arrows, the highlighted parts and their numbers.
  var legend: String
  /// The heading of code that belongs to several patterns.
  var code: String
  var sharedCode: String
  var listSeparator: String
  /// The separator between the parts of accessibility labels.
  var partSeparator: String
  var steps: @Sendable (_ numbers: String) -> String
  var step: @Sendable (_ number: Int, _ count: Int, _ name: String) -> String
  var holdsStrongly: @Sendable (_ holder: String, _ held: String) -> String
  var holdsWeakly: @Sendable (_ holder: String, _ held: String) -> String

  // Comparison
  var patternColumn: String
  /// The accessibility label of the heading.
  var columns: String
  var linesColumn: String
  var filesColumn: String
  var typesColumn: String
  /// The legend of the bars.
  var bars: String
  var figures: @Sendable (_ name: String, _ lines: Int, _ files: Int, _ types: Int) -> String
  var comparisonNote: String

  // Names
  var patternTexts: @Sendable (Pattern) -> PatternTexts
  var roleName: @Sendable (CardRole) -> String
  var layerName: @Sendable (SourceLayer) -> String
  var actionSentence: @Sendable (CardAction) -> String
}

/// The texts about a pattern.
struct PatternTexts: Sendable {
  var name: String
  /// The summary for the list.
  var summary: String
  /// The recommended and discouraged uses.
  var use: String
}

extension PatternGalleryTexts {
  /// Returns the texts for the user's preferred languages.
  static func best(for languages: [String]) -> PatternGalleryTexts {
    let tag = Languages.best(of: ["en", "zh-Hans"], preferred: languages)
    return tag == "zh-Hans" ? .simplifiedChinese : .english
  }

  var nothingChosen: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "square.grid.2x2",
      title: nothingChosenTitle,
      text: nothingChosenText
    )
  }

  func name(of pattern: Pattern) -> String { patternTexts(pattern).name }
  func summary(of pattern: Pattern) -> String { patternTexts(pattern).summary }
  func use(of pattern: Pattern) -> String { patternTexts(pattern).use }
  func name(of role: CardRole) -> String { roleName(role) }
  func name(of layer: SourceLayer) -> String { layerName(layer) }
  func sentence(for action: CardAction) -> String { actionSentence(action) }

  func sentence(for hold: Hold) -> String {
    let (holder, held) = (name(of: hold.holder), name(of: hold.held))
    return hold.strength == .strong ? holdsStrongly(holder, held) : holdsWeakly(holder, held)
  }
}
