/// The favourites, as it shall look.
public struct FavouritesViewState: Equatable, Sendable {
  public var title: String
}
