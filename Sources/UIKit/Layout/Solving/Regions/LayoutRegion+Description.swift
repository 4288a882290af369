import AutoLayout
import UIKitHosting

// The initial description of a region, and new descriptions of the same views.

extension LayoutRegion {
  /// Collects the views and the constraints of the region.
  ///
  /// - Parameters:
  ///   - old: A region of the same root, whose measured contents are reused.
  ///   - numbers: The system of a former description, which is kept if the structure is the same.
  func describe(after old: LayoutRegion? = nil, _ numbers: ConstraintSystem? = nil) {
    collect(root, parent: 0, old)
    collectConstraints()
    measureWidths()
    adopt(writeRows(), numbers)
    measureAllHeights()
    horizontalConstraints = []
    verticalConstraints = []
    if placesViews {
      collapse()
      nodes = LayoutKinds.shared(nodes, of: system?.template)
    }
    collapsed = []
  }

  /// Rebuilds all rows and adopts their constants.
  func rewrite() {
    collectConstraints()
    let rows = writeRows()
    horizontalConstraints = []
    verticalConstraints = []
    adopt(rows, system)
  }

  /// Rebuilds all rows and returns the origin of each.
  func sources() -> ContiguousArray<LayoutSource> {
    collectConstraints()
    defer {
      horizontalConstraints = []
      verticalConstraints = []
    }
    return writeRows(keepingSources: true).sources
  }

  private func adopt(_ rows: LayoutRows, _ numbers: consuming ConstraintSystem?) {
    let template = SolvedLayout.solver.template(for: rows.structure)
    if let numbers, numbers.template === template {
      system = numbers
    } else {
      system = ConstraintSystem(template)
      measureAllHeights()
    }
    for (row, constant) in rows.constants.enumerated() {
      system?.setConstant(constant, of: row)
    }
    giveValues()
  }

  private func measureAllHeights() {
    unmeasuredItems.removeAll(keepingCapacity: true)
    for index in nodes.indices where nodes[index].flags.contains(.wraps) {
      unmeasuredItems.append(Int32(index))
    }
  }

  private func writeRows(keepingSources: Bool = false) -> LayoutRows {
    var rows = LayoutRows(
      variableCount: 4 * items.count + Int(extraCount),
      sizeCount: 2 * items.count + Int(extraCount),
      given: givenVariables,
      keepsSources: keepingSources
    )
    writeRows(to: &rows)
    return rows
  }
}

/// The nodes of regions, shared by regions of the same structure.
@MainActor
enum LayoutKinds {
  private static var known: [ObjectIdentifier: ContiguousArray<LayoutNode>] = [:]

  /// The maximum number of structures that are kept.
  private static let capacity = 1024

  /// Returns equal nodes, in storage that regions of the same structure share.
  static func shared(
    _ nodes: ContiguousArray<LayoutNode>,
    of template: SystemTemplate?
  ) -> ContiguousArray<LayoutNode> {
    guard let id = template.map(ObjectIdentifier.init) else { return nodes }
    if let shared = known[id], shared == nodes { return shared }
    if known.count >= capacity { known.removeAll(keepingCapacity: true) }
    let exact = ContiguousArray(nodes)
    known[id] = exact
    return exact
  }
}
