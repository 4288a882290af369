import ZhihuDailyModel

/// The appearances of the app.
public enum AppearanceChoice: Sendable, CaseIterable {
  case system, light, dark

  init(_ appearance: NewsSettings.Appearance) {
    self =
      switch appearance {
      case .system: .system
      case .light: .light
      case .dark: .dark
      }
  }

  var appearance: NewsSettings.Appearance {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The text sizes of stories.
public enum TextSizeChoice: Sendable, CaseIterable {
  case small, standard, large, extraLarge

  init(_ size: NewsSettings.TextSize) {
    self =
      switch size {
      case .small: .small
      case .standard: .standard
      case .large: .large
      case .extraLarge: .extraLarge
      }
  }

  var textSize: NewsSettings.TextSize {
    switch self {
    case .small: .small
    case .standard: .standard
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}
