import TextLayout
import UIKitHosting

/// The words that no font of the process covers, with their widths as measured by the scene's
/// display.
///
/// They are not shared between scenes, because other users must not depend on measurements by one
/// page.
@MainActor
final class SceneWords {
  /// The maximum number of words that a scene has measured; others stay estimated.
  private static let limit = 2_000
  /// The maximum length of a word, in UTF-8 bytes.
  private static let longest = 128
  /// The maximum accepted width per character, in em.
  private static let widest = 8.0
  private static var lastRevision = 0

  /// A number that differs between scenes and changes with each measurement.
  private(set) var revision = SceneWords.nextRevision()

  /// All requested words, in order.
  private var asked: [WordValue] = []
  /// The widths in em; nil for words that were not measured yet.
  private var advances: [WordValue: Double?] = [:]
  /// The index of the first word that was not sent in a commit.
  private var firstUnsent = 0

  private static func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  /// Returns the advance of a word in em, or nil if the display has not measured it.
  ///
  /// An unknown word is requested with the next commit.
  func advance(of word: WordValue) -> Double? {
    if let known = advances[word] { return known }
    guard asked.count < Self.limit, word.text.utf8.count <= Self.longest else { return nil }
    advances[word] = .some(nil)
    asked.append(word)
    return nil
  }

  /// Returns the words that have not been requested from a display.
  /// - Parameter isWhole: Whether the request goes to a new display, which may not have received
  ///   the last ones.
  /// - Returns: The words, or nil if there are none.
  func take(isWhole: Bool) -> WordsValue? {
    if isWhole { firstUnsent = asked.firstIndex { advances[$0] == .some(nil) } ?? asked.count }
    guard firstUnsent < asked.count else { return nil }
    defer { firstUnsent = asked.count }
    return WordsValue(first: firstUnsent, words: Array(asked[firstUnsent...]))
  }

  /// Records the measurements of a display.
  /// - Parameters:
  ///   - answers: The widths, in em.
  ///   - first: The index of the first word.
  /// - Returns: Whether a width has changed; false for words that were not requested.
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

/// A measurer of words that the fonts of the process do not cover.
///
/// It uses the measurements of the display of the scene being laid out, or else the fallback font.
/// UIKit lays out on the main actor only.
struct SceneWordMeasurer: FallbackMeasurer {
  private let fallback = FallbackFontMeasurer()

  var revision: Int {
    MainActor.assumeIsolated { CurrentScene.runtime?.words?.revision ?? 0 }
  }

  func advance(of word: String, font: Font) -> Double? {
    let own = fallback.advance(of: word, font: font)
    // Users' devices have their own emoji.
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
  /// Updates text layout for the display's measurements.
  /// - Returns: Whether anything has changed.
  func take(measured answers: [Double], from first: Int) -> Bool {
    guard words?.measure(answers, from: first) == true else { return false }
    for view in views.values { view._wordsChanged() }
    return true
  }
}

extension UIView {
  /// Updates layout after the widths of words that the fonts do not cover have changed.
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
