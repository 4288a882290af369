import PatternGalleryModel
public import PatternGalleryPresentation

extension PatternGalleryRoute {
  /// A route of each case, then one of each other pattern.
  public static let samples: [PatternGalleryRoute] =
    chain(from: .list, \.next) + Pattern.allCases.dropFirst().map { .pattern($0) }

  private var next: PatternGalleryRoute? {
    switch self {
    case .list: .comparison
    case .comparison: Pattern.allCases.first.map { .pattern($0) }
    case .pattern: nil
    }
  }
}
