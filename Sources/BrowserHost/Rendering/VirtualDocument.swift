import UIKitHosting

/// A document on the server that carries out operations as the client does.
struct VirtualDocument {
  private struct Entry {
    var element: VirtualElement
    var parent: NodeID?
    /// The child nodes, in their order over all parts.
    var children: [NodeID] = []
  }

  /// The windows, from back to front.
  private var tops: [NodeID] = []
  private var isArranged = true
  private var entries: [NodeID: Entry] = [:]
  private var parts: [UInt64: VirtualElement] = [:]

  mutating func apply(_ operations: [DOMOperation]) {
    for operation in operations { apply(operation) }
    isArranged = false
  }

  /// Returns the elements of the windows, from back to front.
  ///
  /// - Complexity: O(nodes) after a change.
  mutating func windows() -> [VirtualElement] {
    if !isArranged { arrange() }
    isArranged = true
    return tops.compactMap { entries[$0]?.element }
  }

  func contains(_ id: NodeID) -> Bool {
    entries[id] != nil
  }

  private mutating func apply(_ operation: DOMOperation) {
    switch operation {
    case .insert(let id, let kind, let parent, let index):
      insert(id, parent, index, ElementTemplates.spec(for: kind, id: id))
    case .remove(let id):
      remove(id)
    case .move(let id, let parent, let index):
      detach(id)
      if parent == .page {
        insertWindow(id, at: index)
      } else {
        attach(id, to: parent.node, index)
      }
    case .place(let id, let part):
      entries[id]?.element.place = part
    case .text(let id, let text):
      element(id)?.children = []
      element(id)?.text = text
    case .attribute(let id, let name, let value):
      element(id)?.set(name, value)
      // The text of a field, which the client keeps separate from typed text.
      if name == "data-text" { element(id)?.set("value", value) }
    case .toggle(let id, let name, let isOn):
      element(id)?.toggle(name, isOn)
    case .style(let id, let name, let value):
      element(id)?.setStyle(name, value)
    case .fill(let id, let specs):
      element(id)?.text = nil
      element(id)?.children = specs.map { VirtualElement($0) }
    case .call(let id, let behavior, let numbers):
      call(id, behavior, numbers)
    case .start: break
    case .lines(let id, let lines):
      element(id)?.show(lines)
    }
  }

  /// Stores the numbers for the client's behaviours, and the attributes that browsers without
  /// scripts need.
  private func call(_ id: NodeID, _ behavior: Behavior, _ numbers: [Double]) {
    let element = entries[id]?.element
    let list = numbers.map(CSS.number).joined(separator: " ")
    element?.set("data-c\(behavior.rawValue)", list)
    guard behavior == .row, numbers.count == 3 else { return }
    element?.set("aria-posinset", CSS.number(numbers[2] + 1))
  }

  private mutating func insert(
    _ id: NodeID,
    _ parent: ElementID,
    _ index: Int,
    _ spec: ElementSpec
  ) {
    let element = VirtualElement(spec, node: id)
    entries[id] = Entry(element: element)
    register(element, as: id)
    guard parent != .page else {
      return insertWindow(id, at: index)
    }
    element.place = ElementID.Part(rawValue: parent.partNumber) ?? .content
    attach(id, to: parent.node, index)
  }

  private mutating func register(_ element: VirtualElement, as id: NodeID) {
    if let part = element.part { parts[ElementID(id, part).rawValue] = element }
    for child in element.children { register(child, as: id) }
  }

  private func element(_ id: ElementID) -> VirtualElement? {
    parts[id.rawValue] ?? entries[id.node]?.element
  }

  private mutating func insertWindow(_ id: NodeID, at index: Int) {
    tops.insert(id, at: min(max(index, 0), tops.count))
  }

  private mutating func attach(_ id: NodeID, to parent: NodeID, _ index: Int) {
    entries[id]?.parent = parent
    let count = entries[parent]?.children.count ?? 0
    entries[parent]?.children.insert(id, at: min(max(index, 0), count))
  }

  private mutating func detach(_ id: NodeID) {
    guard let parent = entries[id]?.parent else { return tops.removeAll { $0 == id } }
    entries[parent]?.children.removeAll { $0 == id }
  }

  private mutating func remove(_ id: NodeID) {
    detach(id)
    forget(id)
  }

  private mutating func forget(_ id: NodeID) {
    for child in entries[id]?.children ?? [] { forget(child) }
    for part in ElementID.Part.allCases { parts[ElementID(id, part).rawValue] = nil }
    entries[id] = nil
  }

  /// Puts every node's element into its part of its parent.
  private func arrange() {
    for element in entries.values.map(\.element) + Array(parts.values) {
      element.children.removeAll { $0.node != nil }
    }
    for (id, entry) in entries {
      for (index, child) in entry.children.enumerated() {
        guard let element = entries[child]?.element else { continue }
        element.index = index
        part(element.place, of: id, entry).children.append(element)
      }
    }
    for top in tops { entries[top].map { markDepth(of: $0.element, 0) } }
  }

  /// Returns the element that contains the children of a part; `main` is the node's own element.
  private func part(_ place: ElementID.Part, of id: NodeID, _ entry: Entry) -> VirtualElement {
    if place == .main { return entry.element }
    return parts[ElementID(id, place).rawValue] ?? parts[ElementID(id, .content).rawValue]
      ?? entry.element
  }

  /// Sets the parity of every node's depth, by which the style sheet distinguishes a parent's safe
  /// area from a child's own.
  private func markDepth(of element: VirtualElement, _ depth: Int) {
    let isNode = element.node != nil
    if isNode { element.set("data-d", String(depth & 1)) }
    for child in element.children { markDepth(of: child, isNode ? depth + 1 : depth) }
  }
}
