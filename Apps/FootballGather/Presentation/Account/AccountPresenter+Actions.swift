import FootballGatherModel
import Rostrum

// Sending unsent results, and leaving the account.
extension AccountPresenter {
  public func sendTapped() {
    guard activeAction == nil else { return }
    activeAction = .sending
    finishing { [gathers] in
      try await gathers.send()
    } then: { result in
      self.activeAction = nil
      switch result {
      case .success(let report): self.showResult(of: report)
      case .failure(let error): self.showError(error, title: self.texts.account.notSent)
      }
      self.read()
    }
  }

  public func actionTapped(_ id: AccountViewData.Action.ID) {
    guard activeAction == nil else { return }
    switch id {
    case .logIn: navigation?.logIn()
    case .logOut: logOut()
    case .deleteAccount:
      leave(
        asking: question(texts.account.deleteAccount, texts.account.deleteQuestion),
        or: texts.account.notDeleted
      ) { try await $0.deleteAccount() }
    case .erase:
      leave(
        asking: question(texts.account.erase, texts.account.eraseQuestion),
        or: texts.account.notErased
      ) { try await $0.deleteAccount() }
    }
  }

  /// Logs out, after a confirmation if data would be lost.
  private func logOut() {
    let losses = losses
    let text = texts.account.logOutLoses(losses.joined(separator: texts.account.and))
    leave(
      asking: losses.isEmpty ? nil : question(texts.account.logOut, text),
      or: texts.account.notLoggedOut
    ) { try await $0.logOut() }
  }

  private var losses: [String] {
    guard let reading else { return [] }
    return [
      lossOfMatch(reading.running),
      reading.unsent > 0 ? texts.account.losesResults(reading.unsent) : nil,
    ].compactMap(\.self)
  }

  /// Returns what the server lacks of the match in progress, which continues there otherwise.
  private func lossOfMatch(_ running: RunningGather?) -> String? {
    guard let running else { return nil }
    if running.gatherID == nil { return texts.account.losesMatch }
    return running.hasUnsentScore ? texts.account.losesGoals : nil
  }

  private func question(_ action: String, _ message: String) -> Question {
    Question(
      title: texts.account.asking(action),
      message: message,
      confirm: action,
      cancel: texts.common.cancel
    )
  }

  private typealias Leaving = @Sendable (any AccountRepository) async throws -> Void

  private func leave(asking question: Question?, or failed: String, by leave: @escaping Leaving) {
    activeAction = .leaving
    work { [weak navigation] in
      guard let question else { return true }
      return await navigation?.confirms(question) == true
    } then: { result in
      guard case .success(true) = result else {
        self.activeAction = nil
        return
      }
      self.leave(or: failed, by: leave)
    }
  }

  private func leave(or failed: String, by leave: @escaping Leaving) {
    finishing { [account] in
      try await leave(account)
    } then: { result in
      self.activeAction = nil
      if case .failure(let error) = result { self.showError(error, title: failed) }
      self.read()
    }
  }

  // MARK: - Notices

  private func showResult(of report: SendReport) {
    if !report.refused.isEmpty {
      return showNotice(texts.account.refused, title: texts.account.notSent)
    }
    if !report.overruled.isEmpty {
      return showNotice(texts.account.overruled, title: texts.match.overruledTitle)
    }
    send(ifDetached: .vanish) { $0.announce(self.texts.account.sent) }
  }

  private func showError(_ error: any Error, title: String) {
    showNotice(texts.sentence(for: error, in: environment), title: title)
  }

  private func showNotice(_ text: String, title: String) {
    navigation?.notify(Notice(title: title, text: text, ok: texts.common.ok))
  }
}
