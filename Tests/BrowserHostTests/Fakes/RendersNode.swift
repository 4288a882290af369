import UIKitHosting

@testable import BrowserHost

/// Tests of what a renderer makes of one node.
protocol RendersNode {}

extension RendersNode {
  var renderer: DOMRenderer { DOMRenderer(addresses: .test) }
  var id: NodeID { NodeID(rawValue: 7) }
  var main: ElementID { ElementID(id) }

  /// The operations of a commit that sets an attribute of the node.
  func set(_ kind: NodeKind, _ attribute: Attribute) -> [DOMOperation] {
    renderer.operations(for: Commit(number: 1, changes: [.set(id, kind, attribute)]))
  }

  func part(_ part: ElementID.Part) -> ElementID {
    ElementID(id, part)
  }
}
