public import Foundation

/// The data of a favourite's row.
public struct FavouriteRowViewData: Equatable, Sendable {
  public var title: String
  public var hint: String?
  public var accessibilityLabel: String
  public var picture: URL?
}
