import Foundation
import TextLayout
import UIKitHosting

/// The fonts that apps bring along: those that the main bundle's Info.plist lists, and those that
/// apps register while they run.
enum AppFonts {
  private static let key = "UIAppFonts"

  /// The registered fonts, with those of the main bundle.
  static var registered: RegisteredFonts {
    _ = fontsOfMainBundle
    return .shared
  }

  private static let fontsOfMainBundle: Void = register(listedIn: .main)

  /// Registers the font files that the Info.plist of a bundle lists under `UIAppFonts`.
  ///
  /// Files that cannot be used are reported on standard error.
  static func register(listedIn bundle: Bundle) {
    let names = bundle.object(forInfoDictionaryKey: key) as? [String] ?? []
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for name in names {
      do {
        try RegisteredFonts.shared.register(path: folder.appending(path: name).path)
      } catch {
        // Before, the app may have registered the font by Core Text.
        if error.isRegisteredAlready { continue }
        let line = "UIKit: the font \(name) of \(key) in Info.plist cannot be used. \(error)\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
    }
  }
}

extension FontValue {
  /// Creates a value of an app's font.
  init(_ font: RegisteredFont, pointSize: Double) {
    self.init(pointSize: pointSize, weight: font.weight, isItalic: font.isItalic)
    family = Family(font)
  }

  /// The app's font of the family that has this weight and slant, or similar ones; nil for families
  /// of iOS.
  var registered: RegisteredFont? {
    guard let family, let face = family.face else { return nil }
    return AppFonts.registered.font(
      ofFamily: family.name,
      face: face,
      weight: weight,
      isItalic: isItalic
    )
  }
}

extension FontValue.Family {
  init(_ font: RegisteredFont) {
    self.init(
      name: font.familyName,
      kind: font.isMonospaced ? .monospaced : .sansSerif,
      face: font.postScriptName
    )
  }
}
