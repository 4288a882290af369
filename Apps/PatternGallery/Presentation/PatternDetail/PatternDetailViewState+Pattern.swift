import PatternGalleryModel

extension PatternDetailViewState {
  /// Makes the state of a pattern before the first event.
  init(_ pattern: Pattern, _ texts: PatternGalleryTexts) {
    title = texts.name(of: pattern)
    tapReceiver = TextViewData(label: texts.receivedBy, value: texts.nobodyYet)
    hint = texts.hint
    renameElsewhere = texts.renameElsewhere
    path = Part(title: texts.path, rows: [])
    holds = Part(
      title: texts.holds,
      rows: [GraphViewData(pattern, steps: [], selection: nil, texts: texts)]
    )
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
