package import UIKitHosting

// The state of a scene, for the inspector of `rostrum dev`.

/// A scene delegate that can name the flows of its app.
@MainActor
package protocol _InspectedSceneDelegate: AnyObject {
  /// The flows with their screens and presenters.
  var _inspectedFlows: [_InspectedItem] { get }

  /// The names of objects that should have been deallocated.
  var _leftovers: [String] { get }
}

/// A flow, a screen or a presenter.
package struct _InspectedItem {
  package var name: String
  package var details: [String]
  package var children: [_InspectedItem]

  package init(_ name: String, details: [String], children: [_InspectedItem]) {
    self.name = name
    self.details = details
    self.children = children
  }
}

extension _SceneRuntime {
  package func inspection() -> SceneInspection? {
    commit()
    let delegate = sceneDelegate as? any _InspectedSceneDelegate
    return SceneInspection(
      views: inspectedWindows(),
      conflicts: layoutConflicts,
      flows: delegate?._inspectedFlows.map(InspectedNode.init) ?? [],
      leftovers: delegate?._leftovers ?? []
    )
  }

  /// Returns the window, or a node for the scene with its windows if there are more.
  private func inspectedWindows() -> InspectedNode? {
    let nodes = windows.map { inspect($0, at: $0._frame.origin) }
    guard nodes.count > 1 else { return nodes.first }
    return InspectedNode("\(type(of: windowScene as UIWindowScene))", children: nodes)
  }

  /// The reported conflicts of required constraints in all windows.
  package var layoutConflicts: [String] { windows.flatMap(\._layoutConflicts) }

  private func inspect(_ view: UIView, at origin: CGPoint) -> InspectedNode {
    let scrolled = (view as? UIScrollView)?.contentOffset ?? .zero
    let children = view._subviews.filter { !($0 is _GuideView) }.map { child in
      let place = CGPoint(
        x: origin.x + child._frame.minX - scrolled.x,
        y: origin.y + child._frame.minY - scrolled.y
      )
      return inspect(child, at: place)
    }
    return InspectedNode(
      "\(type(of: view))",
      node: view._nodeID?.rawValue,
      frame: RectValue(CGRect(origin: origin, size: view._frame.size)),
      details: view._inspectedDetails,
      constraints: view._inspectedConstraints,
      children: children
    )
  }
}

extension InspectedNode {
  fileprivate init(_ item: _InspectedItem) {
    self.init(item.name, details: item.details, children: item.children.map(InspectedNode.init))
  }
}

extension UIView {
  /// The differences from a plain view.
  fileprivate final var _inspectedDetails: [String] {
    var details: [String] = []
    if let controller = _controller { details.append("controller = \(type(of: controller))") }
    if let identifier = accessibilityIdentifier { details.append("identifier = \(identifier)") }
    if let text = _inspectedText { details.append("text = \(text.debugDescription)") }
    if isHidden { details.append("isHidden = true") }
    if alpha != 1 { details.append("alpha = \(_tenths(alpha))") }
    if !isUserInteractionEnabled { details.append("isUserInteractionEnabled = false") }
    if let control = self as? UIControl, !control.isEnabled { details.append("isEnabled = false") }
    if let scrollView = self as? UIScrollView {
      let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
      details.append("contentOffset = \(_tenths(offset.x)), \(_tenths(offset.y))")
      details.append("contentSize = \(_tenths(size.width)) × \(_tenths(size.height))")
    }
    return details
  }

  private final var _inspectedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.isSecureTextEntry ? nil : field.text
    case let button as UIButton: button.currentTitle ?? button.configuration?.title
    default: nil
    }
  }

  /// The active constraints that involve the view, regardless of their owner.
  fileprivate final var _inspectedConstraints: [String] {
    var found: [String] = []
    var holder: UIView? = self
    while let view = holder {
      found += view.constraints.filter { $0._first.view === self || $0._second?.view === self }
        .map(\._text)
      holder = view._superview
    }
    return found
  }
}

/// Returns a number rounded to a tenth, without a fraction of zero.
private func _tenths(_ number: CGFloat) -> String {
  let tenths = Double((number * 10).rounded() / 10)
  return tenths == tenths.rounded() ? "\(tenths)".replacing(".0", with: "") : "\(tenths)"
}
