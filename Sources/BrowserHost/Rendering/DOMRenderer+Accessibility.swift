import UIKitHosting

extension DOMRenderer {
  /// Sets the accessibility attributes (ARIA) of a node.
  func setAccessibility(
    _ value: AccessibilityValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    if target.kind == .primaryColumn || target.kind == .secondaryColumn {
      // A column is named by its title; nothing in it is reachable while another column covers it.
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
      .compactMap(\.self).joined(separator: texts.comma)
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

  /// Sets the attributes that the client handles: adjustable values, elements that are only read,
  /// those that change by themselves, and the order of elements.
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
    let updates = value.traits.contains(.updatesFrequently) ? "" : nil
    operations.append(.attribute(main, "data-updates", updates))
    operations.append(.attribute(main, "data-modal", value.isModal ? "" : nil))
    operations.append(.attribute(main, "data-hides", value.hidesElements ? "" : nil))
    let order = value.order?.map { String($0.rawValue) }.joined(separator: " ")
    operations.append(.attribute(main, "data-order", order))
  }

  /// Returns whether screen readers treat an app's own view as a button or a link.
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

  /// Sets the accessibility of a row; its label is composed on the page from all texts in it.
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
    // A progress view has a default name until the app sets one.
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

  /// Returns whether the label is read as text, instead of the view's content.
  ///
  /// Screen readers do not read the name of an element without a role.
  private func isText(_ value: AccessibilityValue, _ target: Target) -> Bool {
    switch target.kind {
    case .label: break
    case .view, .stack:
      if !value.isElement || value.hint != nil || value.hasActions { return false }
    default: return false
    }
    return value.traits.isDisjoint(with: [.button, .link, .image, .adjustable])
  }

  /// Returns whether VoiceOver treats a labelled view of this kind as one element, whose content is
  /// not read.
  private static func mayReplaceContent(_ kind: NodeKind) -> Bool {
    switch kind {
    case .label, .view, .stack, .button, .control: true
    default: false
    }
  }

  /// Returns the label, and the value unless the control exposes it: sliders and progress views do.
  private func name(from value: AccessibilityValue, of target: Target) -> String {
    let hasValue =
      target.kind == .slider || target.kind == .progress || isAdjustable(value, target)
    return [value.label, hasValue ? nil : value.value].compactMap(\.self)
      .joined(separator: texts.comma)
  }

  /// Returns the element that gets the name: for a cell, the button that fills it.
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

  /// Returns the role to set; nil keeps the element's own role.
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
