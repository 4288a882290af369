import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// The parts of a pattern in a column, with the arrows between them on both sides.
///
/// Its size follows the text of the parts.
final class GraphView: ProgrammaticView {
  private let arrows = GraphArrowsView()
  private let column = UIStackView()
  private var edges: [GraphViewData.Edge] = []
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?
  private var onTap: (String) -> Void = { _ in }

  private var nodes: [GraphNodeView] { column.arrangedSubviews.compactMap { $0 as? GraphNodeView } }

  init() {
    super.init(frame: .zero)
    column.axis = .vertical
    column.spacing = 14
    column.translatesAutoresizingMaskIntoConstraints = false
    addCovering(arrows)
    addSubview(column)
    leading = column.leadingAnchor.constraint(equalTo: leadingAnchor)
    trailing = trailingAnchor.constraint(equalTo: column.trailingAnchor)
    NSLayoutConstraint.activate(
      [
        leading, trailing, column.topAnchor.constraint(equalTo: topAnchor),
        column.bottomAnchor.constraint(equalTo: bottomAnchor),
      ]
      .compactMap(\.self)
    )
  }

  func show(_ graph: GraphViewData, onTap: @escaping (String) -> Void) {
    self.onTap = onTap
    if nodes.map(\.id) != graph.nodes.map(\.id) { makeNodes(graph) }
    for (view, node) in zip(nodes, graph.nodes) { view.show(node) }
    edges = graph.edges
    leading?.constant = Self.room(for: edges.filter { !$0.isStrong })
    trailing?.constant = Self.room(for: edges.filter(\.isStrong))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.layoutIfNeeded()
    arrows.show(edges, between: nodes.map { arrows.convert($0.bounds, from: $0) })
  }

  private func makeNodes(_ graph: GraphViewData) {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    for node in graph.nodes {
      column.addArrangedSubview(GraphNodeView(node.id) { [weak self] in self?.onTap($0) })
    }
  }

  private static func room(for edges: [GraphViewData.Edge]) -> CGFloat {
    let lanes = edges.map(\.lane).max().map { $0 + 1 } ?? 0
    return CGFloat(lanes) * GraphArrowsView.laneWidth + 4
  }
}
