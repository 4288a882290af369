public import Foundation

/// The data of a user's row.
public struct UserRowViewData: Equatable, Sendable {
  public struct Follow: Equatable, Sendable {
    public var title: String
    /// The title after a tap, for which the button has room, so that a tap moves nothing beside it.
    public var otherTitle: String
    /// The accessibility label, which includes the user's name.
    public var label: String
    public var isOn: Bool
  }

  public var name: String
  /// A badge beside the name; nil if there is none.
  public var vip: String?
  /// The counts, such as "1.2K fans · 340 posts".
  public var counts: String
  /// The self-description; nil if there is none.
  public var introduction: String?
  /// The bytes of the picture; nil until it is loaded.
  public var avatar: Data?
  public var follow: Follow
}
