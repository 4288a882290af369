import UIKitHosting

extension DOMRenderer {
  /// Sets the attributes that every node may have.
  func setAppearance(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    switch attribute {
    case .isHidden(let isHidden, let collapses):
      operations.append(.toggle(main, className: "gone", isHidden && collapses))
      operations.append(.toggle(main, className: "unseen", isHidden && !collapses))
    case .alpha(let alpha):
      operations.append(.style(main, "opacity", alpha >= 1 ? nil : CSS.number(alpha)))
    case .background(let color):
      operations.append(.style(surface(of: target), "background-color", color.map(CSS.background)))
      // Separators of rows to come would show through translucent rows.
      if target.kind == .cell {
        operations.append(.toggle(main, className: "sheer", color?.isOpaque == false))
      }
      // A header with a colour has no system material.
      if target.kind == .sectionHeader {
        operations.append(.toggle(main, className: "own", color != nil))
      }
    case .tint(let color) where target.kind == .switchControl || target.kind == .segmentedControl:
      operations.append(.style(main, "--own-tint", color.map(CSS.color)))
    case .tint(let color) where target.kind == .textField || target.kind == .textView:
      // A clear tint hides the caret, but must not hide the focus ring.
      let seen = color.flatMap { $0.isClear ? nil : $0 }
      operations.append(.style(main, "--caret", color.map(CSS.color)))
      operations.append(.style(main, "--tint", seen.map(CSS.color)))
      operations.append(.style(main, "--tint-text", seen.map(CSS.textColor)))
    case .tint(let color) where target.kind == .refreshControl:
      operations.append(.style(main, "--spinner", color.map(CSS.color)))
    case .tint(let color):
      operations.append(.style(main, "--tint", color.map(CSS.color)))
      operations.append(.style(main, "--tint-text", color.map(CSS.textColor)))
    case .clipsToBounds(let clips):
      operations.append(.toggle(main, className: "clips", clips))
    case .isInteractive(let isInteractive):
      operations.append(.toggle(main, className: "untouchable", !isInteractive))
      if target.kind.isInert {
        operations.append(.toggle(main, className: "touchable", isInteractive))
      }
    case .interfaceStyle(let style):
      operations.append(.toggle(main, className: "always-light", style == .light))
      operations.append(.toggle(main, className: "always-dark", style == .dark))
    case .identifier(let identifier):
      operations.append(.attribute(main, "data-identifier", identifier))
    default:
      preconditionFailure("Expected an appearance, got \(attribute.key).")
    }
  }

  /// Returns the element that shows the surface of a node.
  func surface(of target: Target) -> ElementID {
    switch target.kind {
    case .sheet, .alert: target.part(.panel)
    default: target.main
    }
  }
}

extension ColorValue {
  /// A Boolean value that indicates whether the colour is invisible under every setting; false for
  /// the placeholder of the tint.
  fileprivate var isClear: Bool {
    self != .tint
      && [light, dark, lightHighContrast, darkHighContrast].allSatisfy { $0 & 0xFF == 0 }
  }

  fileprivate var isOpaque: Bool {
    self == .tint
      || [light, dark, lightHighContrast, darkHighContrast].allSatisfy { $0 & 0xFF == 0xFF }
  }
}
