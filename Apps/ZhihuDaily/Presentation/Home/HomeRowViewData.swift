public import Foundation

/// A story of the list, ready to show.
public struct HomeRowViewData: Equatable, Sendable {
  public var title: String
  public var hint: String?
  public var picture: URL?
  public var isRead: Bool
  /// Says that it was read; nil for a story that was not.
  public var readMark: String?
}
