import Rostrum

/// The questions that several presenters ask.
extension GatherTexts {
  /// The confirmation before a match is deleted.
  var deleteQuestion: Question {
    Question(
      title: gathers.deleteTitle,
      message: gathers.deleteQuestion,
      confirm: common.delete,
      cancel: common.cancel
    )
  }

  /// Returns the confirmation before players are deleted.
  func deletePlayersQuestion(_ names: [String]) -> Question {
    Question(
      title: playerList.deleteTitle(names),
      message: playerList.deleteMessage,
      confirm: common.delete,
      cancel: common.cancel
    )
  }
}

extension PlayerFormTexts {
  /// The confirmation before changes of a player are discarded.
  var discardChanges: Question { discarding(discardChangesQuestion) }

  /// The confirmation before a new player is discarded.
  var discardPlayer: Question { discarding(discardPlayerQuestion) }

  private func discarding(_ title: String) -> Question {
    Question(title: title, confirm: discard, cancel: keepEditing)
  }
}
