public import Foundation

/// The data of a story's row.
public struct HomeRowViewData: Equatable, Sendable {
  public var title: String
  public var hint: String?
  public var accessibilityLabel: String
  public var picture: URL?
  public var isRead: Bool
  /// The accessibility text of a read story; nil for an unread one.
  public var readMark: String?
}
