import FootballGatherModel
public import Foundation
public import Rostrum

/// One field of a player: what is typed or chosen, what is wrong with it, and saving it.
///
/// Whether it makes a difference is asked by one comparison everywhere; nothing changes until the
/// server agrees. Only this field is changed, in what is known of the player at that moment.
public final class PlayerEditPresenter: Presenter<any PlayerEditView, PlayerEditViewState> {
  private let id: Player.ID
  let field: PlayerField
  private let players: any PlayerRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  private weak var navigation: (any PlayerEditNavigation)?
  /// What the screen began with.
  private(set) var original: PlayerInput?
  private(set) var input = PlayerInput(name: "")
  /// Fields whose mistakes are told.
  private(set) var checked: Set<PlayerTextField.ID> = []
  private(set) var isBusy = false
  private(set) var message: String?
  private(set) var placeholder: PlaceholderViewData?
  private var isGone = false
  /// What was typed in a process before, until the player is there.
  private var waitingDraft: PlayerInput?

  init(id: Player.ID, field: PlayerField, app: GatherServices, navigation: any PlayerEditNavigation)
  {
    self.id = id
    self.field = field
    players = app.players
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: PlayerEditViewState(
        title: field.title(app.texts),
        done: app.texts.common.done,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { load() }
  }

  // MARK: - What a person did

  public func textChanged(_ id: PlayerTextField.ID, _ text: String) {
    guard original != nil, !isBusy, input[id] != text else { return }
    input[id] = text
    render()
  }

  /// The field is left: what is wrong with it is told from now on.
  public func fieldLeft(_ id: PlayerTextField.ID) {
    guard let original, input[id] != original[id] else { return }
    checked.insert(id)
    render()
    if let problem = input.problem(in: id) { announce(texts.players.sentence(for: problem)) }
  }

  public func choiceTapped(_ id: String) {
    guard original != nil, !isBusy else { return }
    switch field {
    case .position: input.choose(id, for: .position)
    case .skill: input.choose(id, for: .skill)
    case .name, .age, .team: return
    }
    render()
  }

  public func doneTapped() {
    guard hasUnsavedWork, !isBusy else { return }
    checked = Set(textFields)
    guard let wrong = textFields.first(where: { input.problem(in: $0) != nil }) else {
      return save()
    }
    render()
    send(ifDetached: .vanish) { $0.focus(wrong) }
  }

  /// The way on that the placeholder offers: back to the list if the player is gone, else again.
  public func placeholderButtonTapped() {
    guard !isGone else {
      navigation?.showAllPlayers()
      return
    }
    placeholder = nil
    render()
    load()
  }

  // MARK: - Private

  private func load() {
    latest(.read) { [players, id] in
      try await players.player(id)
    } then: { result in
      switch result {
      case .success(let player?): self.begin(with: PlayerInput(player))
      case .success(nil):
        self.isGone = true
        self.show(self.texts.players.gone)
      case .failure(let error):
        self.show(self.texts.placeholder(for: error, in: self.environment))
      }
    }
  }

  private func show(_ placeholder: PlaceholderViewData) {
    self.placeholder = placeholder
    render()
  }

  private func begin(with values: PlayerInput) {
    original = values
    input = waitingDraft ?? values
    waitingDraft = nil
    render()
    if let first = textFields.first { send(ifDetached: .vanish) { $0.focus(first) } }
  }

  private func save() {
    isBusy = true
    message = nil
    render()
    let input = input.tidied
    finishing { [players, id, field] in
      guard let player = try await players.player(id) else { throw GatherError.notFound }
      var merged = PlayerInput(player)
      merged.take(field, of: input)
      _ = try await players.update(id, to: merged)
    } then: { result in
      self.isBusy = false
      switch result {
      case .success:
        self.original = self.input
        self.navigation?.playerEdited()
      case .failure(let error):
        self.tell(error)
        if case .service(.changed)? = error as? GatherError { self.reload() }
      }
    }
  }

  /// Shows what somebody else has made of the player meanwhile; what was typed stays.
  private func reload() {
    latest(.read) { [players, id] in
      try await players.player(id)
    } then: { result in
      guard case .success(let player?) = result else { return }
      self.original = PlayerInput(player)
      self.render()
    }
  }

  private func tell(_ error: any Error) {
    let reason =
      error as? GatherError == .notFound
      ? texts.playerForm.deletedMeanwhile : texts.sentence(for: error, in: environment)
    let message = texts.playerForm.notUpdated(reason)
    self.message = message
    render()
    announce(message)
  }

  private func announce(_ text: String) {
    send(ifDetached: .vanish) { $0.announce(text) }
  }

  private func render() {
    update { $0 = self.state(from: $0) }
  }
}

// MARK: - Unsaved work

extension PlayerEditPresenter: LeaveGuard {
  /// Whether saving would make a difference.
  public var hasUnsavedWork: Bool {
    original.map { input.tidied != $0.tidied } ?? false
  }

  public func mayLeave() async -> Bool {
    let question = Question(
      title: texts.playerForm.discardChangesQuestion,
      confirm: texts.playerForm.discard,
      cancel: texts.playerForm.keepEditing
    )
    return await navigation?.confirms(question) ?? true
  }
}

extension PlayerEditPresenter: DraftKeeping {
  public var draft: Data? {
    (waitingDraft ?? (hasUnsavedWork ? input : nil)).flatMap { PlayerDraft($0).data }
  }

  public func restore(_ draft: Data) {
    guard let typed = PlayerDraft(data: draft)?.input else { return }
    waitingDraft = typed
    if let original { begin(with: original) }
  }
}

extension PlayerInput {
  /// Takes over one field of another.
  fileprivate mutating func take(_ field: PlayerField, of other: PlayerInput) {
    switch field {
    case .name:
      firstName = other.firstName
      lastName = other.lastName
    case .age: age = other.age
    case .position: position = other.position
    case .skill: skill = other.skill
    case .team: favouriteTeam = other.favouriteTeam
    }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
}
