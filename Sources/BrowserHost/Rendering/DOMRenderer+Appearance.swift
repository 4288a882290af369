import UIKitHosting

extension DOMRenderer {
  /// What every node may have.
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
    case .tint(let color) where target.kind == .switchControl || target.kind == .segmentedControl:
      operations.append(.style(main, "--own-tint", color.map(CSS.color)))
    case .tint(let color):
      operations.append(.style(main, "--tint", color.map(CSS.color)))
      operations.append(.style(main, "--tint-text", color.map(CSS.textColor)))
    case .cornerRadius(let radius):
      operations.append(
        .style(surface(of: target), "border-radius", radius == 0 ? nil : CSS.length(radius))
      )
    case .clipsToBounds(let clips):
      operations.append(.toggle(main, className: "clips", clips))
    case .isInteractive(let isInteractive):
      operations.append(.toggle(main, className: "untouchable", !isInteractive))
    case .interfaceStyle(let style):
      operations.append(.style(main, "color-scheme", style.map { $0 == .dark ? "dark" : "light" }))
    case .identifier(let identifier):
      operations.append(.attribute(main, "data-identifier", identifier))
    default:
      preconditionFailure("Expected an appearance, got \(attribute.key).")
    }
  }

  /// The part of a node whose surface one sees.
  private func surface(of target: Target) -> ElementID {
    switch target.kind {
    case .sheet, .alert: target.part(.panel)
    default: target.main
    }
  }
}
