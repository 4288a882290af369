import CategoriesModel

// The view state of the users, derived from the presenter's data.
extension UserListPresenter {
  var title: String {
    repository.categories?.first { $0.id == category }?.name ?? texts.category
  }

  var content: UserListViewState.Content {
    if !rows.ids.isEmpty { return .list(rows) }
    if let error { return .placeholder(texts.placeholder(for: error)) }
    guard repository.users(of: category) != nil else { return .waiting }
    return .placeholder(isUnknown ? texts.noSuchCategory : texts.nobody)
  }

  /// A Boolean value that indicates whether the categories are loaded and do not include this one.
  var isUnknown: Bool {
    repository.categories?.contains { $0.id == category } == false
  }

  /// Returns the number of followers with the user's choice on this device, of which the server does
  /// not know.
  private func fans(of user: CategoryUser, isFollowed: Bool) -> Int {
    guard isFollowed != user.isFollowed else { return user.fans }
    return isFollowed ? min(user.fans, .max - 1) + 1 : max(user.fans, 1) - 1
  }

  func row(_ user: CategoryUser) -> UserRowViewData {
    let isFollowed = repository.isFollowed(user)
    return UserRowViewData(
      name: user.name,
      vip: user.isVIP ? texts.vip : nil,
      counts: texts.counts(fans(of: user, isFollowed: isFollowed), user.posts),
      introduction: user.introduction,
      avatar: user.avatar.flatMap(avatars.avatar),
      follow: UserRowViewData.Follow(
        title: isFollowed ? texts.following : texts.follow,
        otherTitle: isFollowed ? texts.follow : texts.following,
        label: isFollowed ? texts.followingLabel(user.name) : texts.followLabel(user.name),
        isOn: isFollowed
      )
    )
  }
}
