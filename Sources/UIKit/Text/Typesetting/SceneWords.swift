import TextLayout
import UIKitHosting

/// The words of a scene that no font of the process has, as its display has measured them.
///
/// They are not shared between scenes: other readers must not depend on what one page answers.
@MainActor
final class SceneWords {
  /// The most words that a scene has measured; others stay estimated.
  private static let limit = 2_000
  /// The longest word, in UTF-8 bytes.
  private static let longest = 128
  /// The widest answer per character, in em.
  private static let widest = 8.0
  private static var lastRevision = 0

  /// Differs between scenes, and after each answer.
  private(set) var revision = SceneWords.nextRevision()

  /// All words that were asked for, in order.
  private var asked: [WordValue] = []
  /// In em; nil for words without an answer.
  private var advances: [WordValue: Double?] = [:]
  /// The number of the first word that no commit has taken.
  private var firstUnsent = 0

  private static func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  /// The advance of a word in em; nil before the display has answered, which is asked with the next
  /// commit.
  func advance(of word: WordValue) -> Double? {
    if let known = advances[word] { return known }
    guard asked.count < Self.limit, word.text.utf8.count <= Self.longest else { return nil }
    advances[word] = .some(nil)
    asked.append(word)
    return nil
  }

  /// Takes the words that no display was asked for.
  /// - Parameter isWhole: Whether another display is asked, which may not have got the last ones.
  /// - Returns: Nil for none.
  func take(isWhole: Bool) -> WordsValue? {
    if isWhole { firstUnsent = asked.firstIndex { advances[$0] == .some(nil) } ?? asked.count }
    guard firstUnsent < asked.count else { return nil }
    defer { firstUnsent = asked.count }
    return WordsValue(first: firstUnsent, words: Array(asked[firstUnsent...]))
  }

  /// Takes what a display has measured.
  /// - Parameters:
  ///   - answers: Em.
  ///   - first: The number of the first word.
  /// - Returns: Whether that changes anything; false for words that were not asked for.
  func measure(_ answers: [Double], from first: Int) -> Bool {
    guard first >= 0, first <= asked.count, answers.count <= asked.count - first else {
      return false
    }
    var isChanged = false
    for (word, answer) in zip(asked[first...], answers) {
      let most = Self.widest * Double(word.text.count)
      guard (0...most).contains(answer), advances[word] != .some(answer) else { continue }
      advances[word] = .some(answer)
      isChanged = true
    }
    if isChanged { revision = Self.nextRevision() }
    return isChanged
  }
}

/// Measures words that the fonts of the process lack for the scene that is laid out now: as its display has
/// measured them, else by the fallback font.
///
/// UIKit lays out on the main actor only.
struct SceneWordMeasurer: FallbackMeasurer {
  private let fallback = FallbackFontMeasurer()

  var revision: Int {
    MainActor.assumeIsolated { CurrentScene.runtime?.words?.revision ?? 0 }
  }

  func advance(of word: String, font: Font) -> Double? {
    let own = fallback.advance(of: word, font: font)
    // Readers have emoji of their own.
    guard own == nil || FallbackFontMeasurer.isEmoji(word) else { return own }
    let measured = MainActor.assumeIsolated {
      CurrentScene.runtime?.words?.advance(of: WordValue(word, font.typeface.descriptor))
    }
    return measured.map { $0 * font.size } ?? own
  }
}

extension WordValue {
  fileprivate init(_ text: String, _ typeface: TypefaceDescriptor) {
    let design: Design =
      switch typeface.design {
      case .default, .fallback: .standard
      case .monospaced: .monospaced
      case .rounded: .rounded
      case .serif: .serif
      }
    self.init(text: text, design: design, weight: typeface.weight, isItalic: typeface.isItalic)
  }
}

extension _SceneRuntime {
  /// Lays texts out anew by what the display has measured.
  /// - Returns: Whether it applied.
  func take(measured answers: [Double], from first: Int) -> Bool {
    guard words?.measure(answers, from: first) == true else { return false }
    for view in views.values { view._wordsChanged() }
    return true
  }
}

extension UIView {
  /// Words that the fonts of the process lack may be wider or narrower than they were.
  fileprivate final func _wordsChanged() {
    if let sending = self as? any LineSending {
      _contentSizeMayChange()
      _mark(sending._linesKey)
    } else if self is UITextField || self is UITextView || self is UISegmentedControl {
      _contentSizeMayChange()
    }
    (self as? UITableViewCell)?._tableView?.setNeedsLayout()
  }
}
