public import Foundation

/// A user's row, ready to show.
public struct UserRowViewData: Equatable, Sendable {
  public struct Follow: Equatable, Sendable {
    public var title: String
    /// Names the user too, for those who cannot see the row.
    public var label: String
    public var isOn: Bool
  }

  public var name: String
  /// A mark beside the name; nil where there is none.
  public var vip: String?
  /// Such as "1.2K fans · 340 posts".
  public var counts: String
  /// Nil where there is none.
  public var introduction: String?
  /// The bytes of the picture; nil while there is none.
  public var avatar: Data?
  public var follow: Follow
}
