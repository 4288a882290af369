import UIKitHosting

/// The scene's state of typing in one field: the text that its display has, and the updates that it
/// must be sent.
///
/// Call `receive` for an edit, then `take` if the scene accepts it; `sceneReplaced` for every other
/// change of the scene's text; and `settle` after each turn.
struct TypingSession {
  /// The newest revision that has arrived from the display.
  private(set) var revision: UInt32 = 0
  /// The newest version that was sent.
  private(set) var version: UInt32 = 0
  /// The number of the commit that created the display's field; older events refer to an earlier
  /// field.
  private var since: UInt64 = 0
  /// The display's text at its newest edit, followed by the values sent since.
  ///
  /// It may have applied any of them by now. Empty if its text is unknown.
  private var copies: [DisplayedText] = []
  private var mustAnswer = true
  /// The maximum number of values without an edit between them; beyond it the oldest is discarded.
  private static let maximumCopies = 32

  /// Restarts for a field that a display creates anew, without text.
  mutating func restart(since commit: UInt64) {
    revision = 0
    since = commit
    copies = [DisplayedText(version: 0, units: [])]
    mustAnswer = true
  }

  /// Records an edit by the display.
  ///
  /// - Returns: The corresponding range of the scene's text, or nil if the edit must be dropped.
  mutating func receive(_ edit: TextEdit, seen: UInt64, scene: [UInt16]) -> Range<Int>? {
    guard seen >= since, edit.revision > revision else { return nil }
    let isNext = edit.revision == revision + 1
    revision = edit.revision
    guard isNext, var copy = copies.first(where: { $0.version == edit.base }),
      copy.holds(edit.range)
    else {
      // The display's text is unknown now; it applies the answer to this revision.
      copies = []
      mustAnswer = true
      return nil
    }
    let range = copy.sceneRange(of: edit.range, in: scene)
    copy.replace(edit.range, with: Array(edit.replacement.utf16))
    copies = [copy]
    return range
  }

  /// Returns the range of the scene's text that the user selected, or nil if the display's text has
  /// changed since.
  func sceneRange(of selection: TextSelection, seen: UInt64, scene: [UInt16]) -> Range<Int>? {
    guard seen >= since, selection.revision == revision,
      let copy = copies.first(where: { $0.version == selection.base }), copy.holds(selection.range)
    else { return nil }
    return copy.sceneRange(of: selection.range, in: scene)
  }

  /// Forces the next value to be sent, regardless of the display's text.
  mutating func resend() {
    mustAnswer = true
  }

  /// Records that the scene performs the edit just received, with as many new units.
  mutating func take(_ edit: TextEdit, replacing range: Range<Int>) {
    let count = edit.replacement.utf16.count
    sceneReplaced(range, count: count)
    copies[0].settle(edit.range.lowerBound, count: count, at: range.lowerBound)
  }

  /// Records that the scene's text has `count` other units in place of those in `range`.
  mutating func sceneReplaced(_ range: Range<Int>, count: Int) {
    for index in copies.indices { copies[index].sceneReplaced(range, count: count) }
  }

  /// Returns whether a new value must be sent; if so, it has a new version.
  mutating func settle(scene: [UInt16]) -> Bool {
    if !mustAnswer, let last = copies.last, last.units == scene {
      copies[copies.count - 1].settleAll()
      return false
    }
    mustAnswer = false
    version += 1
    copies.append(DisplayedText(version: version, units: scene))
    if copies.count > Self.maximumCopies { copies.remove(at: 1) }
    return true
  }
}
