import FootballGatherPresentation
import Rostrum
import RostrumUIKit
import UIKit

/// The screen of the match in progress.
final class GatherViewController: ScreenViewController<GatherPresenter>, GatherView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  /// The scoreboard, kept for the lifetime of the screen: goals and ticks change labels, not rows.
  private let scoreboard = ScoreboardCell(style: .default, reuseIdentifier: nil)
  private let timer = TimerCell(style: .default, reuseIdentifier: nil)
  private lazy var endBar = ActionBar(
    configuration: .ending,
    onButton: UIAction { [weak self] _ in self?.presenter.endTapped() }
  )
  private lazy var undoBar = UndoBar(
    onButton: UIAction { [weak self] _ in self?.presenter.undoTapped() }
  )
  private lazy var stackedBars = [
    endBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    undoBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    undoBar.bottomAnchor.constraint(equalTo: endBar.topAnchor),
  ]
  private lazy var barsSideBySide = [
    endBar.leadingAnchor.constraint(equalTo: view.centerXAnchor),
    undoBar.trailingAnchor.constraint(equalTo: view.centerXAnchor),
    undoBar.topAnchor.constraint(equalTo: endBar.topAnchor),
    undoBar.bottomAnchor.constraint(equalTo: endBar.bottomAnchor),
  ]
  private lazy var menuItem = UIBarButtonItem(
    image: UIImage(systemName: "ellipsis.circle"),
    menu: nil
  )
  private lazy var source = GatherDataSource(tableView: table) {
    [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private var players: [Int: LineUpPlayerViewData] = [:]
  private var shownTeams: [[LineUpPlayerViewData]]?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    view.addCovering(table)
    addBars()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
    table.allowsSelection = false
    table.dataSource = source
    prepareCells()
  }

  private func addBars() {
    for bar in [endBar, undoBar] {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
    }
    NSLayoutConstraint.activate([
      endBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      endBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      undoBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  /// Places the undo button above the main one, or beside it in a low window, to leave room for the
  /// clock.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    NSLayoutConstraint.deactivate(isUndoBesideEnd ? stackedBars : barsSideBySide)
    NSLayoutConstraint.activate(isUndoBesideEnd ? barsSideBySide : stackedBars)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isUndoAbove = !undoBar.isHidden && !isUndoBesideEnd
    table.contentInset.bottom = endBar.coveredHeight + (isUndoAbove ? undoBar.bounds.height : 0)
  }

  private var isUndoBesideEnd: Bool {
    traitCollection.verticalSizeClass == .compact && !undoBar.isHidden
  }

  private func prepareCells() {
    scoreboard.prepare(
      onMinus: { [weak self] side, goals in
        self?.presenter.goalsChanged(to: goals, of: side)
      },
      onGoal: { [weak self] side in self?.presenter.scoreTapped(side) }
    )
    timer.prepare(
      onReset: UIAction { [weak self] _ in self?.presenter.resetTimerTapped() },
      onSet: UIAction { [weak self] _ in self?.presenter.setTimeTapped() },
      onStart: UIAction { [weak self] _ in self?.presenter.timerButtonTapped() }
    )
  }

  // MARK: - GatherView

  func render(_ state: GatherViewState) {
    title = state.title
    show(state.menu)
    switch state.content {
    case .loading(let text): show(nil, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        nil,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .match(let match): show(match, insteadOf: nil)
    }
  }

  // MARK: - The match

  private func show(
    _ match: MatchViewData?,
    insteadOf unavailable: UIContentUnavailableConfiguration?
  ) {
    show(table, insteadOf: unavailable)
    endBar.isHidden = match == nil
    show(match?.undo)
    guard let match else { return }
    scoreboard.show(match)
    timer.show(match.timer, isEnabled: match.isEnabled)
    endBar.show(match.end, isEnabled: match.isEnabled)
    let teams = match.sides.map(\.players)
    guard teams != shownTeams else { return }
    shownTeams = teams
    players = Dictionary(teams.joined().map { ($0.id, $0) }) { first, _ in first }
    source.show(match.sides)
  }

  private func show(_ undo: UndoOfferViewData?) {
    let wasHidden = undoBar.isHidden
    undoBar.show(undo)
    if undoBar.isHidden != wasHidden { view.setNeedsLayout() }
  }

  private func show(_ menu: GatherViewState.Menu?) {
    navigationItem.rightBarButtonItem = menu == nil ? nil : menuItem
    guard let menu, menuItem.menu == nil else { return }
    menuItem.accessibilityLabel = menu.label
    let giveUp = UIAction(
      title: menu.giveUp,
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [weak self] _ in
      self?.presenter.giveUpTapped()
    }
    menuItem.menu = UIMenu(children: [giveUp])
  }

  private func cell(
    for item: GatherDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .scoreboard: return scoreboard
    case .timer: return timer
    case .player(let id):
      let cell = table.dequeueReusableCell(withIdentifier: "player", for: path)
      if let player = players[id] { cell.show(player) }
      return cell
    }
  }
}

extension UIButton.Configuration {
  /// A style less prominent than that of the goal buttons, which are used more often.
  fileprivate static var ending: UIButton.Configuration {
    var configuration = gray()
    configuration.baseForegroundColor = .systemRed
    return configuration
  }
}
