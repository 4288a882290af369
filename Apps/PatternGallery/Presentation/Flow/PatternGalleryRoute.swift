public import PatternGalleryModel
public import Rostrum

/// The destinations of the gallery.
public enum PatternGalleryRoute: Route {
  case list
  /// A pattern.
  ///
  /// The path is `patterns/<name>`.
  case pattern(Pattern)
  /// The comparison.
  ///
  /// The path is `compare`.
  case comparison

  public init?(path: RoutePath) {
    let segments = path.segments
    switch (segments.count, segments.first) {
    case (0, _): self = .list
    case (1, "compare"): self = .comparison
    case (2, "patterns"):
      guard let pattern = Pattern.allCases.first(where: { $0.address == segments[1] }) else {
        return nil
      }
      self = .pattern(pattern)
    default: return nil
    }
  }

  public var path: RoutePath {
    switch self {
    case .list: []
    case .pattern(let pattern): ["patterns", pattern.address]
    case .comparison: ["compare"]
    }
  }
}

extension Pattern {
  /// The name of the pattern in paths.
  var address: String {
    switch self {
    case .mvc: "mvc"
    case .mvcVariant: "mvc-with-a-knowing-view"
    case .articleMVP: "mvp-historical"
    case .mvp: "mvp"
    case .mvvm: "mvvm"
    case .viper: "viper"
    case .vip: "vip"
    case .mvpc: "mvp-c"
    }
  }
}
