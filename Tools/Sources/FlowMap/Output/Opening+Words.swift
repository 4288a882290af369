extension Opening {
  /// The label in drawings.
  var words: String {
    let after = followsResult ? "then " : ""
    switch (kind, label) {
    case (.tab, let label?): return after + label
    case (.column, let label?): return after + label
    case (.route, let label?): return after + "route \(label)"
    case (.root, nil): return followsResult ? "then" : ""
    case (_, let label?): return after + "\(kind.rawValue) \(label)"
    case (_, nil): return after + kind.rawValue
    }
  }

  /// A Boolean value that indicates whether the line is dashed: openings by an address or after a
  /// flow, not by a tap.
  var isDashed: Bool { followsResult || kind == .route || kind == .unwind }
}

extension FlowGraph {
  /// Returns the name of a screen or a flow.
  func name(of id: String) -> String {
    screens.first { $0.id == id }?.name ?? flows.first { $0.id == id }?.name ?? id
  }
}
