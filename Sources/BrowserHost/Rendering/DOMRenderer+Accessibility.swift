import UIKitHosting

extension DOMRenderer {
  /// Sets the accessibility of a node as ARIA attributes.
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
    if let isCovered = value.isCovered {
      operations.append(.attribute(target.main, "inert", isCovered ? "" : nil))
    }
    if target.kind == .cell || target.kind == .item {
      setRowAccessibility(value, of: target, into: &operations)
    } else {
      setNameAndRole(value, of: target, into: &operations)
    }
    let description = [value.hint, value.hasActions ? texts.actionsAvailable : nil]
      .compactMap(\.self).joined(separator: ", ")
    operations.append(
      .attribute(
        accessibilityElement(of: target),
        "aria-description",
        description.isEmpty ? nil : description
      )
    )
    if target.kind == .item || target.kind == .button {
      let isExpanded = value.isExpanded.map { "\($0)" }
      operations.append(.attribute(accessibilityElement(of: target), "aria-expanded", isExpanded))
    }
    setAssistance(value, of: target, into: &operations)
    operations.append(.attribute(target.main, "lang", value.language))
    operations.append(
      .attribute(target.main, "aria-hidden", isHidden(value, target) ? "true" : nil)
    )
  }

  /// What the client sees to: a value that keys change, what is read alone, and in which order.
  private func setAssistance(
    _ value: AccessibilityValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let adjusted = isAdjustable(value, target) ? value.value ?? "" : nil
    operations.append(.attribute(main, "data-adjusts", adjusted))
    let activates = isActivated(value, target) ? "" : nil
    operations.append(.attribute(main, "data-activates", activates))
    operations.append(.attribute(main, "data-modal", value.isModal ? "" : nil))
    operations.append(.attribute(main, "data-hides", value.hidesElements ? "" : nil))
    let order = value.order?.map { String($0.rawValue) }.joined(separator: " ")
    operations.append(.attribute(main, "data-order", order))
  }

  /// Whether an app's own view is a button or a link to screen readers.
  private func isActivated(_ value: AccessibilityValue, _ target: Target) -> Bool {
    guard value.isElement, !value.traits.isDisjoint(with: [.button, .link]) else { return false }
    return switch target.kind {
    case .view, .stack, .label, .image: !isAdjustable(value, target)
    default: false
    }
  }

  private func isAdjustable(_ value: AccessibilityValue, _ target: Target) -> Bool {
    guard value.traits.contains(.adjustable) else { return false }
    return switch target.kind {
    case .control: true
    case .view, .stack, .label, .image: value.isElement
    default: false
    }
  }

  /// What a row is called follows from all that is in it, which the page knows.
  private func setRowAccessibility(
    _ value: AccessibilityValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.attribute(target.main, "data-label", value.label))
    operations.append(.attribute(target.main, "data-value", value.value))
    operations.append(.toggle(target.main, className: "apart", value.isSilent))
  }

  private func setNameAndRole(
    _ value: AccessibilityValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let element = accessibilityElement(of: target)
    let label = name(from: value, of: target)
    let isText = isText(value, target) && !label.isEmpty
    // A progress view has a name of its own until the app gives it one.
    if !label.isEmpty || target.kind != .progress {
      let name = label.isEmpty || isText ? nil : label
      operations.append(.attribute(element, "aria-label", name))
    }
    if Self.mayReplaceContent(target.kind) {
      let isWhole = value.isElement || target.kind == .button || target.kind == .control
      let accessibleName = isText ? label : isWhole && !label.isEmpty ? "" : nil
      operations.append(.attribute(target.main, "data-accessible-name", accessibleName))
    }
    if let role = role(for: value, of: target, isNamed: !label.isEmpty && !isText) {
      operations.append(.attribute(element, "role", role))
    }
    if value.traits.contains(.header), !Self.hasOwnRole(target.kind) {
      operations.append(.attribute(element, "aria-level", "2"))
    }
  }

  /// Whether its label is read as a text would be, in place of what is in it.
  ///
  /// A name of something without a role is not read.
  private func isText(_ value: AccessibilityValue, _ target: Target) -> Bool {
    switch target.kind {
    case .label: break
    case .view, .stack:
      if !value.isElement || value.hint != nil || value.hasActions { return false }
    default: return false
    }
    return value.traits.isDisjoint(with: [.button, .link, .image, .adjustable])
  }

  /// What is one element to VoiceOver when it has a label: nothing in it is read then.
  private static func mayReplaceContent(_ kind: NodeKind) -> Bool {
    switch kind {
    case .label, .view, .stack, .button, .control: true
    default: false
    }
  }

  /// What is nowhere else: a slider and a progress view say their values themselves.
  private func name(from value: AccessibilityValue, of target: Target) -> String {
    let hasValue =
      target.kind == .slider || target.kind == .progress || isAdjustable(value, target)
    return [value.label, hasValue ? nil : value.value].compactMap { $0 }.joined(separator: ", ")
  }

  /// The element that has the accessible name: of a cell, the button that fills it.
  private func accessibilityElement(of target: Target) -> ElementID {
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
    if value.hidesElements { return true }
    return switch target.kind {
    case .image: value.label == nil
    case .label, .activityIndicator, .progress: value.isSilent
    default: false
    }
  }

  /// Nil leaves the role that the element has.
  private func role(
    for value: AccessibilityValue,
    of target: Target,
    isNamed: Bool
  ) -> String? {
    if isAdjustable(value, target) { return "slider" }
    if Self.hasOwnRole(target.kind) { return nil }
    if value.traits.contains(.header) { return "heading" }
    if value.traits.contains(.button) { return "button" }
    if value.traits.contains(.link) { return "link" }
    if target.kind == .image || value.traits.contains(.image) { return "img" }
    return isNamed || value.isElement && value.hasActions ? "group" : "none"
  }

  private static func hasOwnRole(_ kind: NodeKind) -> Bool {
    switch kind {
    case .view, .stack, .label, .image, .scrollView, .table, .collection, .picker, .stepper: false
    default: true
    }
  }
}
