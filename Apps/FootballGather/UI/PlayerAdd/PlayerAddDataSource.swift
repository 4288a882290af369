import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The table's data: the text fields, then a section with the options of each choice.
final class PlayerAddDataSource: UITableViewDiffableDataSource<
  PlayerAddDataSource.Section, PlayerAddDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case message, name, more
    case choice(PlayerChoiceField.ID)
  }

  enum Item: Hashable, Sendable {
    case message
    case field(PlayerTextField.ID)
    case option(PlayerChoiceField.ID, String)
  }

  private var titles: [PlayerChoiceField.ID: String] = [:]

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    if case .choice(let id)? = sectionIdentifier(for: section) { titles[id] } else { nil }
  }

  /// Shows rows and reconfigures those whose cells are reused.
  func show(
    _ fields: [PlayerTextField.ID],
    _ choices: [PlayerChoiceField],
    hasMessage: Bool,
    animated: Bool
  ) {
    titles = Dictionary(choices.map { ($0.id, $0.label) }) { first, _ in first }
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if hasMessage { next.appendSection(.message, items: [.message]) }
    next.appendSections([.name, .more])
    for field in fields {
      next.appendItems([.field(field)], toSection: field.isName ? .name : .more)
    }
    for choice in choices {
      next.appendSection(
        .choice(choice.id),
        items: choice.options.map { .option(choice.id, $0.id) }
      )
    }
    let known = Set(snapshot().itemIdentifiers)
    next.reconfigureItems(next.itemIdentifiers.filter { !$0.isField && known.contains($0) })
    apply(next, animatingDifferences: animated)
  }
}

extension PlayerAddDataSource.Item {
  /// A Boolean value that indicates whether its cell is kept instead of reused and refilled.
  fileprivate var isField: Bool { if case .field = self { true } else { false } }
}

extension PlayerTextField.ID {
  fileprivate var isName: Bool { self == .firstName || self == .lastName }
}
