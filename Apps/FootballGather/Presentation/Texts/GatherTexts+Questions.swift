import FootballGatherModel
import Rostrum

/// The questions that several presenters ask.
extension GatherTexts {
  /// Returns the confirmation before a match is deleted, which its score and date identify.
  func deleteQuestion(_ score: Score, _ date: String, hasEnded: Bool) -> Question {
    Question(
      title: gathers.deleteQuestion(result(score)),
      message: hasEnded ? gathers.deleteMessage(date) : gathers.deleteRunningMessage,
      confirm: common.delete,
      cancel: common.cancel
    )
  }

  /// Returns the confirmation before a value that another device has set is replaced.
  func replaceQuestion(_ current: PlayerInput, _ field: PlayerField) -> Question {
    Question(
      title: playerForm.replaceQuestion(current.text(of: field, self) ?? playerForm.none),
      message: playerForm.replaceMessage,
      confirm: playerForm.replace,
      cancel: common.cancel
    )
  }

  /// The offer to add a player anew who was deleted on another device while it was edited.
  var addDeletedPlayer: Question {
    Question(
      title: players.goneTitle,
      message: playerForm.goneWhileEditing,
      confirm: playerForm.addAsNew,
      cancel: common.cancel,
      isDestructive: false
    )
  }

  /// Returns the confirmation before players are deleted.
  func deletePlayersQuestion(_ names: [String]) -> Question {
    Question(
      title: playerList.deleteTitle(names),
      message: playerList.deleteMessage(names.count),
      confirm: common.delete,
      cancel: common.cancel
    )
  }
}

/// The confirmations before unsaved work is discarded: action sheets without a title.
extension GatherTexts {
  /// The confirmation before changes of a player are discarded.
  var discardChanges: Question { discarding(playerForm.discardChangesQuestion) }

  /// The confirmation before a new player is discarded.
  var discardPlayer: Question { discarding(playerForm.discardPlayerQuestion) }

  /// The confirmation before teams are discarded.
  var discardTeams: Question { discarding(teams.discardQuestion, confirm: teams.discard) }

  private func discarding(_ message: String, confirm: String? = nil) -> Question {
    Question(
      message: message,
      confirm: confirm ?? common.discardChanges,
      cancel: common.keepEditing,
      style: .actionSheet
    )
  }
}

extension PlayerInput {
  /// Returns the text of a field's value; nil if it has none.
  fileprivate func text(of field: PlayerField, _ texts: GatherTexts) -> String? {
    let text: String? =
      switch field {
      case .name: PersonName(name).displayed
      case .age: age
      case .position: position.map(texts.positions.names)
      case .skill: skill.flatMap { texts.players.skills[$0] }
      case .team: favouriteTeam
      }
    return text?.isEmpty == false ? text : nil
  }
}
