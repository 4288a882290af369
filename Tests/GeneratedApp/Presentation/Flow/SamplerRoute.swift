public import Rostrum

/// The destinations of Sampler.
public enum SamplerRoute: Route {
  case itemList
  /// One item, by its id. Its path is `items/<id>`.
  case itemDetail(String)
  case settings
  case onboarding

  public init?(path: RoutePath) {
    let segments = path.segments
    switch (segments.count, segments.first) {
    case (0, _): self = .itemList
    case (2, "items"): self = .itemDetail(segments[1])
    case (1, "settings"): self = .settings
    case (1, "onboarding"): self = .onboarding
    default: return nil
    }
  }

  public var path: RoutePath {
    switch self {
    case .itemList: []
    case .itemDetail(let id): ["items", id]
    case .settings: ["settings"]
    case .onboarding: ["onboarding"]
    }
  }
}
