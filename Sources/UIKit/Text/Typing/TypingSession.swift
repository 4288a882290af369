import UIKitHosting

/// The scene's half of typing in one field: what its display has, and what it must be told.
///
/// Call `receive` for an edit, then `take` if the scene accepts it; `sceneReplaced` for every
/// other change of the scene's text; and `settle` after each turn.
struct TypingSession {
  /// The newest revision of the display's that has arrived.
  private(set) var revision: UInt32 = 0
  /// The newest version that was sent.
  private(set) var version: UInt32 = 0
  /// The number of the commit that made the display's field; older events speak of another one.
  private var since: UInt64 = 0
  /// What the display had when it made its newest edit, then the values sent since.
  ///
  /// It may have taken over any of them by now. Empty where its text is unknown.
  private var copies: [DisplayedText] = []
  private var mustAnswer = true
  /// More values than this without an edit between them, and the oldest is given up.
  private static let mostCopies = 32

  /// A display makes the field anew, with nothing in it.
  mutating func restart(since commit: UInt64) {
    revision = 0
    since = commit
    copies = [DisplayedText(version: 0, units: [])]
    mustAnswer = true
  }

  /// Notes an edit as the display has made it.
  ///
  /// - Returns: What it means in the scene's text; nil when it is to be dropped.
  mutating func receive(_ edit: TextEdit, seen: UInt64, scene: [UInt16]) -> Range<Int>? {
    guard seen >= since, edit.revision > revision else { return nil }
    let isNext = edit.revision == revision + 1
    revision = edit.revision
    guard isNext, var copy = copies.first(where: { $0.version == edit.base }),
      copy.holds(edit.range)
    else {
      // Nobody knows what the display has now; it takes over the answer to this revision.
      copies = []
      mustAnswer = true
      return nil
    }
    let range = copy.sceneRange(of: edit.range, in: scene)
    copy.replace(edit.range, with: Array(edit.replacement.utf16))
    copies = [copy]
    return range
  }

  /// The range of the scene's text that a person selected; nil if the display's text was another.
  func sceneRange(of selection: TextSelection, seen: UInt64, scene: [UInt16]) -> Range<Int>? {
    guard seen >= since, selection.revision == revision,
      let copy = copies.first(where: { $0.version == selection.base }), copy.holds(selection.range)
    else { return nil }
    return copy.sceneRange(of: selection.range, in: scene)
  }

  /// Has the next value sent, whatever the display has.
  mutating func resend() {
    mustAnswer = true
  }

  /// The scene does what the edit that was just received asks for, with as many new units.
  mutating func take(_ edit: TextEdit, replacing range: Range<Int>) {
    let count = edit.replacement.utf16.count
    sceneReplaced(range, count: count)
    copies[0].settle(edit.range.lowerBound, count: count, at: range.lowerBound)
  }

  /// The scene's text has `count` other units in place of those in `range`.
  mutating func sceneReplaced(_ range: Range<Int>, count: Int) {
    for index in copies.indices { copies[index].sceneReplaced(range, count: count) }
  }

  /// Whether a new value, of the version that this makes, must be sent.
  mutating func settle(scene: [UInt16]) -> Bool {
    if !mustAnswer, let last = copies.last, last.units == scene {
      copies[copies.count - 1].settleWhole()
      return false
    }
    mustAnswer = false
    version += 1
    copies.append(DisplayedText(version: version, units: scene))
    if copies.count > Self.mostCopies { copies.remove(at: 1) }
    return true
  }
}
