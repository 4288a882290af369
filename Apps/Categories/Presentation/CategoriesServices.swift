public import CategoriesModel

/// The dependencies of the app's screens.
@MainActor
public struct CategoriesServices {
  public var repository: any CategoryRepository
  public var avatars: any AvatarLoading

  public init(repository: any CategoryRepository, avatars: any AvatarLoading) {
    self.repository = repository
    self.avatars = avatars
  }
}
