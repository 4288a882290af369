extension Attribute {
  /// The images that a display needs to show the attribute.
  package var images: [ImageValue] {
    switch self {
    case .image(let image): image.map { [$0] } ?? []
    case .attributedText(let runs, _): runs.images
    case .buttonStyle(let style):
      style.details?.background.map { [$0] + style.subtitleRuns.images }
        ?? style.subtitleRuns.images
    case .bar(_, let appearance?):
      [appearance.edge.image, appearance.standard.image].compactMap(\.self)
    case .barButtonStyle(_, let appearance?):
      [appearance.edge.indicator, appearance.standard.indicator].compactMap(\.self)
    case .swipeActions(let swipe?): swipe.actions.compactMap(\.image)
    case .sliderParts(let parts): Array(parts.images.values)
    default: []
    }
  }

  /// Returns the attribute with other images.
  package func mapImages(_ change: (ImageValue) -> ImageValue) -> Attribute {
    switch self {
    case .image(let image): return .image(image.map(change))
    case .attributedText(let runs, let lines):
      return .attributedText(runs.mapImages(change), lines: lines?.mapImages(change))
    case .buttonStyle(var style):
      style.details = style.details?.mapImage(change)
      style.subtitleRuns = style.subtitleRuns.mapImages(change)
      return .buttonStyle(style)
    case .bar(let isHidden, let appearance?):
      var (edge, standard) = (appearance.edge, appearance.standard)
      edge.image = edge.image.map(change)
      standard.image = standard.image.map(change)
      return .bar(
        isHidden: isHidden,
        appearance: BarAppearanceValue(edge: edge, standard: standard)
      )
    case .barButtonStyle(let style, let appearance?):
      var (edge, standard) = (appearance.edge, appearance.standard)
      edge.indicator = edge.indicator.map(change)
      standard.indicator = standard.indicator.map(change)
      return .barButtonStyle(
        style,
        appearance: BarItemAppearanceValue(edge: edge, standard: standard)
      )
    case .swipeActions(var swipe?):
      for index in swipe.actions.indices {
        swipe.actions[index].image = swipe.actions[index].image.map(change)
      }
      return .swipeActions(swipe)
    case .sliderParts(var parts):
      parts.images = parts.images.mapValues(change)
      return .sliderParts(parts)
    default: return self
    }
  }
}

extension AttributeKeys {
  /// The keys of attributes that have images.
  package static let ofImages: AttributeKeys = [
    AttributeKeys(.image), AttributeKeys(.attributedText), AttributeKeys(.buttonStyle),
    AttributeKeys(.bar), AttributeKeys(.barButtonStyle), AttributeKeys(.swipeActions),
    AttributeKeys(.sliderParts),
  ]
}

extension [TextRun] {
  fileprivate var images: [ImageValue] { compactMap { $0.effects?.attachment?.image } }

  fileprivate func mapImages(_ change: (ImageValue) -> ImageValue) -> [TextRun] {
    map { run in
      var run = run
      run.mapImage(change)
      return run
    }
  }
}

extension TextRun {
  fileprivate mutating func mapImage(_ change: (ImageValue) -> ImageValue) {
    guard let image = effects?.attachment?.image else { return }
    effects?.attachment?.image = change(image)
  }
}

extension TextLinesValue {
  fileprivate func mapImages(_ change: (ImageValue) -> ImageValue) -> TextLinesValue {
    var lines = lines
    for line in lines.indices {
      for piece in lines[line].pieces.indices {
        lines[line].pieces[piece].run.mapImage(change)
      }
    }
    return TextLinesValue(lines, size: size, isClipped: isClipped)
  }
}

extension ButtonDetailsValue {
  fileprivate func mapImage(_ change: (ImageValue) -> ImageValue) -> ButtonDetailsValue {
    guard let background else { return self }
    return ButtonDetailsValue(
      horizontal: horizontal,
      vertical: vertical,
      insets: insets,
      titleShift: titleShift,
      imageShift: imageShift,
      imagePlace: imagePlace,
      background: change(background),
      dimsWhenPressed: dimsWhenPressed
    )
  }
}
