/// A text that a display has, or may be about to have, and where its units stand in the scene's.
///
/// The two differ while a correction is under way. The places are followed edit by edit, so that
/// what is typed meanwhile lands where the person sees it.
struct DisplayedText {
  /// The version of the value it started from; 0 for the empty text of a new field.
  let version: UInt32
  private(set) var units: [UInt16]
  /// For each unit its place in the scene's text, nil for none; rising.
  private var places: [Int?]

  /// A text that is the scene's own.
  init(version: UInt32, units: [UInt16]) {
    self.version = version
    self.units = units
    places = Array(units.indices)
  }

  /// Whether a person can have meant this range: within the text, and through no character's half.
  func holds(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= units.count
      && !units.splitsScalar(at: range.lowerBound) && !units.splitsScalar(at: range.upperBound)
  }

  /// The person's own change; what is new has no place in the scene's text yet.
  mutating func replace(_ range: Range<Int>, with new: [UInt16]) {
    units.replaceSubrange(range, with: new)
    places.replaceSubrange(range, with: new.map { _ in nil })
  }

  /// The scene has taken over `count` units that begin at `start` here and at `place` there.
  mutating func settle(_ start: Int, count: Int, at place: Int) {
    for offset in 0..<count { places[start + offset] = place + offset }
  }

  /// The scene has the very same text.
  mutating func settleWhole() {
    places = Array(units.indices)
  }

  /// The scene's text has `count` other units in place of those in `range`.
  mutating func sceneReplaced(_ range: Range<Int>, count: Int) {
    for index in places.indices {
      guard let place = places[index], place >= range.lowerBound else { continue }
      places[index] = place < range.upperBound ? nil : place + count - range.count
    }
  }

  /// The range of the scene's text that stands for `range` of this one.
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

  /// The place of the gap between two units.
  ///
  /// Between units that have places lie stretches that have none on one side or on both: a
  /// stretch's ends answer to each other, and what is within keeps its distance from the start.
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
  /// Whether a surrogate pair lies across this place.
  func splitsScalar(at index: Int) -> Bool {
    index > 0 && index < count && UTF16.isTrailSurrogate(self[index])
      && UTF16.isLeadSurrogate(self[index - 1])
  }

  /// The start of the scalar that lies across this place, or the place itself.
  func scalarStart(at index: Int) -> Int {
    splitsScalar(at: index) ? index - 1 : index
  }

  /// What one text has in place of which part of this one: all between what both begin and end
  /// with.
  func difference(to other: [UInt16]) -> (range: Range<Int>, count: Int) {
    let prefix = zip(self, other).prefix { $0 == $1 }.count
    let most = Swift.min(count, other.count) - prefix
    let suffix = zip(reversed(), other.reversed()).prefix(most).prefix { $0 == $1 }.count
    return (prefix..<(count - suffix), other.count - prefix - suffix)
  }
}
