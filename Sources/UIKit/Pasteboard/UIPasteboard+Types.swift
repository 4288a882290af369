public import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option for items that are set.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items expire, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool` indicating whether the items are not copied to the clipboard of the user's device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  // The object of notifications is the pasteboard.

  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification"
  )

  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification"
  )

  /// The types that a change has added, an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"

  /// The types that a change has removed, an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// The types of texts, URLs, images and colours.
  enum Kind {
    static let string = ["public.utf8-plain-text", "public.text"]
    static let url = ["public.url"]
    static let image = [
      "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image",
    ]
    static let color = ["com.apple.uikit.color"]
  }
}
