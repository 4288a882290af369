import FootballGatherModel
import Rostrum

// Deletion: a confirmation, then the server, then the rows.
extension PlayerListPresenter {
  /// Deletes a player that was swiped, after a confirmation.
  public func deleteTapped(_ id: Int) {
    ask([id])
  }

  /// Deletes all selected players, after a confirmation.
  public func deleteSelectedTapped() {
    let chosen = selection ?? []
    ask((stored?.value ?? []).map(\.id).filter(chosen.contains))
  }

  private func ask(_ ids: [Player.ID]) {
    guard !ids.isEmpty, deleting.isDisjoint(with: ids) else { return }
    let question = texts.deletePlayersQuestion(names(of: ids))
    latest(.question) { [weak navigation] in
      await navigation?.confirms(question) ?? false
    } then: { result in
      if case .success(true) = result { self.delete(ids) }
    }
  }

  private func names(of ids: [Player.ID]) -> [String] {
    (stored?.value ?? []).filter { ids.contains($0.id) }.map(\.displayName)
  }

  /// Deletes players one by one; stops at the first error, which would affect the others too.
  private func delete(_ ids: [Player.ID]) {
    deleting.formUnion(ids)
    finishing { [players] in
      for id in ids { try await players.delete(id) }
    } then: { result in
      self.deleting.subtract(ids)
      if case .failure(let error) = result { self.showError(error, count: ids.count) }
      self.read()
    }
  }

  private func showError(_ error: any Error, count: Int) {
    navigation?.notify(
      Notice(
        title: texts.playerList.notDeletedTitle(count),
        text: texts.sentence(for: error, in: environment),
        ok: texts.common.ok
      )
    )
  }
}

extension WorkKind {
  fileprivate static let question = WorkKind("question")
}
