import PatternGalleryPresentation
import UIKit

/// The data source of the sections below the card.
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
    case tapReceiver(TextViewData)
    case renameElsewhere(String)
    case step(Int)
    case graph
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
  private var graph: GraphViewData?
  private var steps: [Int: StepViewData] = [:]
  /// Called with the part of the graph that was tapped.
  var onNode: (String) -> Void = { _ in }

  init(_ table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.register(StepCell.self, forCellReuseIdentifier: "step")
    table.register(GraphCell.self, forCellReuseIdentifier: "graph")
    table.register(LayerCell.self, forCellReuseIdentifier: "layer")
    var cell: (Item, IndexPath, UITableView) -> UITableViewCell? = { _, _, _ in nil }
    source = Source(tableView: table) { table, path, item in cell(item, path, table) }
    cell = { [weak self] in self?.cell(for: $0, at: $1, in: $2) }
    table.dataSource = source
  }

  func isButton(at path: IndexPath) -> Bool {
    if case .renameElsewhere = source.itemIdentifier(for: path) { true } else { false }
  }

  /// The 1-based number of the step at a row; nil for other rows.
  func step(at path: IndexPath) -> Int? {
    if case .step(let number) = source.itemIdentifier(for: path) { number } else { nil }
  }

  func show(_ state: PatternDetailViewState) {
    source.titles = [
      .path: state.path.title, .holds: state.holds.title, .layers: state.layers.title,
      .use: state.use.title,
    ]
    source.hint = state.hint
    let former = (graph: graph, steps: steps)
    graph = state.holds.rows.first
    steps = Dictionary(state.path.rows.map { ($0.number, $0) }) { first, _ in first }
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.live, .holds, .path, .layers, .use])
    next.appendItems(
      [.tapReceiver(state.tapReceiver), .renameElsewhere(state.renameElsewhere)],
      toSection: .live
    )
    next.appendItems(state.path.rows.map { .step($0.number) }, toSection: .path)
    next.appendItems([.graph], toSection: .holds)
    next.appendItems(state.layers.rows.map(Item.layer), toSection: .layers)
    next.appendItems(state.use.rows.map(Item.text), toSection: .use)
    let known = Set(source.snapshot().itemIdentifiers)
    next.reconfigureItems(
      next.itemIdentifiers.filter { item in
        guard known.contains(item) else { return false }
        return switch item {
        case .graph: former.graph != graph
        case .step(let number): former.steps[number] != steps[number]
        default: false
        }
      }
    )
    source.apply(next, animatingDifferences: false)
  }

  private func cell(
    for item: Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    switch item {
    case .step(let number):
      let cell = table.dequeueReusableCell(withIdentifier: "step", for: path)
      if let step = steps[number] { (cell as? StepCell)?.show(step) }
      return cell
    case .graph:
      let cell = table.dequeueReusableCell(withIdentifier: "graph", for: path)
      if let cell = cell as? GraphCell, let graph {
        cell.arrange(in: table.bounds.width)
        cell.show(graph) { [weak self] in self?.onNode($0) }
      }
      return cell
    case .layer(let layer):
      let cell = table.dequeueReusableCell(withIdentifier: "layer", for: path)
      (cell as? LayerCell)?.show(layer)
      return cell
    case .tapReceiver(let text):
      return Self.textCell(at: path, in: table) { Self.fill(&$0, with: text) }
    case .text(let text): return Self.textCell(at: path, in: table) { $0.text = text }
    case .renameElsewhere(let text):
      return Self.textCell(at: path, in: table) {
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
