import CategoriesModel
import Rostrum

// Following: first on the screen, then stored; unfollowing can be undone for some seconds.
extension UserListPresenter {
  public func followTapped(_ id: Int) {
    guard let user = user(id) else { return }
    let isFollowed = !repository.isFollowed(user)
    choose(isFollowed, user)
    if !isFollowed { offerUndo(of: user) } else if unfollowed?.id == id { withdrawUndo() }
  }

  /// Follows the last unfollowed user again.
  public func undoTapped() {
    guard let user = unfollowed else { return }
    withdrawUndo()
    choose(true, user)
    send(ifDetached: .vanish) { $0.announce(self.texts.followingLabel(user.name)) }
  }

  private func choose(_ isFollowed: Bool, _ user: CategoryUser) {
    let choice = repository.choose(isFollowed, user.id)
    finishing { [repository] in
      try await repository.keep(choice)
    } then: { result in
      guard case .failure = result else { return }
      if self.unfollowed?.id == user.id { self.withdrawUndo() }
      self.showMessage(self.texts.notKept(user.name))
    }
  }

  private func offerUndo(of user: CategoryUser) {
    unfollowed = user
    let text = texts.unfollowed(user.name)
    update { $0.undo = .init(text: text, button: self.texts.undo) }
    send(ifDetached: .vanish) { $0.announce(text) }
    expireUndoOffer(on: clock) { self.withdrawUndo() }
  }

  private func withdrawUndo() {
    unfollowed = nil
    cancelUndoOffer()
    update { $0.undo = nil }
  }
}
