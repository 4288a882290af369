import Foundation
package import UIKitHosting

/// A reader of the render tree as for a screen reader, which omits hidden and covered elements.
package struct ElementReader {
  let tree: RenderTree
  /// The text of fields that were typed into, as displayed, even if the scene's text differs.
  let typed: [NodeID: String]

  package init(tree: RenderTree, typed: [NodeID: String] = [:]) {
    self.tree = tree
    self.typed = typed
  }

  /// Returns the elements that the user can perceive and reach now, in reading order.
  package func elements() -> [Element] {
    let windows = tree.roots.compactMap { tree[$0] }
    // A sheet, an alert or a menu in a window also covers the windows behind.
    let first = windows.lastIndex { window in
      window.accessibility.isModal || window.children.contains(where: isModal)
    }
    return windows[(first ?? 0)...].flatMap(elements(of:))
  }

  private func isModal(_ id: NodeID) -> Bool {
    guard let node = tree[id], !node.isHidden, !isUndimmed(id) else { return false }
    return node.kind == .sheet || node.kind == .alert || node.kind == .menu
  }

  private func elements(of window: RenderTree.Node) -> [Element] {
    guard !window.accessibility.hidesElements else { return [] }
    // The preview of a drag covers nothing.
    let shown = window.children.filter { id in
      !isHidden(id) && tree[id]?.accessibility.hidesElements != true
    }
    guard let covering = shown.lastIndex(where: { !isUndimmed($0) }) ?? shown.indices.first else {
      return []
    }
    return shown[covering...].flatMap { read($0) }
  }

  /// Returns whether content behind a sheet can be used.
  private func isUndimmed(_ id: NodeID) -> Bool {
    if tree[id]?.kind == .inputViews { return true }
    guard let sheet = tree[id]?.sheet, let most = sheet.largestUndimmedDetent else { return false }
    return (sheet.selectedDetent ?? sheet.detents.min() ?? .large) <= most
  }

  private func read(_ id: NodeID) -> [Element] {
    guard let node = tree[id], !isHidden(id), !node.accessibility.hidesElements else { return [] }
    switch node.kind {
    case .window, .view, .stack, .calendar, .inputViews, .tableSection, .tabs, .split:
      return container(node)
    case .primaryColumn, .secondaryColumn: return column(node)
    case .navigation:
      // The pages below the topmost one are covered.
      return node.children.last.map { read($0) } ?? []
    case .page: return page(node)
    case .navigationBar: return bar(node)
    case .label: return named(node, node.isHeading ? .heading : .text, node.text)
    case .image: return image(node)
    case .control where node.isAdjustable: return container(node)
    case .control:
      // As on iOS, buttons within a control receive their own taps.
      return [element(node, .button, label: name(node), reachable(in: children(node)))]
    case .button, .alertAction:
      return [element(node, .button, label: name(node))]
    case .barButton: return barButton(node)
    case .activityIndicator:
      return [element(node, .progress, label: node.accessibility.label ?? "")]
    case .scrollView:
      return [element(node, .scrollArea, label: node.accessibility.label ?? "", children(node))]
    case .table: return [element(node, .table, label: node.accessibility.label ?? "", table(node))]
    case .sectionHeader: return named(node, .heading, text(below: node))
    case .sectionFooter: return named(node, .footer, text(below: node))
    case .collection:
      return [element(node, .collection, label: node.accessibility.label ?? "", children(node))]
    case .item where node.row == nil: return children(node)
    case .cell, .item: return [cell(node)]
    case .textField: return [field(node)]
    case .switchControl:
      return [element(node, .toggle, label: name(node), value: node.isOn ? "on" : "off")]
    case .searchBar: return children(node)
    case .tabBar: return [group(node, .tabBar)]
    case .tabItem: return [element(node, .tab, label: name(node))]
    case .toolbar: return [group(node, .toolbar)]
    case .stepper: return [group(node, .stepper)]
    case .segmentedControl: return [group(node, .segmentedControl)]
    case .segment: return [element(node, .segment, label: name(node))]
    case .refreshControl: return refresh(node)
    case .picker:
      return [element(node, .picker, label: node.accessibility.label ?? "", children(node))]
    case .wheel: return [element(node, .wheel, label: name(node), value: node.picked)]
    case .sectionIndex:
      return [element(node, .sectionIndex, label: "", value: node.picked)]
    case .pageControl:
      let label = node.accessibility.label ?? ""
      guard let pages = node.pages, pages.count > 0 else { return [] }
      return [element(node, .pageControl, label: label, value: pages.accessibilityValue)]
    case .slider:
      let label = node.accessibility.label ?? ""
      return [element(node, .slider, label: label, value: node.track?.accessibilityValue)]
    case .progress:
      let label = node.accessibility.label ?? ""
      return [element(node, .progress, label: label, value: node.track?.accessibilityValue)]
    case .textView: return [textView(node)]
    case .webView: return webPage(node)
    case .menu: return [element(node, .menu, label: node.menu?.title ?? "", children(node))]
    case .menuItem: return [menuItem(node)]
    case .sheet: return [element(node, .sheet, label: "", children(node))]
    case .alert: return [alert(node)]
    }
  }

  /// Omits the searched screen behind the results of a search.
  private func page(_ node: RenderTree.Node) -> [Element] {
    let screens = node.children.filter { id in
      ![.navigationBar, .toolbar].contains(tree[id]?.kind)
    }
    let covered = screens.dropLast()
    return node.children.filter { !covered.contains($0) }.flatMap { read($0) }
  }

  private func children(_ node: RenderTree.Node) -> [Element] {
    (node.accessibility.order ?? unhidden(node.children)).flatMap { read($0) }
  }

  /// Returns the last modal child alone if there is one, or else all children.
  private func unhidden(_ children: [NodeID]) -> [NodeID] {
    children.last { tree[$0]?.accessibility.isModal == true && !isHidden($0) }.map { [$0] }
      ?? children
  }

  private func container(_ node: RenderTree.Node) -> [Element] {
    if node.isAdjustable {
      let label = node.accessibility.label ?? text(below: node)
      return [element(node, .slider, label: label, value: node.accessibility.value)]
    }
    guard node.accessibility.isElement else { return children(node) }
    let role: Role =
      node.accessibility.traits.contains(.image)
      ? .image : node.isHeading ? .heading : node.isButton ? .button : .text
    return [element(node, role, label: node.accessibility.label ?? text(below: node))]
  }

  /// Returns a column; while a split is collapsed, its column has no title and fills the window.
  private func column(_ node: RenderTree.Node) -> [Element] {
    guard let title = node.title else { return children(node) }
    return [element(node, .column, label: title, children(node))]
  }

  private func group(_ node: RenderTree.Node, _ role: Role) -> Element {
    element(node, role, label: node.accessibility.label ?? "", children(node))
  }

  private func named(_ node: RenderTree.Node, _ role: Role, _ text: String?) -> [Element] {
    let label = node.accessibility.label ?? text ?? ""
    return label.isEmpty ? [] : [element(node, role, label: label)]
  }

  private func image(_ node: RenderTree.Node) -> [Element] {
    // As on iOS, an image that is not an accessibility element is decorative.
    guard node.accessibility.isElement, let label = node.accessibility.label else { return [] }
    return [element(node, .image, label: label)]
  }

  private func bar(_ node: RenderTree.Node) -> [Element] {
    if node.isBarHidden { return [] }
    return [element(node, .bar, label: node.title ?? "", children(node))]
  }

  private func barButton(_ node: RenderTree.Node) -> [Element] {
    switch node.barButtonStyle {
    case .flexibleSpace, .fixedSpace: return []
    case .back: return [element(node, .backButton, label: name(node))]
    case .plain, .done:
      let custom = children(node)
      if !custom.isEmpty { return custom }
      return [element(node, .button, label: node.accessibility.label ?? name(node))]
    }
  }

  private func table(_ node: RenderTree.Node) -> [Element] {
    node.children.flatMap { id -> [Element] in
      guard let child = tree[id], child.kind == .tableSection else { return read(id) }
      return children(child)
    }
  }

  private func cell(_ node: RenderTree.Node) -> Element {
    let inner = children(node)
    let all = inner.flatMap(\.all)
    let texts = all.filter { [.text, .heading, .image].contains($0.role) }
    return element(
      node,
      .cell,
      label: node.accessibility.label ?? texts.map(\.label).joined(separator: ", "),
      value: editing(node),
      reachable(in: inner) + actions(node)
    )
  }

  /// The roles of elements in a row that can be reached individually.
  private static let reachable: Set<Role> = [
    .button, .textField, .secureField, .searchField, .toggle, .slider, .progress, .textView,
  ]
  /// The roles of groups that are reached as a whole, with their contents.
  private static let groups: Set<Role> = [.stepper, .segmentedControl, .picker]

  private func reachable(in elements: [Element]) -> [Element] {
    elements.flatMap { element -> [Element] in
      if Self.groups.contains(element.role) { return [element] }
      let inner = reachable(in: element.children)
      return Self.reachable.contains(element.role) ? [element] + inner : inner
    }
  }

  /// Returns the revealed actions of a row, from its edge inwards; all of them have the id of the
  /// row.
  private func actions(_ node: RenderTree.Node) -> [Element] {
    (node.swipeActions?.actions ?? []).map { action in
      element(node, .action, label: action.title ?? "")
    }
  }

  private func menuItem(_ node: RenderTree.Node) -> Element {
    let item = node.menuItem
    return element(
      node,
      .menuItem,
      label: [node.text, item?.subtitle].compactMap(\.self).joined(separator: ", "),
      value: item?.accessibilityValue
    )
  }

  private func webPage(_ node: RenderTree.Node) -> [Element] {
    guard let page = node.web, let html = page.html else { return [] }
    let text = WebText(html: html)
    let paragraphs = text.paragraphs.map { element(node, .text, label: $0) }
    let base = page.baseURL.flatMap { URL(string: $0) }
    let links = text.links.map { link in
      let address = URL(string: link.address, relativeTo: base)?.absoluteString ?? link.address
      return element(node, .link, label: link.text, value: address)
    }
    return [
      element(node, .webPage, label: node.accessibility.label ?? "", paragraphs + links)
    ]
  }

  private func editing(_ node: RenderTree.Node) -> String? {
    let ways = [way(node.row?.editControl ?? .none), node.row?.isMovable == true ? "moved" : nil]
    let known = ways.compactMap(\.self)
    return known.isEmpty ? nil : "can be \(known.joined(separator: " and "))"
  }

  private func way(_ control: RowValue.EditControl) -> String? {
    switch control {
    case .none: nil
    case .delete: "deleted"
    case .insert: "inserted"
    case .select: "selected"
    }
  }

  private func field(_ node: RenderTree.Node) -> Element {
    let field = node.field ?? FieldValue()
    let text = typed[node.id] ?? node.typing?.text ?? ""
    let role: Role =
      field.border == .search ? .searchField : field.isSecure ? .secureField : .textField
    return element(
      node,
      role,
      label: node.accessibility.label ?? field.placeholder ?? "",
      value: field.isSecure ? String(repeating: "•", count: text.count) : text,
      children(node)
    )
  }

  private func textView(_ node: RenderTree.Node) -> Element {
    let text = typed[node.id] ?? node.typing?.text ?? ""
    return element(node, .textView, label: node.accessibility.label ?? "", value: text)
  }

  /// Returns a refresh control, which is hidden unless it is refreshing.
  private func refresh(_ node: RenderTree.Node) -> [Element] {
    guard node.isAnimating else { return [] }
    return [element(node, .progress, label: node.title ?? node.accessibility.label ?? "")]
  }

  private func alert(_ node: RenderTree.Node) -> Element {
    let texts = [node.title, node.message].compactMap { $0 }.filter { !$0.isEmpty }
    return element(node, .alert, label: texts.joined(separator: ": "), children(node))
  }

  private func element(
    _ node: RenderTree.Node,
    _ role: Role,
    label: String,
    value: String? = nil,
    _ children: [Element] = []
  ) -> Element {
    Element(
      id: node.id,
      role: role,
      label: label,
      value: node.accessibility.value ?? value ?? node.accessibility.isExpanded.map(outline),
      hint: node.accessibility.hint,
      isEnabled: node.isEnabled && !node.accessibility.traits.contains(.notEnabled),
      isSelected: node.isSelected,
      isEditing: node.isEditing,
      children: children
    )
  }

  private func outline(isExpanded: Bool) -> String {
    isExpanded ? "expanded" : "collapsed"
  }

  private func name(_ node: RenderTree.Node) -> String {
    node.accessibility.label ?? node.text ?? text(below: node)
  }

  private func text(below node: RenderTree.Node) -> String {
    if let text = node.text { return text }
    return node.children.flatMap { read($0) }.map(\.label).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func isHidden(_ id: NodeID) -> Bool {
    tree[id]?.isHidden ?? true
  }
}

extension MenuItemValue {
  /// The properties that a screen reader announces in addition to the title.
  fileprivate var accessibilityValue: String? {
    if state == .mixed { return "mixed" }
    switch kind {
    case .action, .choice: return isDestructive ? "destructive" : nil
    case .loading: return nil
    case .submenu: return "submenu"
    case .back: return "open submenu"
    }
  }
}
