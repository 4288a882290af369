import PatternGalleryModel

extension PatternDetailViewState {
  /// What is known of a pattern before anything has happened.
  init(_ pattern: Pattern, _ texts: PatternGalleryTexts) {
    title = texts.name(of: pattern)
    hearer = TextViewData(label: texts.heardBy, value: texts.nobodyYet)
    hint = texts.hint
    renameElsewhere = texts.renameElsewhere
    path = Part(title: texts.path, rows: [])
    holds = Part(title: texts.holds, rows: HolderViewData.all(of: pattern, texts))
    let figures = pattern.figures
    let longest = figures.layers.map(\.lines).max() ?? 1
    layers = Part(
      title: texts.lines(figures.lines),
      rows: figures.layers.map { layer in
        LayerViewData(
          name: texts.name(of: layer.layer),
          lines: "\(layer.lines)",
          share: Double(layer.lines) / Double(longest)
        )
      }
    )
    use = Part(title: texts.whenToUse, rows: [texts.use(of: pattern)])
  }
}

extension HolderViewData {
  /// Everybody who holds somebody, in the order of the drawing.
  fileprivate static func all(
    of pattern: Pattern,
    _ texts: PatternGalleryTexts
  ) -> [HolderViewData] {
    var holders: [CardRole] = []
    for hold in pattern.holds where !holders.contains(hold.holder) { holders.append(hold.holder) }
    return holders.map { holder in
      HolderViewData(
        name: texts.name(of: holder),
        arrows: pattern.holds.filter { $0.holder == holder }.map { ArrowViewData($0, texts) }
      )
    }
  }
}

extension ArrowViewData {
  fileprivate init(_ hold: Hold, _ texts: PatternGalleryTexts) {
    held = texts.name(of: hold.held)
    isStrong = hold.strength == .strong
    strength = isStrong ? texts.strong : texts.weak
    sentence = texts.sentence(for: hold)
  }
}
