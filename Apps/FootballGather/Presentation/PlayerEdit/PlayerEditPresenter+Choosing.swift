import FootballGatherModel
import Rostrum

// A choice of few values is saved at once, as in Settings.
extension PlayerEditPresenter {
  public func choiceTapped(_ id: String) {
    guard let choice = field.choice, original != nil else { return }
    input.choose(id, for: choice)
    render()
    if !isBusy { saveChoice() }
  }

  /// Saves the choice, even if the user leaves the screen meanwhile.
  ///
  /// Afterwards the screen shows the stored value, unless the user has chosen another one, which is
  /// saved next.
  private func saveChoice() {
    guard let original, !input.agrees(with: original, in: field) else { return }
    isBusy = true
    let chosen = input
    var replacement = replacement(of: original, by: chosen)
    finishing { [weak navigation, field, texts, environment] in
      do {
        guard let current = try await replacement.save() else { return chosen }
        let question = texts.replaceQuestion(current, field)
        guard await navigation?.confirms(question) == true else { return current }
        replacement.original = current
        return try await replacement.save() ?? chosen
      } catch GatherError.notFound {
        throw GatherError.notFound
      } catch {
        let text = texts.sentence(for: error, in: environment)
        navigation?.notify(
          Notice(title: texts.playerForm.notSaved, text: text, ok: texts.common.ok)
        )
        return original
      }
    } then: { result in
      self.isBusy = false
      guard case .success(let stored) = result else {
        self.navigation?.playerWasDeleted()
        return
      }
      self.original = stored
      if self.input == chosen { self.input = stored }
      self.render()
      self.saveChoice()
    }
  }
}
