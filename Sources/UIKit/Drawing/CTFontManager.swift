public import Foundation
import TextLayout

// The part of Core Text that registers fonts of apps.

/// For how long a font is registered: always for the process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  public static var user: CTFontManagerScope { .persistent }
}

/// The domain of the errors of functions that register fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The error codes of functions that register fonts.
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
  case notRegistered = 201
  case systemRequired = 203
}

/// Registers the fonts of a TrueType or OpenType file, or of a collection, for the process.
///
/// - Parameters:
///   - fontURL: The address of the file.
///   - scope: How long the fonts are registered, which makes no difference here.
///   - error: Receives an error of the domain `kCTFontManagerErrorDomain`; the caller releases it.
/// - Returns: Whether all fonts of the file were registered.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.perform(error) { () throws(FontRegistration.Failure) in
    try FontRegistration.add(FontRegistration.fonts(in: fontURL))
  }
}

/// Removes the fonts of a file.
///
/// - Parameters:
///   - fontURL: The address of the file.
///   - scope: The scope of the registration, which makes no difference here.
///   - error: Receives an error of the domain `kCTFontManagerErrorDomain`; the caller releases it.
/// - Returns: Whether the fonts were registered.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.perform(error) { () throws(FontRegistration.Failure) in
    try FontRegistration.remove(FontRegistration.fonts(in: fontURL))
  }
}

/// Registers a font for the process.
///
/// - Parameters:
///   - font: The font.
///   - error: Receives an error of the domain `kCTFontManagerErrorDomain`; the caller releases it.
/// - Returns: Whether the font was registered.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.perform(error) { () throws(FontRegistration.Failure) in
    try FontRegistration.add([try FontRegistration.file(of: font)])
  }
}

/// Removes a font.
///
/// - Parameters:
///   - font: The font.
///   - error: Receives an error of the domain `kCTFontManagerErrorDomain`; the caller releases it.
/// - Returns: Whether the font was registered.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.perform(error) { () throws(FontRegistration.Failure) in
    try FontRegistration.remove([try FontRegistration.file(of: font)])
  }
}

/// The common part of the functions that register fonts.
private enum FontRegistration {
  struct Failure: Error {
    let code: CTFontManagerError
    let text: String
  }

  static func perform(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ action: () throws(Failure) -> Void
  ) -> Bool {
    do {
      try action()
      return true
    } catch let failure {
      error?.pointee = .passRetained(
        NSError(
          domain: kCTFontManagerErrorDomain,
          code: failure.code.rawValue,
          userInfo: [NSLocalizedDescriptionKey: failure.text]
        )
      )
      return false
    }
  }

  static func fonts(in url: URL) throws(Failure) -> [RegisteredFont] {
    guard let data = try? Data(contentsOf: url) else {
      throw Failure(code: .fileNotFound, text: "The file \(url.path) cannot be read.")
    }
    do {
      return try RegisteredFonts.fonts(in: Array(data))
    } catch {
      throw Failure(code: .unrecognizedFormat, text: "\(url.path): \(error)")
    }
  }

  /// Returns the font of a file; those of the system are registered and stay so.
  static func file(of font: CGFont) throws(Failure) -> RegisteredFont {
    guard let file = font._file else {
      throw Failure(code: .systemRequired, text: "The font belongs to the system.")
    }
    return file
  }

  static func add(_ fonts: [RegisteredFont]) throws(Failure) {
    do {
      try RegisteredFonts.shared.add(fonts)
    } catch {
      throw Failure(code: .alreadyRegistered, text: "\(error)")
    }
  }

  static func remove(_ fonts: [RegisteredFont]) throws(Failure) {
    guard RegisteredFonts.shared.remove(Set(fonts.map(\.postScriptName))) else {
      throw Failure(code: .notRegistered, text: "No font of the file is registered.")
    }
  }
}
