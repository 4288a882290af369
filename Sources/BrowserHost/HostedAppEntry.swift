import Foundation
public import UIKitHosting

/// An app on the home screen.
public struct HostedAppEntry: Sendable {
  /// The first component of the app's paths: lower-case letters, digits and hyphens.
  public var path: String
  /// The app's names by language (`en`, `zh-Hans`), one for each of its localizations.
  ///
  /// The best match for the user is shown, or else that of `en`.
  public var names: [String: String]
  /// A square icon as SVG; the home screen rounds its corners.
  public var icon: String
  public var application: any HostedApplication & Sendable
  /// The preferred languages on all devices, in descending order; nil for those of each browser.
  public var languages: [String]?
  /// The region on all devices, such as `AT`; nil for that of each browser.
  public var region: String?

  public init(
    path: String,
    names: [String: String],
    icon: String,
    application: any HostedApplication & Sendable
  ) {
    precondition(
      !path.isEmpty && path.utf8.allSatisfy { Self.isAllowed($0) },
      "Expected a path of lower-case letters, digits and hyphens, got \"\(path)\"."
    )
    self.path = path
    self.names = names
    self.icon = icon
    self.application = application
  }

  func name(in languages: [String]) -> String {
    match(languages)?.name ?? names["en"] ?? path
  }

  /// Returns the app's localization for a user's preferred languages.
  ///
  /// As on iOS, layout and screen readers follow the app's localization, not the user's first
  /// language.
  func language(for languages: [String]) -> String {
    match(self.languages ?? languages)?.language ?? "en"
  }

  /// Returns the locale for formats in the app: the app's language in the user's region.
  ///
  /// - Parameter browser: The preferred languages of the browser.
  /// - Returns: The user's own locale if the app is localized in the user's first language.
  func locale(for browser: [String]) -> Locale {
    let language = language(for: browser)
    let own = Locale(identifier: browser.first ?? language)
    guard language != browser.first || region != nil else { return own }
    var components = Locale.Components(locale: Locale(identifier: language))
    // The identifier is "de_AT", as on iOS.
    let shown = region.map { Locale.Region($0) } ?? own.region
    if let shown { components.languageComponents.region = shown }
    return Locale(components: components)
  }

  /// The icon as a data URL, which needs no further request.
  var iconAddress: String {
    let kept = icon.utf8.map { byte in
      Self.isKeptInAddresses(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "data:image/svg+xml,\(kept.joined())"
  }

  /// Returns whether a byte is printable ASCII that has no meaning in a URL or in markup.
  private static func isKeptInAddresses(_ byte: UInt8) -> Bool {
    (0x20..<0x7f).contains(byte) && !"\"#%&<>".utf8.contains(byte)
  }

  /// Returns the first of the user's languages that the app is localized in.
  private func match(_ languages: [String]) -> (language: String, name: String)? {
    for language in languages {
      let isChinese = language.hasPrefix("zh")
      let name =
        names[language] ?? (isChinese ? names["zh-Hans"] : nil)
        ?? names[String(language.prefix { $0 != "-" })]
      if let name { return (language, name) }
    }
    return nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
