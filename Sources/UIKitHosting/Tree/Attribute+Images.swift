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
}

extension [TextRun] {
  fileprivate var images: [ImageValue] { compactMap { $0.effects?.attachment?.image } }
}
