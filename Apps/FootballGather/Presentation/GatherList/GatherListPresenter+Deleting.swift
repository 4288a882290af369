import FootballGatherModel
public import Foundation
import Rostrum

// Deletion: a confirmation, then the server, then the rows.
extension GatherListPresenter {
  /// Deletes a match that was swiped, after a confirmation.
  public func deleteTapped(_ id: UUID) {
    guard let gather = gatherRows[id], deleting.insert(id).inserted else { return }
    let date = environment.text(ofDateAndTime: gather.date)
    let question = texts.deleteQuestion(
      gather.score ?? Score(),
      date,
      hasEnded: gather.endedAt != nil
    )
    work { [weak navigation] in
      await navigation?.confirms(question) == true
    } then: { result in
      if case .success(true) = result { self.delete(id) } else { self.deleting.remove(id) }
    }
  }

  private func delete(_ id: UUID) {
    finishing { [gathers] in
      try await gathers.delete(id)
    } then: { result in
      self.deleting.remove(id)
      if case .failure(let error) = result {
        let text = self.texts.sentence(for: error, in: self.environment)
        self.navigation?.notify(
          Notice(title: self.texts.gathers.notDeleted, text: text, ok: self.texts.common.ok)
        )
      }
      self.read()
    }
  }
}
