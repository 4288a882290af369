import UIKitHosting

/// An effect that blurs the content behind a `UIVisualEffectView`, under a light or dark layer.
open class UIBlurEffect: UIVisualEffect {
  /// The opacity and brightness of the effect; most styles follow the user's light or dark mode.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  final let _style: Style

  public init(style: UIBlurEffect.Style) {
    _style = style
    super.init()
  }
}

extension UIBlurEffect.Style {
  var _material: MaterialValue {
    let (light, dark) = colors
    let color = ColorValue(
      light: light,
      dark: dark,
      lightHighContrast: light,
      darkHighContrast: dark
    )
    return MaterialValue(blur: 20, saturation: 1.8, color: color)
  }

  /// The colours for light and dark mode.
  private var colors: (UInt32, UInt32) {
    let (light, dark) = pair
    switch self {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      return (light, light)
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      return (dark, dark)
    default: return (light, dark)
    }
  }

  private var pair: (UInt32, UInt32) {
    switch self {
    case .extraLight: (0xF9F9_F9D9, 0xF9F9_F9D9)
    case .light: (0xFFFF_FF4D, 0xFFFF_FF4D)
    case .dark: (0x1C1C_1CBA, 0x1C1C_1CBA)
    case .regular: (0xF7F7_F7B3, 0x1C1C_1CBA)
    case .prominent: (0xF9F9_F9D9, 0x2525_25D9)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      (0xF6F6_F673, 0x2525_2573)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      (0xF6F6_F699, 0x2525_2599)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      (0xF6F6_F6BF, 0x2525_25BF)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      (0xF6F6_F6DB, 0x2525_25DB)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      (0xF9F9_F9B8, 0x1D1D_1DB8)
    }
  }
}
