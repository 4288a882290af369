import PatternGalleryPresentation
import UIKit

/// The sections below the card.
@MainActor
final class PatternDetailDataSource {
  private enum Section: Hashable, Sendable {
    case live
    case path
    case holds
    case layers
    case use
  }

  private enum Item: Hashable, Sendable {
    case hearer(TextViewData)
    case renameElsewhere(String)
    case step(StepViewData)
    case holder(HolderViewData)
    case layer(LayerViewData)
    case text(String)
  }

  private final class Source: UITableViewDiffableDataSource<Section, Item> {
    var titles: [Section: String] = [:]
    var hint: String?

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).flatMap { titles[$0] }
    }

    override func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section) == .live ? hint : nil
    }
  }

  private let source: Source

  init(_ table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.register(StepCell.self, forCellReuseIdentifier: "step")
    table.register(HolderCell.self, forCellReuseIdentifier: "holder")
    table.register(LayerCell.self, forCellReuseIdentifier: "layer")
    source = Source(tableView: table) { table, path, item in
      Self.cell(for: item, at: path, in: table)
    }
    table.dataSource = source
  }

  func isButton(at path: IndexPath) -> Bool {
    if case .renameElsewhere = source.itemIdentifier(for: path) { true } else { false }
  }

  func show(_ state: PatternDetailViewState) {
    source.titles = [
      .path: state.path.title, .holds: state.holds.title, .layers: state.layers.title,
      .use: state.use.title,
    ]
    source.hint = state.hint
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.live, .path, .holds, .layers, .use])
    next.appendItems(
      [.hearer(state.hearer), .renameElsewhere(state.renameElsewhere)],
      toSection: .live
    )
    next.appendItems(state.path.rows.map(Item.step), toSection: .path)
    next.appendItems(state.holds.rows.map(Item.holder), toSection: .holds)
    next.appendItems(state.layers.rows.map(Item.layer), toSection: .layers)
    next.appendItems(state.use.rows.map(Item.text), toSection: .use)
    source.apply(next, animatingDifferences: false)
  }

  private static func cell(
    for item: Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .step(let step):
      let cell = table.dequeueReusableCell(withIdentifier: "step", for: path)
      (cell as? StepCell)?.show(step)
      return cell
    case .holder(let holder):
      let cell = table.dequeueReusableCell(withIdentifier: "holder", for: path)
      (cell as? HolderCell)?.show(holder)
      return cell
    case .layer(let layer):
      let cell = table.dequeueReusableCell(withIdentifier: "layer", for: path)
      (cell as? LayerCell)?.show(layer)
      return cell
    case .hearer(let text): return textCell(at: path, in: table) { fill(&$0, with: text) }
    case .text(let text): return textCell(at: path, in: table) { $0.text = text }
    case .renameElsewhere(let text):
      return textCell(at: path, in: table) {
        $0.text = text
        $0.textProperties.color = .link
      }
    }
  }

  private static func textCell(
    at path: IndexPath,
    in table: UITableView,
    _ fill: (inout UIListContentConfiguration) -> Void
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
    var content = UIListContentConfiguration.valueCell()
    fill(&content)
    cell.contentConfiguration = content
    return cell
  }

  private static func fill(_ content: inout UIListContentConfiguration, with text: TextViewData) {
    content.text = text.label
    content.secondaryText = text.value
  }
}
