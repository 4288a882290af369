import ContactsModel
import Rostrum

// Deletion: first the store, then the rows, and an undo for some seconds.
extension ContactListPresenter {
  /// Deletes a contact whose row was swiped.
  public func deleteTapped(_ id: String) {
    finishing { [repository] in
      try await repository.delete(id: id)
    } then: { result in
      switch result {
      case .success(let deletion):
        self.offerUndo(of: deletion)
        self.read()
      case .failure(let error):
        self.showError(error, title: self.texts.notDeletedTitle)
        self.resend()
      }
    }
  }

  /// Undoes the latest deletion.
  public func undoTapped() {
    guard let deletion else { return }
    withdrawUndo()
    finishing { [repository] in
      try await repository.restore(deletion)
    } then: { result in
      switch result {
      case .success:
        self.send(ifDetached: .vanish) {
          $0.announce(self.texts.restored(deletion.contact.name.quoted))
        }
        self.read()
      case .failure(let error):
        self.showError(error, title: self.texts.notRestoredTitle)
        if self.deletion == nil { self.offerUndo(of: deletion) }
      }
    }
  }

  /// Offers to undo a deletion from any screen, in place of the previous one.
  func offerUndo(of deletion: ContactDeletion) {
    self.deletion = deletion
    let text = texts.deleted(deletion.contact.name.quoted)
    update { $0.undo = .init(text: text, button: texts.undo) }
    send(ifDetached: .vanish) { $0.announce(text) }
    expireUndoOffer(on: clock) { self.withdrawUndo() }
  }

  private func withdrawUndo() {
    deletion = nil
    cancelUndoOffer()
    update { $0.undo = nil }
  }

  private func showError(_ error: any Error, title: String) {
    navigation?.showNotice(title: title, text: texts.sentence(for: error))
  }
}
