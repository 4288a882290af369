import UIKitHosting

@testable import BrowserHost

/// Tests of the operations that a renderer returns for a node.
protocol RendersNode {}

extension RendersNode {
  var renderer: DOMRenderer { DOMRenderer(addresses: .test) }
  var id: NodeID { NodeID(rawValue: 7) }
  var main: ElementID { ElementID(id) }

  /// Returns the operations of a commit that sets an attribute of the node.
  func set(_ kind: NodeKind, _ attribute: Attribute) -> [DOMOperation] {
    renderer.operations(for: Commit(number: 1, changes: [.set(id, kind, attribute)]))
  }

  func part(_ part: ElementID.Part) -> ElementID {
    ElementID(id, part)
  }
}
