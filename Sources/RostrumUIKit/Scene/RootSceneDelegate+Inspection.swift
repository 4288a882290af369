#if os(Linux)
import Rostrum
package import UIKit

// The flows of the app, for the inspector of `rostrum dev`.
extension RootSceneDelegate: _InspectedSceneDelegate {
  package var _inspectedFlows: [_InspectedItem] {
    navigator?.inspectedFlows.map(_InspectedItem.init) ?? []
  }

  package var _leftovers: [String] {
    navigator?.findLeftovers() ?? []
  }
}

extension _InspectedItem {
  fileprivate init(_ flow: FlowInspection) {
    self.init(
      flow.name,
      details: flow.details,
      children: flow.children.map(_InspectedItem.init)
    )
  }
}
#endif
