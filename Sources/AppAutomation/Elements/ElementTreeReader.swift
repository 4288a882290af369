import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

/// Reads the elements that tests of the user interface see from a scene's tree.
///
/// As XCUITest's, they are the views of the screen with their types, not what a screen reader merges.
@MainActor
struct ElementTreeReader {
  let tree: RenderTree
  /// The rectangles of nodes on the screen.
  let rects: [NodeID: RectValue]
  /// The text of fields that were typed into, as displayed.
  let typed: [NodeID: String]
  let screen: SceneEnvironment
  let isDatePicker: (NodeID) -> Bool
  /// The parts of a table without nodes.
  let unseen: (NodeID) -> [_UnseenSection]
  /// The name of the screen whose bar a node is.
  let screenName: (NodeID) -> String?

  /// Returns the application with its windows and, while a text is edited, the keyboard.
  func application() -> ElementRecord {
    var app = ElementRecord(id: .init(node: 0), kind: .application)
    app.identifier = Bundle.main.bundleIdentifier ?? ""
    let info = Bundle.main.infoDictionary ?? [:]
    app.label =
      (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String
      ?? ProcessInfo.processInfo.processName
    app.frame = ElementFrame(x: 0, y: 0, width: screen.width, height: screen.height)
    app.children = tree.roots.flatMap { read($0, in: app.frame) }
    if let keyboard = KeyboardElements(tree: tree, typed: typed, screen: screen)?.keyboard {
      app.children.append(keyboard)
    }
    return app
  }

  // MARK: - Nodes

  func read(_ id: NodeID, in frame: ElementFrame) -> [ElementRecord] {
    guard let node = tree[id], !node.isHidden, !node.accessibility.hidesElements else { return [] }
    switch node.kind {
    case .tableSection, .primaryColumn, .secondaryColumn, .tabs, .split:
      return children(node, in: frame)
    case .navigation:
      // The pages below the topmost one are not in the window, as on iOS.
      let top = node.children.last { tree[$0]?.kind == .page }
      return node.children.filter { tree[$0]?.kind != .page || $0 == top }
        .flatMap { read($0, in: frame) }
    case .navigationBar where node.isBarHidden: return []
    case .barButton where [.flexibleSpace, .fixedSpace].contains(node.barButtonStyle): return []
    case .refreshControl where !node.isAnimating: return []
    case .activityIndicator where !node.isAnimating && !node.accessibility.isElement: return []
    case .label where (node.accessibility.label ?? node.text ?? "").isEmpty: return []
    default: return [element(node, in: frame)]
    }
  }

  private func element(_ node: RenderTree.Node, in frame: ElementFrame) -> ElementRecord {
    var element = ElementRecord(id: ElementRecord.ID(node: node.id.rawValue), kind: kind(node))
    element.identifier = node.identifier ?? ""
    element.label = node.accessibility.label ?? ""
    element.value = node.accessibility.value
    element.isEnabled = node.isEnabled && !node.accessibility.traits.contains(.notEnabled)
    element.isSelected = node.isSelected || node.accessibility.traits.contains(.selected)
    element.hasFocus = node.isEditing
    element.frame = self.frame(of: node) ?? frame
    // As on iOS, an accessibility element hides what is in it, unless it is a container.
    let isLeaf = node.accessibility.isElement && (element.kind == .other || isPlain(node))
    if !isLeaf {
      if node.kind == .table {
        readTable(node, into: &element)
      } else {
        element.children = children(node, in: element.frame)
      }
    }
    complete(&element, node)
    return element
  }

  /// Returns nil for a node that displays place.
  private func frame(of node: RenderTree.Node) -> ElementFrame? {
    guard let rect = rects[node.id], rect.width > 0, rect.height > 0 else { return nil }
    var frame = ElementFrame(rect)
    // The view of a bar reaches under the status bar; the bar of iOS begins below.
    if node.kind == .navigationBar {
      let heights =
        node.barHeights.covered == nil
        ? node.parent.flatMap { tree[$0]?.barHeights } ?? node.barHeights : node.barHeights
      frame.y += frame.height - heights.top
      frame.height = heights.top
    }
    return frame
  }

  private func isPlain(_ node: RenderTree.Node) -> Bool {
    [.view, .stack, .label, .image].contains(node.kind)
  }

  private func children(_ node: RenderTree.Node, in frame: ElementFrame) -> [ElementRecord] {
    node.children.flatMap { read($0, in: frame) }
  }

  /// Returns an element that is a part of a node.
  private func part(
    _ part: ElementRecord.Part,
    of owner: ElementRecord,
    _ kind: ElementKind,
    _ label: String
  ) -> ElementRecord {
    var id = owner.id
    id.part = part
    var element = ElementRecord(id: id, kind: kind)
    element.label = label
    element.frame = owner.frame
    element.isEnabled = owner.isEnabled
    return element
  }

  // MARK: - Types

  private func kind(_ node: RenderTree.Node) -> ElementKind {
    if isDatePicker(node.id) { return .datePicker }
    switch node.kind {
    case .window: return .window
    case .label: return node.accessibility.traits.contains(.button) ? .button : .staticText
    case .image: return node.isButton ? .button : .image
    case .button, .barButton, .alertAction, .tabItem, .segment: return .button
    case .menuItem:
      return node.parent.flatMap { tree[$0] }?.isEditMenu == true ? .menuItem : .button
    case .menu where node.isEditMenu: return .menu
    case .activityIndicator, .refreshControl: return .activityIndicator
    case .scrollView: return .scrollView
    case .table: return .table
    case .cell, .item: return .cell
    case .navigationBar: return .navigationBar
    case .alert: return node.alertStyle == .alert ? .alert : .sheet
    case .textField:
      let field = node.field ?? FieldValue()
      return field.border == .search
        ? .searchField : field.isSecure ? .secureTextField : .textField
    case .switchControl: return .switchControl
    case .tabBar: return .tabBar
    case .toolbar: return .toolbar
    case .stepper: return .stepper
    case .segmentedControl: return .segmentedControl
    case .picker: return .picker
    case .wheel: return .pickerWheel
    case .pageControl: return .pageIndicator
    case .webView: return .webView
    case .slider: return .slider
    case .progress: return .progressIndicator
    case .textView: return .textView
    case .collection, .menu: return .collectionView
    case .view, .stack, .control, .calendar, .inputViews, .tableSection, .sectionHeader,
      .sectionFooter, .navigation, .page, .sheet, .searchBar, .sectionIndex, .tabs, .split,
      .primaryColumn, .secondaryColumn:
      return kind(ofTraits: node.accessibility)
    }
  }

  /// Returns the type of a view that has none of its own: that of its traits.
  private func kind(ofTraits value: AccessibilityValue) -> ElementKind {
    guard value.isElement else { return .other }
    let kinds: [(AccessibilityValue.Traits, ElementKind)] = [
      (.adjustable, .slider), (.button, .button), (.link, .link), (.searchField, .searchField),
      (.image, .image), (.staticText, .staticText), (.header, .staticText),
    ]
    return kinds.first { value.traits.contains($0.0) }?.1 ?? .other
  }

  // MARK: - Values and parts

  private func complete(_ element: inout ElementRecord, _ node: RenderTree.Node) {
    switch node.kind {
    case .label: setLabel(&element, node.text)
    case .button, .barButton, .segment, .tabItem, .alertAction, .menuItem:
      completeButton(&element, node)
    case .navigationBar: completeBar(&element, node)
    case .tabBar: setLabel(&element, "Tab Bar")
    case .toolbar: setLabel(&element, "Toolbar")
    case .segmentedControl, .stepper: divide(&element)
    case .textField, .textView: completeField(&element, node)
    case .switchControl: element.value = node.accessibility.value ?? (node.isOn ? "1" : "0")
    case .slider, .progress: setValue(&element, node.track?.accessibilityValue)
    case .pageControl: setValue(&element, node.pages?.accessibilityValue)
    case .wheel: setValue(&element, node.picked)
    case .cell, .item: completeRow(&element, node)
    case .alert: completeAlert(&element, node)
    case .webView: completePage(&element, node)
    case .refreshControl: setLabel(&element, node.title)
    case .menu: setLabel(&element, node.menu?.title)
    default: break
    }
  }

  private func setLabel(_ element: inout ElementRecord, _ text: String?) {
    if element.label.isEmpty { element.label = text ?? "" }
  }

  private func setValue(_ element: inout ElementRecord, _ text: String?) {
    element.value = element.value ?? text
  }

  /// Gives parts of equal width the frames that displays do not tell.
  private func divide(_ element: inout ElementRecord) {
    let parts = element.children.indices.filter { element.children[$0].frame == element.frame }
    let width = element.frame.width / Double(max(1, parts.count))
    for (place, index) in parts.enumerated() {
      element.children[index].frame.x += width * Double(place)
      element.children[index].frame.width = width
    }
  }

  /// A button's title is an element in it, as on iOS.
  private func completeButton(_ element: inout ElementRecord, _ node: RenderTree.Node) {
    let title = node.text ?? ""
    if !title.isEmpty, node.kind == .button {
      element.children.insert(part(.text, of: element, .staticText, title), at: 0)
    }
    setLabel(&element, title)
    if element.label.isEmpty {
      element.label = element.children.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  private func completeBar(_ element: inout ElementRecord, _ node: RenderTree.Node) {
    if let prompt = node.prompt, !prompt.isEmpty {
      element.children.append(part(.paragraph(0), of: element, .staticText, prompt))
    }
    guard let title = node.title, !title.isEmpty else {
      if element.identifier.isEmpty { element.identifier = screenName(node.id) ?? "" }
      return
    }
    if element.identifier.isEmpty { element.identifier = title }
    guard !node.children.contains(where: { tree[$0]?.slot == .barTitleView }) else { return }
    element.children.append(part(.text, of: element, .staticText, title))
  }

  private func completeField(_ element: inout ElementRecord, _ node: RenderTree.Node) {
    let field = node.field ?? FieldValue()
    let text = typed[node.id] ?? node.typing?.text ?? ""
    let shown = field.isSecure ? String(repeating: "•", count: text.count) : text
    element.placeholder = field.placeholder
    // The value of an empty field is its placeholder, as on iOS.
    element.value = shown.isEmpty ? field.placeholder ?? "" : shown
    let hasClearButton =
      switch field.clearButton {
      case .never: false
      case .always: true
      case .whileEditing: node.isEditing
      case .unlessEditing: !node.isEditing
      }
    if hasClearButton, !shown.isEmpty {
      element.children.append(part(.clear, of: element, .button, "Clear text"))
    }
  }

  private func completeRow(_ element: inout ElementRecord, _ node: RenderTree.Node) {
    let texts = element.children.flatMap(\.all)
      .filter { $0.kind == .staticText && $0.id.part == .whole }.map(\.label)
    setLabel(&element, texts.joined(separator: ", "))
    guard let row = node.row else { return }
    switch row.editControl {
    case .delete:
      element.children.insert(
        part(.editControl, of: element, .button, "Remove \(element.label)"),
        at: 0
      )
    case .insert:
      element.children.insert(
        part(.editControl, of: element, .button, "Insert \(element.label)"),
        at: 0
      )
    case .select, .none: break
    }
    if row.accessory == .detailButton || row.accessory == .detailDisclosureButton {
      element.children.append(part(.accessory, of: element, .button, "More Info"))
    }
    if row.isMovable {
      element.children.append(part(.handle, of: element, .button, "Reorder \(element.label)"))
    }
    for (index, action) in (node.swipeActions?.actions ?? []).enumerated() {
      element.children.append(part(.action(index), of: element, .button, action.title ?? ""))
    }
  }

  private func completeAlert(_ element: inout ElementRecord, _ node: RenderTree.Node) {
    let texts = [node.title, node.message].compactMap(\.self).filter { !$0.isEmpty }
    setLabel(&element, texts.first)
    let actions = node.children.compactMap { tree[$0] }.filter { $0.kind == .alertAction }
    let dismissal =
      actions.first { $0.actionStyle.style == .cancel }
      ?? actions.first(where: \.actionStyle.isPreferred) ?? actions.first
    element.dismissal = dismissal.map { ElementRecord.ID(node: $0.id.rawValue) }
    let parts = texts.enumerated().map { part(.paragraph($0), of: element, .staticText, $1) }
    let fields = element.children.filter { [.textField, .secureTextField].contains($0.kind) }
    let others = element.children.filter { child in !fields.contains { $0.id == child.id } }
    // The views that alerts of iOS have around their contents.
    var content = part(.container(1), of: element, .other, "")
    content.children = parts + others
    if !fields.isEmpty {
      var list = part(.container(2), of: element, .collectionView, "")
      list.children = fields.enumerated().map { index, field in
        var cell = part(.container(3 + index), of: element, .cell, "")
        cell.children = [field]
        return cell
      }
      content.children.append(list)
    }
    var scroll = part(.container(0), of: element, .scrollView, "")
    scroll.children = [content]
    element.children = [scroll]
  }

  private func completePage(_ element: inout ElementRecord, _ node: RenderTree.Node) {
    guard let page = node.web, let html = page.html else { return }
    let text = WebText(html: html)
    let base = page.baseURL.flatMap { URL(string: $0) }
    element.children += text.paragraphs.enumerated().map {
      part(.paragraph($0), of: element, .staticText, $1)
    }
    element.children += text.links.map { link in
      let address = URL(string: link.address, relativeTo: base)?.absoluteString ?? link.address
      return part(.link(address), of: element, .link, link.text)
    }
  }
}

extension ElementRecord {
  /// This element and its descendants, in depth-first order.
  package var all: [ElementRecord] { [self] + children.flatMap(\.all) }
}

extension ElementFrame {
  init(_ rect: RectValue) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension RenderTree.Node {
  /// Whether the node is a bar of edit actions.
  var isEditMenu: Bool { menu?.target != nil }

  /// The identifier for tests.
  fileprivate var identifier: String? {
    first { if case .identifier(let value) = $0 { value } else { nil } } ?? nil
  }
}
