import UIKitHosting

extension DOMRenderer {
  func setMenu(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    switch attribute {
    case .menu(let menu):
      operations.append(.text(target.part(.text), menu.title ?? ""))
      operations.append(.attribute(target.part(.content), "aria-label", menu.title))
      operations.append(.toggle(target.main, className: "contextual", menu.isContextual))
      operations.append(.style(target.main, "--lift", menu.liftColor.map(CSS.color)))
      operations.append(.toggle(target.main, className: "edits", menu.target != nil))
      let orientation = menu.target == nil ? nil : "horizontal"
      operations.append(.attribute(target.part(.content), "aria-orientation", orientation))
      var numbers: [Double] = [Double(menu.source.rawValue), menu.isContextual ? 1 : 0]
      if let target = menu.target {
        let rect = target.rect
        numbers += [rect.x, rect.y, rect.width, rect.height, Double(target.arrow.rawValue)]
      }
      operations.append(.call(target.id, .menu, numbers))
    case .menuItem(let item):
      setItem(item, of: target, into: &operations)
    case .menuOffer(let offer):
      let popup = offer == .none ? nil : "menu"
      operations.append(.attribute(target.main, "aria-haspopup", popup))
      operations.append(.attribute(target.main, "data-menu", name(offer)))
      if takesNoFocus(target.kind) {
        operations.append(.attribute(target.main, "tabindex", offer == .none ? nil : "0"))
      }
    default:
      preconditionFailure("Expected something of menus, got \(attribute.key).")
    }
  }

  /// Returns whether a node of this kind is focusable only because it has a menu.
  private func takesNoFocus(_ kind: NodeKind) -> Bool {
    switch kind {
    case .view, .stack, .label, .image, .progress: true
    default: false
    }
  }

  private func setItem(
    _ item: MenuItemValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    operations.append(.text(target.part(.secondaryText), item.subtitle ?? ""))
    operations.append(.toggle(main, className: "destructive", item.isDestructive))
    operations.append(.toggle(main, className: "gap", item.startsSection))
    operations.append(.attribute(main, "data-kind", "\(item.kind)"))
    let size = item.size == .large ? nil : "\(item.size)"
    operations.append(.attribute(main, "data-size", size))
    operations.append(.attribute(main, "role", role(of: item)))
    operations.append(.attribute(main, "aria-checked", checked(item)))
    let opens = item.kind == .submenu || item.kind == .back
    operations.append(.attribute(main, "aria-haspopup", opens ? "menu" : nil))
    let isOpen = item.kind == .back ? "true" : item.kind == .submenu ? "false" : nil
    operations.append(.attribute(main, "aria-expanded", isOpen))
  }

  private func role(of item: MenuItemValue) -> String {
    switch item.kind {
    case .choice: "menuitemradio"
    case .action: item.state == .off ? "menuitem" : "menuitemcheckbox"
    case .submenu, .back, .loading: "menuitem"
    }
  }

  private func checked(_ item: MenuItemValue) -> String? {
    switch item.state {
    case .off: item.kind == .choice ? "false" : nil
    case .on: "true"
    case .mixed: item.kind == .choice ? "true" : "mixed"
    }
  }

  private func name(_ offer: MenuOffer) -> String? {
    switch offer {
    case .none: nil
    case .onRequest: "request"
    case .onTap: "tap"
    case .onSecondaryClick: "click"
    }
  }
}
