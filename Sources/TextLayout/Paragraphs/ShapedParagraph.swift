/// A shaped and measured paragraph, before it is broken into lines.
final class ShapedParagraph: Sendable {
  let units: [UInt16]
  let spans: [AttributeSpan]
  let direction: ParagraphStyle.Direction

  /// The level of the paragraph: 0 is left to right, 1 right to left.
  let baseLevel: UInt8

  /// The advance of all text before each position between units, in points; tabs have none.
  let offsets: [Double]

  /// The flags of each unit and of the end.
  let flags: [UnitFlags]

  let items: [Item]

  let hasTabs: Bool

  /// A Boolean value that indicates whether fonts have no tracking, because ideographs have none.
  let hasIdeographs: Bool

  /// A Boolean value that indicates whether all levels equal the paragraph's.
  let hasOneDirection: Bool

  /// A Boolean value that indicates whether advances never are negative, so that offsets ascend.
  let isMonotone: Bool

  /// The measurer's revision if it measured or estimated words.
  let revision: Int?

  /// The ascent and descent if they are uniform in the paragraph.
  let uniformExtent: LineExtent?

  init(_ builder: consuming ParagraphBuilder) {
    units = builder.units
    spans = builder.spans
    direction = builder.direction
    baseLevel = builder.baseLevel
    offsets = builder.offsets
    flags = builder.flags
    hasTabs = builder.hasTabs
    isMonotone = builder.isMonotone
    revision = builder.revision
    let base = builder.baseLevel
    hasOneDirection = builder.items.allSatisfy { $0.level == base }
    uniformExtent = LineExtent(uniform: builder.spans)
    hasIdeographs = builder.hasIdeographs
    items = builder.items
  }

  var count: Int { units.count }

  var isRightToLeft: Bool { baseLevel & 1 == 1 }

  /// Returns whether tracking follows the character at a unit of an item.
  func tracks(_ unit: Int, in item: Item) -> Bool { item.tracks(units[unit], flags[unit]) }

  /// Returns the index of the item that contains a unit.
  func itemIndex(at unit: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of the span that contains a unit; the last one for the end.
  func spanIndex(at unit: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the start of the grapheme cluster that contains a unit.
  func graphemeStart(_ unit: Int) -> Int {
    var unit = min(unit, count)
    while unit > 0, unit < count, !flags[unit].contains(.grapheme) { unit -= 1 }
    return unit
  }

  /// Returns the next start of a grapheme cluster after a unit, or the end.
  func graphemeEnd(_ unit: Int) -> Int {
    var unit = unit + 1
    while unit < count, !flags[unit].contains(.grapheme) { unit += 1 }
    return min(unit, count)
  }

  /// Returns the end of a range without trailing white space.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, flags[end - 1].contains(.hangs) { end -= 1 }
    return end
  }
}
