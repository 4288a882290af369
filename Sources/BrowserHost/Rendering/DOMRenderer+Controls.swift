import UIKitHosting

extension DOMRenderer {
  func setControl(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    switch attribute {
    case .isEnabled(let isEnabled)
    where target.kind == .stepper || target.kind == .segmentedControl || target.kind == .pageControl:
      operations.append(.attribute(main, "aria-disabled", isEnabled ? nil : "true"))
    case .isEnabled(let isEnabled) where target.kind == .wheel || target.kind == .picker:
      operations.append(.toggle(main, className: "dimmed", !isEnabled))
      guard target.kind == .wheel else { return }
      operations.append(.attribute(target.part(.hit), "aria-disabled", isEnabled ? nil : "true"))
    case .isEnabled(let isEnabled):
      let hasInput = target.kind == .textField || target.kind == .slider
      let element = hasInput ? target.part(.field) : main
      operations.append(.attribute(element, "disabled", isEnabled ? nil : ""))
    case .isSelected(let isActive, _) where target.kind == .searchBar:
      operations.append(.toggle(main, className: "active", isActive == true))
    case .isSelected(let isSelected, _) where target.kind == .tabItem:
      operations.append(.attribute(main, "aria-selected", isSelected == true ? "true" : "false"))
    case .isSelected(let isSelected, _) where target.kind == .segment:
      operations.append(.attribute(main, "role", isSelected == nil ? nil : "radio"))
      operations.append(.attribute(main, "aria-checked", isSelected.map { "\($0)" }))
    case .isSelected(let isSelected, let toggles):
      let unpressed = toggles ? "false" : nil
      operations.append(.attribute(main, "aria-pressed", isSelected == true ? "true" : unpressed))
    case .buttonStyle(let style):
      setStyle(style, of: target, into: &operations)
    case .isAnimating(let isAnimating):
      operations.append(.toggle(main, className: "turning", isAnimating))
    case .indicatorStyle(let isLarge):
      operations.append(.toggle(main, className: "large", isLarge))
    case .isOn(let isOn, let thumb):
      operations.append(.style(main, "--thumb", thumb.map(CSS.color)))
      operations.append(.attribute(main, "aria-checked", isOn ? "true" : "false"))
    case .stepping(let repeats, let isContinuous):
      operations.append(.toggle(main, className: "unrepeated", !repeats))
      operations.append(.toggle(main, className: "reports-at-end", !isContinuous))
    case .selection(let index, let count, let isMomentary):
      operations.append(.attribute(main, "role", isMomentary ? "group" : "radiogroup"))
      operations.append(.style(main, "--chosen", index.map { String($0) }))
      operations.append(.style(main, "--count", String(max(count, 1))))
      operations.append(.toggle(main, className: "chosen", index != nil))
    case .badge(let text, let color):
      operations.append(.text(target.part(.extra), text ?? ""))
      operations.append(.style(target.part(.extra), "--own-fill", color.map(CSS.color)))
    default:
      preconditionFailure("Expected something of controls, got \(attribute.key).")
    }
  }

  private func setStyle(
    _ style: ButtonStyleValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    operations.append(.attribute(main, "data-style", "\(style.background)"))
    operations.append(.attribute(main, "data-size", "\(style.size)"))
    operations.append(.attribute(main, "data-corners", "\(style.cornerStyle)"))
    operations.append(.attribute(main, "data-image", "\(style.imagePlacement)"))
    operations.append(.style(main, "--image-gap", CSS.length(style.imagePadding)))
    setSubtitle(style, of: target, into: &operations)
    operations.append(.style(main, "--own-color", style.foregroundColor.map(CSS.textColor)))
    operations.append(.style(main, "--own-fill", style.backgroundColor.map(CSS.color)))
    setInsets(style.contentInsets, of: main, into: &operations)
    setBackground(style, of: main, into: &operations)
    if let details = style.details {
      setDetails(details, of: target, isColumn: style.imagePlacement.isVertical, into: &operations)
    }
    operations.append(.toggle(main, className: "pop-up", style.showsIndicator))
    operations.append(.toggle(main, className: "cut", style.cutsTitle))
    operations.append(.style(main, "--spinner", style.activityColor.map(CSS.color)))
    operations.append(.toggle(main, className: "busy", style.showsActivityIndicator))
    if style.showsActivityIndicator {
      let spinner = ElementSpec("span", "spinner turning", [ElementTemplates.spokes])
      operations.append(.fill(target.part(.icon), [spinner]))
    }
  }

  private func setSubtitle(
    _ style: ButtonStyleValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let subtitle = target.part(.secondaryText)
    if style.subtitleRuns.isEmpty {
      operations.append(.text(subtitle, style.subtitle ?? ""))
    } else {
      operations.append(.fill(subtitle, style.subtitleRuns.map(spec)))
    }
    let alignment = style.titleAlignment == .center ? nil : "\(style.titleAlignment)"
    operations.append(.attribute(target.main, "data-titles", alignment))
    operations.append(.style(target.main, "--title-gap", style.titlePadding.map(CSS.length)))
  }

  private func setBackground(
    _ style: ButtonStyleValue,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.style(main, "--own-corners", style.cornerRadius.map(CSS.length)))
    let hasStroke = style.strokeWidth > 0
    let line = hasStroke ? "inset 0 0 0 \(CSS.length(style.strokeWidth))" : nil
    operations.append(.style(main, "box-shadow", line.map { "\($0) var(--stroke)" }))
    let color = hasStroke ? style.strokeColor : nil
    operations.append(.style(main, "--stroke", color.map(CSS.color)))
  }

  private func setInsets(
    _ insets: EdgesValue?,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    let block = insets.map { "\(CSS.length($0.top)) \(CSS.length($0.bottom))" }
    let inline = insets.map { "\(CSS.length($0.leading)) \(CSS.length($0.trailing))" }
    operations.append(.style(main, "padding-block", block))
    operations.append(.style(main, "padding-inline", inline))
  }

  private func setDetails(
    _ details: ButtonDetailsValue,
    of target: Target,
    isColumn: Bool,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let across = name(of: details.horizontal, isOfSides: !isColumn)
    let down = details.vertical == .fill ? nil : name(of: details.vertical, isOfSides: false)
    operations.append(.style(main, isColumn ? "align-items" : "justify-content", across))
    operations.append(.style(main, isColumn ? "justify-content" : "align-items", down))
    if let insets = details.insets {
      let edges = [insets.top, insets.trailing, insets.bottom, insets.leading]
      operations.append(.style(main, "padding", edges.map(CSS.length).joined(separator: " ")))
    } else {
      operations.append(.style(main, "padding", nil))
    }
    let (title, image) = (details.titleShift, details.imageShift)
    for (part, shift) in [(target.part(.text), title), (target.part(.icon), image)] {
      let isNone = shift.x == 0 && shift.y == 0
      let value = "\(CSS.length(shift.x)) \(CSS.length(shift.y))"
      operations.append(.style(part, "translate", isNone ? nil : value))
    }
    operations.append(.toggle(main, className: "steady", !details.dimsWhenPressed))
    setPlace(details.imagePlace, of: target.part(.icon), isColumn: isColumn, into: &operations)
    for (name, value) in grounds(of: details.background) {
      operations.append(.style(main, name, value))
    }
  }

  /// Returns the styles that show an image behind an element; their values are nil without an
  /// image.
  private func grounds(of image: ImageValue?) -> [(name: String, value: String?)] {
    var (url, position, size, border): (String?, String?, String?, String?)
    switch image.flatMap(fill) {
    case .background(let address, let place, let length)?:
      (url, position, size) = (address, place, length)
    case .border(let value)?: border = value
    case nil: break
    }
    return [
      ("background-image", url), ("background-position", position), ("background-size", size),
      ("border-style", border.map { _ in "solid" }), ("border-image", border),
    ]
  }

  private func setPlace(
    _ place: ButtonDetailsValue.ImagePlace?,
    of icon: ElementID,
    isColumn: Bool,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.toggle(icon, className: "image", place != nil))
    operations.append(.attribute(icon, "data-mode", place.flatMap { name($0.mode) }))
    let (along, aside) =
      isColumn ? (place?.fillsDown, place?.fillsAcross) : (place?.fillsAcross, place?.fillsDown)
    operations.append(.style(icon, "flex", along == true ? "1" : nil))
    operations.append(.style(icon, "align-self", aside == true ? "stretch" : nil))
    operations.append(.style(icon, "width", (place?.size?.width).map(CSS.length)))
    operations.append(.style(icon, "height", (place?.size?.height).map(CSS.length)))
  }

  /// Returns the CSS name of an alignment; nil for the centre.
  private func name(of alignment: ButtonDetailsValue.Alignment, isOfSides: Bool) -> String? {
    switch alignment {
    case .center: nil
    case .left: isOfSides ? "left" : "start"
    case .right: isOfSides ? "right" : "end"
    case .fill, .leading, .top: "start"
    case .trailing, .bottom: "end"
    }
  }
}

extension ButtonStyleValue.ImagePlacement {
  fileprivate var isVertical: Bool { self == .top || self == .bottom }
}
