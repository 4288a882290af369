import UIKitHosting

/// Apple's published values: light, dark, and both with increased contrast; for backgrounds also
/// the elevated dark variants.
extension UIColor {
  /// The tint colour of the view that uses it; blue if it is resolved outside of a view.
  public class var tintColor: UIColor { tintOfPlace }

  private static let tintOfPlace = UIColor(_value: .tint)

  public static let systemRed = UIColor(_value: SystemColors.red)
  public static let systemOrange = UIColor(
    light: 0xFF95_00FF,
    dark: 0xFF9F_0AFF,
    highContrast: 0xC934_00FF,
    0xFFB3_40FF
  )
  public static let systemYellow = UIColor(
    light: 0xFFCC_00FF,
    dark: 0xFFD6_0AFF,
    highContrast: 0xB250_00FF,
    0xFFD4_26FF
  )
  public static let systemGreen = UIColor(
    light: 0x34C7_59FF,
    dark: 0x30D1_58FF,
    highContrast: 0x248A_3DFF,
    0x30DB_5BFF
  )
  public static let systemMint = UIColor(
    light: 0x00C7_BEFF,
    dark: 0x63E6_E2FF,
    highContrast: 0x0C81_7BFF,
    0x66D4_CFFF
  )
  public static let systemTeal = UIColor(
    light: 0x30B0_C7FF,
    dark: 0x40C8_E0FF,
    highContrast: 0x0082_99FF,
    0x5DE6_FFFF
  )
  public static let systemCyan = UIColor(
    light: 0x32AD_E6FF,
    dark: 0x64D2_FFFF,
    highContrast: 0x0071_A4FF,
    0x70D7_FFFF
  )
  public static let systemBlue = UIColor(_value: SystemColors.tint)
  public static let systemIndigo = UIColor(
    light: 0x5856_D6FF,
    dark: 0x5E5C_E6FF,
    highContrast: 0x3634_A3FF,
    0x7D7A_FFFF
  )
  public static let systemPurple = UIColor(
    light: 0xAF52_DEFF,
    dark: 0xBF5A_F2FF,
    highContrast: 0x8944_ABFF,
    0xDA8F_FFFF
  )
  public static let systemPink = UIColor(
    light: 0xFF2D_55FF,
    dark: 0xFF37_5FFF,
    highContrast: 0xD30F_45FF,
    0xFF64_82FF
  )
  public static let systemBrown = UIColor(
    light: 0xA284_5EFF,
    dark: 0xAC8E_68FF,
    highContrast: 0x7F65_45FF,
    0xB594_69FF
  )
  public static let systemGray = UIColor(
    light: 0x8E8E_93FF,
    dark: 0x8E8E_93FF,
    highContrast: 0x6C6C_70FF,
    0xAEAE_B2FF
  )
  public static let systemGray2 = UIColor(
    light: 0xAEAE_B2FF,
    dark: 0x6363_66FF,
    highContrast: 0x8E8E_93FF,
    0x7C7C_80FF
  )
  public static let systemGray3 = UIColor(
    light: 0xC7C7_CCFF,
    dark: 0x4848_4AFF,
    highContrast: 0xAEAE_B2FF,
    0x5454_56FF
  )
  public static let systemGray4 = UIColor(
    light: 0xD1D1_D6FF,
    dark: 0x3A3A_3CFF,
    highContrast: 0xBCBC_C0FF,
    0x4444_46FF
  )
  public static let systemGray5 = UIColor(
    light: 0xE5E5_EAFF,
    dark: 0x2C2C_2EFF,
    highContrast: 0xD8D8_DCFF,
    0x3636_38FF
  )
  public static let systemGray6 = UIColor(
    light: 0xF2F2_F7FF,
    dark: 0x1C1C_1EFF,
    highContrast: 0xEBEB_F0FF,
    0x2424_26FF
  )
  public static let label = UIColor(_value: SystemColors.label)
  public static let secondaryLabel = UIColor(
    light: 0x3C3C_4399,
    dark: 0xEBEB_F599,
    highContrast: 0x3C3C_43CC,
    0xEBEB_F5B2
  )
  public static let tertiaryLabel = UIColor(
    light: 0x3C3C_434C,
    dark: 0xEBEB_F54C,
    highContrast: 0x3C3C_43B2,
    0xEBEB_F58C
  )
  public static let quaternaryLabel = UIColor(
    light: 0x3C3C_432E,
    dark: 0xEBEB_F529,
    highContrast: 0x3C3C_438C,
    0xEBEB_F566
  )
  public static let placeholderText = UIColor(
    light: 0x3C3C_434C,
    dark: 0xEBEB_F54C,
    highContrast: 0x3C3C_43B2,
    0xEBEB_F58C
  )
  public static let link = UIColor(
    light: 0x007A_FFFF,
    dark: 0x0984_FFFF,
    highContrast: 0x0040_DDFF,
    0x409C_FFFF
  )
  public static let separator = UIColor(
    light: 0x3C3C_434A,
    dark: 0x5454_5899,
    highContrast: 0x3C3C_435E,
    0x5454_58BF
  )
  public static let opaqueSeparator = UIColor(
    light: 0xC6C6_C8FF,
    dark: 0x3838_3AFF,
    highContrast: 0xC6C6_C8FF,
    0x3838_3AFF
  )
  public static let systemFill = UIColor(
    light: 0x7878_8033,
    dark: 0x7878_805C,
    highContrast: 0x7878_8047,
    0x7878_8070
  )
  public static let secondarySystemFill = UIColor(
    light: 0x7878_8029,
    dark: 0x7878_8052,
    highContrast: 0x7878_803D,
    0x7878_8066
  )
  public static let tertiarySystemFill = UIColor(
    light: 0x7676_801F,
    dark: 0x7676_803D,
    highContrast: 0x7676_8033,
    0x7676_8052
  )
  public static let quaternarySystemFill = UIColor(
    light: 0x7474_8014,
    dark: 0x7676_802E,
    highContrast: 0x7474_8029,
    0x7676_8042
  )
  public static let systemBackground = UIColor(_value: SystemColors.systemBackground)
  public static let secondarySystemBackground = UIColor(
    light: 0xF2F2_F7FF,
    dark: 0x1C1C_1EFF,
    highContrast: 0xEBEB_F0FF,
    0x2424_26FF,
    raised: 0x2C2C_2EFF,
    0x3636_38FF
  )
  public static let tertiarySystemBackground = UIColor(
    light: 0xFFFF_FFFF,
    dark: 0x2C2C_2EFF,
    highContrast: 0xFFFF_FFFF,
    0x3636_38FF,
    raised: 0x3A3A_3CFF,
    0x4444_46FF
  )
  public static let systemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF,
    dark: 0x0000_00FF,
    highContrast: 0xEBEB_F0FF,
    0x0000_00FF,
    raised: 0x1C1C_1EFF,
    0x2424_26FF
  )
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFF_FFFF,
    dark: 0x1C1C_1EFF,
    highContrast: 0xFFFF_FFFF,
    0x2424_26FF,
    raised: 0x2C2C_2EFF,
    0x3636_38FF
  )
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF,
    dark: 0x2C2C_2EFF,
    highContrast: 0xEBEB_F0FF,
    0x3636_38FF,
    raised: 0x3A3A_3CFF,
    0x4444_46FF
  )

  // MARK: Fixed colors

  public static let black = UIColor(_value: SystemColors.black)
  public static let darkGray = UIColor(_value: ColorValue(0x5555_55FF))
  public static let lightGray = UIColor(_value: ColorValue(0xAAAA_AAFF))
  public static let white = UIColor(_value: SystemColors.white)
  public static let gray = UIColor(_value: ColorValue(0x8080_80FF))
  public static let red = UIColor(_value: ColorValue(0xFF00_00FF))
  public static let green = UIColor(_value: ColorValue(0x00FF_00FF))
  public static let blue = UIColor(_value: ColorValue(0x0000_FFFF))
  public static let cyan = UIColor(_value: ColorValue(0x00FF_FFFF))
  public static let yellow = UIColor(_value: ColorValue(0xFFFF_00FF))
  public static let magenta = UIColor(_value: ColorValue(0xFF00_FFFF))
  public static let orange = UIColor(_value: ColorValue(0xFF80_00FF))
  public static let purple = UIColor(_value: ColorValue(0x8000_80FF))
  public static let brown = UIColor(_value: ColorValue(0x9966_33FF))
  public static let clear = UIColor(_value: SystemColors.clear)

  private convenience init(
    light: UInt32,
    dark: UInt32,
    highContrast lightHighContrast: UInt32,
    _ darkHighContrast: UInt32,
    raised raisedDark: UInt32? = nil,
    _ raisedDarkHighContrast: UInt32? = nil
  ) {
    self.init(
      _value: ColorValue(
        light: light,
        dark: dark,
        lightHighContrast: lightHighContrast,
        darkHighContrast: darkHighContrast,
        raisedDark: raisedDark,
        raisedDarkHighContrast: raisedDarkHighContrast
      )
    )
  }
}
