public import UIKitHosting

/// An app on the home screen.
public struct HostedAppEntry: Sendable {
  /// The first part of its addresses: lower-case letters, digits and hyphens.
  public var path: String
  /// Its name by language (`en`, `zh-Hans`), for each language that it is in; the reader's best one
  /// is shown, `en` in doubt.
  public var names: [String: String]
  /// A square SVG picture; its corners are rounded by the home screen.
  public var icon: String
  public var application: any HostedApplication & Sendable

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

  /// The language that the app speaks to a reader: as on iOS, layout and screen readers go by what
  /// the app is in, not by what the reader would rather have.
  func language(for languages: [String]) -> String {
    match(languages)?.language ?? "en"
  }

  /// An address that holds the icon itself, so that nothing more is asked for.
  var iconAddress: String {
    let kept = icon.utf8.map { byte in
      Self.isKeptInAddresses(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "data:image/svg+xml,\(kept.joined())"
  }

  /// Printable ASCII but for what ends an address, or means something in it or in markup.
  private static func isKeptInAddresses(_ byte: UInt8) -> Bool {
    (0x20..<0x7f).contains(byte) && !"\"#%&<>".utf8.contains(byte)
  }

  /// The first of the reader's languages that the app is in.
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
