internal import CTextBreaks

/// Divides a paragraph into items and measures them.
struct ParagraphBuilder {
  let units: [UInt16]
  private(set) var spans: [AttributeSpan]
  let direction: ParagraphStyle.Direction
  private(set) var baseLevel: UInt8 = 0
  var offsets: [Double]
  var flags: [UnitFlags]
  var items: [Item] = []
  var hasTabs = false
  var isMonotone = true
  var revision: Int?

  /// The bidirectional level of each unit; empty if all equal the paragraph's.
  private(set) var levels: [UInt8] = []

  /// Builds a paragraph without line breaks in it.
  ///
  /// There is at least one span; spans are in order and without gaps.
  static func build(
    _ units: [UInt16],
    spans: [AttributeSpan],
    direction: ParagraphStyle.Direction,
    _ context: ShapingContext
  ) -> ShapedParagraph {
    var builder = ParagraphBuilder(units: units, spans: spans, direction: direction)
    builder.run(context)
    return ShapedParagraph(builder)
  }

  private init(
    units: [UInt16],
    spans: [AttributeSpan],
    direction: ParagraphStyle.Direction
  ) {
    self.units = units
    self.spans = spans
    self.direction = direction
    offsets = []
    flags = [UnitFlags](repeating: [], count: units.count + 1)
  }

  private mutating func run(_ context: ShapingContext) {
    if units.count > 100_000 { context.scratch.isLarge = true }
    let isSimple = scan(context.scratch)
    guard !units.isEmpty else {
      offsets = [0]
      flags[0] = .grapheme
      return
    }
    units.withUnsafeBufferPointer { units in
      flags.withUnsafeMutableBufferPointer { flags in
        Graphemes.mark(units, flags, isSimple: isSimple, context.scratch)
        LineBreakOpportunities.mark(units, flags, context.scratch)
        flags[units.count].formUnion([.grapheme, .lineBreak])
      }
    }
    itemise()
    if hasIdeographs {
      for index in spans.indices {
        spans[index].attributes.font = spans[index].attributes.font.untracked
      }
    }
    measure(context)
  }

  var hasIdeographs: Bool { items.contains { $0.kind == .ideographic } }

  /// Scans the units once; returns whether each one is a grapheme cluster.
  private mutating func scan(_ scratch: Scratch) -> Bool {
    var needsBidi = direction == .rightToLeft || direction == .naturalElseRightToLeft
    var isSimple = true
    for (index, unit) in units.enumerated() {
      if unit >= 0x300 {
        if !ScalarClass.isSimple(unit) { isSimple = false }
        if ScalarClass.needsBidi(unit) { needsBidi = true }
      }
      if ScalarClass.hangs(unit) {
        flags[index].insert(.hangs)
        if unit == 0x20 { flags[index].insert(.expands) }
        if unit == 0x09 { hasTabs = true }
      } else if unit == 0xA0 {
        flags[index].insert(.expands)
      }
    }
    guard needsBidi else { return isSimple }
    let level: UInt8 =
      switch direction {
      case .natural: 0xFE
      case .naturalElseRightToLeft: 0xFF
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    guard let found = units.withUnsafeBufferPointer({ scratch.levels(of: $0, direction: level) })
    else { return isSimple }
    baseLevel = found.base & 1
    if found.levels.contains(where: { $0 != found.base }) { levels = found.levels }
    return isSimple
  }
}
