import UIKitHosting

extension DOMRenderer {
  /// What a screen reader is told, as ARIA.
  func setAccessibility(
    _ value: AccessibilityValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    if target.kind == .primaryColumn || target.kind == .secondaryColumn {
      // Named by its title; where another column lies over it, nothing in it can be reached.
      operations.append(.attribute(target.main, "inert", value.hidesElements ? "" : nil))
      return
    }
    let element = speaker(of: target)
    let label = name(from: value, of: target)
    // A progress view has a name of its own until the app gives it one.
    if !label.isEmpty || target.kind != .progress {
      operations.append(.attribute(element, "aria-label", label.isEmpty ? nil : label))
    }
    let description = [value.hint, value.hasActions ? texts.actionsAvailable : nil]
      .compactMap(\.self).joined(separator: ", ")
    operations.append(
      .attribute(element, "aria-description", description.isEmpty ? nil : description)
    )
    if target.kind == .cell || target.kind == .item {
      // A label, which the element itself has, takes the place of the content.
      let name = ElementTemplates.name(target.id, label.isEmpty ? "c" : "h")
      operations.append(.attribute(element, "aria-labelledby", name))
      nameHandles(of: target, isLabelled: !label.isEmpty, &operations)
    }
    if target.kind == .item || target.kind == .button {
      operations.append(.attribute(element, "aria-expanded", value.isExpanded.map { "\($0)" }))
    }
    operations.append(
      .attribute(target.main, "aria-hidden", isHidden(value, target) ? "true" : nil)
    )
    if let role = role(for: value, of: target, isNamed: !label.isEmpty) {
      operations.append(.attribute(element, "role", role))
    }
    if value.traits.contains(.header), !Self.hasRoleOfItsOwn(target.kind) {
      operations.append(.attribute(element, "aria-level", "2"))
    }
  }

  /// What is nowhere else: a slider and a progress view say their values themselves.
  private func name(from value: AccessibilityValue, of target: Target) -> String {
    let saysValue = target.kind == .slider || target.kind == .progress
    return [value.label, saysValue ? nil : value.value].compactMap { $0 }.joined(separator: ", ")
  }

  /// What moves a row, or offers its actions, goes by its own name and that of the row: a label,
  /// or else the content.
  private func nameHandles(
    of target: Target,
    isLabelled: Bool,
    _ operations: inout [DOMOperation]
  ) {
    let row = ElementTemplates.name(target.id, isLabelled ? "h" : "c")
    for (part, suffix) in [(ElementID.Part.grip, "g"), (.more, "m")] {
      let own = ElementTemplates.name(target.id, suffix)
      operations.append(.attribute(target.part(part), "aria-labelledby", "\(own) \(row)"))
    }
  }

  /// The element that takes the name: a cell is spoken by the button that fills it.
  private func speaker(of target: Target) -> ElementID {
    switch target.kind {
    case .cell, .item: target.part(.hit)
    case .sheet, .alert: target.part(.panel)
    case .textField, .textView, .slider: target.part(.field)
    case .refreshControl, .wheel: target.part(.hit)
    case .menu, .webView: target.part(.panel)
    default: target.main
    }
  }

  private func isHidden(_ value: AccessibilityValue, _ target: Target) -> Bool {
    value.hidesElements || (target.kind == .image && value.label == nil)
  }

  /// Nil leaves the role that the element has.
  private func role(
    for value: AccessibilityValue,
    of target: Target,
    isNamed: Bool
  ) -> String? {
    if Self.hasRoleOfItsOwn(target.kind) { return nil }
    if value.traits.contains(.header) { return "heading" }
    if value.traits.contains(.button) { return "button" }
    if value.traits.contains(.link) { return "link" }
    if target.kind == .image || value.traits.contains(.image) { return "img" }
    return isNamed || value.isElement ? "group" : "none"
  }

  private static func hasRoleOfItsOwn(_ kind: NodeKind) -> Bool {
    switch kind {
    case .view, .stack, .label, .image, .scrollView, .table, .collection: false
    default: true
    }
  }
}
