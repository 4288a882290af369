public import Foundation

/// A favourite, ready to show.
public struct FavouriteRowViewData: Equatable, Sendable {
  public var title: String
  public var hint: String?
  public var picture: URL?
}
