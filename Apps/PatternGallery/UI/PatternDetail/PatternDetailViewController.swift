import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// The screen of a pattern: its working card, and the effects of the user's actions below.
final class PatternDetailViewController:
  ScreenViewController<PatternDetailPresenter>, PatternDetailView
{
  /// Returns the height of the card, in points.
  private static func cardHeight(_ traits: UITraitCollection) -> CGFloat {
    130 + UIFontMetrics(forTextStyle: .headline).scaledValue(for: 70, compatibleWith: traits)
  }

  private let card: UIViewController
  private let host = UIView()
  private let edge = UIView()
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = PatternDetailDataSource(table)

  init(presenter: PatternDetailPresenter, card: UIViewController) {
    self.card = card
    super.init(presenter: presenter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    edge.backgroundColor = .separator
    table.delegate = self
    source.onNode = { [weak self] in self?.presenter.nodeTapped($0) }
    layOut()
    embed()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // Excused: the flow does not own the card's presentations, which would outlive its screen.
    if presentedViewController != nil { dismiss(animated: false) }
  }

  func render(_ state: PatternDetailViewState) {
    title = state.title
    source.show(state)
  }

  private func layOut() {
    for part in [host, edge, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let height = host.heightAnchor.constraint(equalToConstant: Self.cardHeight(traitCollection))
    let (stacked, beside) = (stackedConstraints + [height], besideConstraints)
    let place = { (self: PatternDetailViewController) in
      let isLow = self.traitCollection.verticalSizeClass == .compact
      NSLayoutConstraint.deactivate(isLow ? stacked : beside)
      NSLayoutConstraint.activate(isLow ? beside : stacked)
    }
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      host.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    place(self)
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in place(self) }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      height.constant = Self.cardHeight(self.traitCollection)
    }
  }

  /// The card above the table.
  private var stackedConstraints: [NSLayoutConstraint] {
    [
      host.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      edge.topAnchor.constraint(equalTo: host.bottomAnchor),
      edge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      edge.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      edge.heightAnchor.constraint(equalToConstant: 1),
      table.topAnchor.constraint(equalTo: edge.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
  }

  /// The card beside the table, on a phone in landscape.
  private var besideConstraints: [NSLayoutConstraint] {
    [
      host.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      host.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3),
      edge.leadingAnchor.constraint(equalTo: host.trailingAnchor),
      edge.topAnchor.constraint(equalTo: host.topAnchor),
      edge.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      edge.widthAnchor.constraint(equalToConstant: 1),
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: edge.trailingAnchor),
    ]
  }

  private func embed() {
    addChild(card)
    host.addCovering(card.view)
    card.didMove(toParent: self)
  }
}

extension PatternDetailViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    source.isButton(at: indexPath) || source.step(at: indexPath) != nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if source.isButton(at: indexPath) { presenter.renameElsewhereTapped() }
    if let step = source.step(at: indexPath) { presenter.stepTapped(step) }
  }
}
