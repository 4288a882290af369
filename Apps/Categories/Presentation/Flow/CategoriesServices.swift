public import CategoriesModel

/// What the app's screens ask.
@MainActor
public struct CategoriesServices {
  public var repository: any CategoryRepository
  public var avatars: any AvatarLoading

  public init(repository: any CategoryRepository, avatars: any AvatarLoading) {
    self.repository = repository
    self.avatars = avatars
  }
}
