/// A text that a display has, or is about to have, with the corresponding positions in the scene's
/// text.
///
/// The two texts differ while a correction is in transit. The positions are updated edit by edit,
/// so that text typed in the meantime is inserted where the user sees it.
struct DisplayedText {
  /// The version of the value that it is based on; 0 for the empty text of a new field.
  let version: UInt32
  private(set) var units: [UInt16]
  /// The position of each unit in the scene's text, in ascending order; nil for units that it
  /// lacks.
  private var places: [Int?]

  /// Creates a text that equals the scene's.
  init(version: UInt32, units: [UInt16]) {
    self.version = version
    self.units = units
    places = Array(units.indices)
  }

  /// Returns whether a range is valid: within the text, and not splitting a character.
  func holds(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= units.count
      && !units.splitsScalar(at: range.lowerBound) && !units.splitsScalar(at: range.upperBound)
  }

  /// Applies a change by the user; the new units have no position in the scene's text yet.
  mutating func replace(_ range: Range<Int>, with new: [UInt16]) {
    units.replaceSubrange(range, with: new)
    places.replaceSubrange(range, with: new.map { _ in nil })
  }

  /// Records that the scene has accepted `count` units that begin at `start` here and at `place`
  /// there.
  mutating func settle(_ start: Int, count: Int, at place: Int) {
    for offset in 0..<count { places[start + offset] = place + offset }
  }

  /// Records that the scene's text is identical.
  mutating func settleAll() {
    places = Array(units.indices)
  }

  /// Records that the scene's text has `count` other units in place of those in `range`.
  mutating func sceneReplaced(_ range: Range<Int>, count: Int) {
    for index in places.indices {
      guard let place = places[index], place >= range.lowerBound else { continue }
      places[index] = place < range.upperBound ? nil : place + count - range.count
    }
  }

  /// Returns the range of the scene's text that corresponds to `range` of this one.
  ///
  /// - Complexity: O(units).
  func sceneRange(of range: Range<Int>, in scene: [UInt16]) -> Range<Int> {
    if range.isEmpty {
      let place = scene.scalarStart(at: place(of: range.lowerBound, scene.count, afterJoin: true))
      return place..<place
    }
    let lower = place(of: range.lowerBound, scene.count, afterJoin: true)
    let upper = place(of: range.upperBound, scene.count, afterJoin: false)
    let start = scene.scalarStart(at: lower)
    return start..<max(start, scene.scalarStart(at: upper))
  }

  /// Returns the position of the gap between two units.
  ///
  /// Units with positions enclose stretches without positions on one or both sides. The ends of a
  /// stretch correspond to each other, and positions within keep their distance from its start.
  private func place(of gap: Int, _ sceneCount: Int, afterJoin: Bool) -> Int {
    let before = places[..<gap].lastIndex { $0 != nil }
    let after = places[gap...].firstIndex { $0 != nil }
    let start = before.map { $0 + 1 } ?? 0
    let end = after ?? places.count
    let sceneStart = before.flatMap { places[$0] }.map { $0 + 1 } ?? 0
    let sceneEnd = after.flatMap { places[$0] } ?? sceneCount
    if start == end { return afterJoin ? sceneEnd : sceneStart }
    return gap == end ? sceneEnd : min(sceneStart + gap - start, sceneEnd)
  }
}

extension [UInt16] {
  /// Returns whether a surrogate pair crosses this index.
  func splitsScalar(at index: Int) -> Bool {
    index > 0 && index < count && UTF16.isTrailSurrogate(self[index])
      && UTF16.isLeadSurrogate(self[index - 1])
  }

  /// Returns the start of the scalar that crosses this index, or the index itself.
  func scalarStart(at index: Int) -> Int {
    splitsScalar(at: index) ? index - 1 : index
  }

  /// Returns the range that differs from another text, and the length of its replacement there:
  /// everything between the common prefix and the common suffix.
  func difference(to other: [UInt16]) -> (range: Range<Int>, count: Int) {
    let prefix = zip(self, other).prefix { $0 == $1 }.count
    let most = Swift.min(count, other.count) - prefix
    let suffix = zip(reversed(), other.reversed()).prefix(most).prefix { $0 == $1 }.count
    return (prefix..<(count - suffix), other.count - prefix - suffix)
  }
}
