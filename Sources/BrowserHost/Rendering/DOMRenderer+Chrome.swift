import UIKitHosting

extension DOMRenderer {
  /// Sets the attributes of bars, sheets and alerts.
  func setChrome(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    switch attribute {
    case .title(let title):
      setTitle(title, of: target, into: &operations)
    case .prompt(let prompt):
      operations.append(.text(target.part(.extra), prompt ?? ""))
    case .message(let message):
      operations.append(.text(target.part(.secondaryText), message ?? ""))
    case .largeTitle(let isLarge, let hidesSearch):
      operations.append(.toggle(main, className: "large-title", isLarge))
      operations.append(.toggle(main, className: "hides-search", hidesSearch))
    case .bar(let isHidden, let appearance):
      operations.append(.toggle(main, className: "bar-hidden", isHidden))
      if let appearance { setBarAppearance(appearance, of: target, into: &operations) }
    case .barHeights(let heights):
      setBarHeights(heights, of: main, into: &operations)
    case .tabLayout(let layout):
      operations.append(.attribute(main, "data-layout", "\(layout)"))
    case .barButtonStyle(let style, let appearance):
      if target.kind == .barButton {
        setBarButton(style, appearance?.standard.indicator, of: target, into: &operations)
      }
      if let appearance { setBarItemAppearance(appearance, of: target, into: &operations) }
    case .sheet(let sheet) where target.kind == .alert:
      setPopover(ofAlert: sheet.popover, of: target, into: &operations)
    case .sheet(let sheet):
      setSheet(sheet, of: target, into: &operations)
    case .alertStyle(let style):
      operations.append(.attribute(main, "data-style", "\(style)"))
    case .share(let share):
      operations.append(.toggle(main, className: "shares", share != nil))
      operations.append(.attribute(main, "data-subject", share?.title))
      operations.append(.attribute(main, "data-text", share?.text))
      operations.append(.attribute(main, "data-url", share?.url))
    case .actionStyle(let style, let isPreferred):
      operations.append(.attribute(main, "data-style", "\(style)"))
      operations.append(.toggle(main, className: "preferred", isPreferred))
    default:
      preconditionFailure("Expected something of chrome, got \(attribute.key).")
    }
  }

  private func setBarHeights(
    _ heights: BarHeightsValue,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    let parts = [
      ("bar", heights.prompt + heights.row), ("row", heights.row), ("large", heights.largeTitle),
      ("search", heights.search), ("foot", heights.bottom),
    ]
    for (name, points) in parts {
      operations.append(.style(main, "--\(name)-height", CSS.length(points)))
    }
    guard let covered = heights.covered else { return }
    operations.append(.toggle(main, className: "own", true))
    operations.append(.toggle(main, className: "floating", true))
    operations.append(.style(main, "--top", CSS.length(covered)))
  }

  private func setTitle(
    _ title: String?,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let text = title ?? ""
    switch target.kind {
    case .navigationBar:
      operations.append(.text(target.part(.text), text))
      operations.append(.text(target.part(.secondaryText), text))
    case .sheet:
      operations.append(.attribute(target.part(.panel), "aria-label", title))
    case .tabs:
      operations.append(.attribute(target.part(.content), "aria-label", title))
    case .primaryColumn, .secondaryColumn:
      let role = target.kind == .primaryColumn ? "navigation" : "region"
      operations.append(.attribute(target.main, "role", text.isEmpty ? nil : role))
      operations.append(.attribute(target.main, "aria-label", text.isEmpty ? nil : text))
    case .alert:
      operations.append(.text(target.part(.text), text))
      nameAlert(target, isTitled: !text.isEmpty, into: &operations)
    case .button, .barButton, .alertAction, .refreshControl:
      operations.append(.text(target.part(.text), text))
    default:
      operations.append(.attribute(target.main, "aria-label", title))
    }
  }

  /// Names an alert: by its title, or else by its message.
  private func nameAlert(
    _ target: Target,
    isTitled: Bool,
    into operations: inout [DOMOperation]
  ) {
    let panel = target.part(.panel)
    let message = ElementTemplates.name(target.id, "m")
    let name = isTitled ? ElementTemplates.name(target.id, "t") : message
    operations.append(.attribute(panel, "aria-labelledby", name))
    operations.append(.attribute(panel, "aria-describedby", isTitled ? message : nil))
  }

  private func setBarButton(
    _ style: BarButtonStyleValue,
    _ indicator: ImageValue?,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.attribute(target.main, "data-style", "\(style)"))
    guard style == .back else { return }
    if var indicator {
      if indicator.mode == .automatic { indicator.mode = .template }
      return operations.append(
        .fill(target.part(.extra), spec(indicator).map { [$0] } ?? [])
      )
    }
    let chevron = ElementSpec(
      "svg",
      "symbol turns",
      ["viewBox": "0 0 24 24", "aria-hidden": "true"],
      [ElementSpec("use", "", ["href": addresses.symbol("chevron.backward")])]
    )
    operations.append(.fill(target.part(.extra), [chevron]))
  }

  private func setSheet(
    _ sheet: SheetValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.attribute(target.main, "data-style", "\(sheet.style)"))
    operations.append(.toggle(target.main, className: "edge-to-edge", sheet.style.isEdgeToEdge))
    let transition = sheet.transition == .cover ? nil : "\(sheet.transition)"
    operations.append(.attribute(target.main, "data-transition", transition))
    operations.append(.style(target.main, "--corner", sheet.cornerRadius.map(CSS.length)))
    operations.append(.toggle(target.main, className: "has-grabber", sheet.showsGrabber))
    operations.append(.toggle(target.main, className: "reserved", !sheet.growsByScrolling))
    let selected = sheet.selectedDetent ?? sheet.detents.min() ?? .large
    operations.append(.attribute(target.main, "data-detent", "\(selected)"))
    let height =
      sheet.heights.indices.contains(sheet.selectedHeight)
      ? sheet.heights[sheet.selectedHeight] : nil
    operations.append(.toggle(target.main, className: "sized", height != nil))
    operations.append(.style(target.main, "--height", height.map(CSS.length)))
    operations.append(.toggle(target.main, className: "narrow", sheet.width != nil))
    operations.append(.style(target.main, "--width", sheet.width.map(CSS.length)))
    setGrabber(of: target, isOneHeight: sheet.detents.count < 2, selected, into: &operations)
    let isUndimmed = sheet.largestUndimmedDetent.map { selected <= $0 } ?? false
    operations.append(.toggle(target.main, className: "undimmed", isUndimmed))
    let isDialog = !sheet.style.isInContext
    let isModal = isDialog ? isUndimmed ? "false" : "true" : nil
    operations.append(.attribute(target.part(.panel), "role", isDialog ? "dialog" : "group"))
    operations.append(.attribute(target.part(.panel), "aria-modal", isModal))
    let detents = sheet.detents.reduce(0.0) { $0 + ($1 == .medium ? 1 : 2) }
    operations.append(
      .call(
        target.id,
        .sheet,
        [
          Double(sheet.style.rawValue), sheet.isDismissable ? 1 : 0, detents,
          Double(selected.rawValue),
          sheet.largestUndimmedDetent.map { Double($0.rawValue + 1) } ?? 0,
        ] + (sheet.heights.isEmpty ? [] : [Double(sheet.selectedHeight)] + sheet.heights)
      )
    )
    setPopover(sheet.popover, of: target, into: &operations)
  }

  /// Sets the position of a popover and of its arrow; with nil, the style sheet positions the
  /// panel.
  private func setPopover(
    _ popover: PopoverValue?,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let panel = target.part(.panel)
    let frame = popover?.frame
    for (name, value) in [
      ("left", frame?.x), ("top", frame?.y), ("width", frame?.width), ("height", frame?.height),
    ] {
      operations.append(.style(panel, name, value.map(CSS.length)))
    }
    setArrow(of: popover, target, into: &operations)
  }

  private func setArrow(
    of popover: PopoverValue?,
    _ target: Target,
    into operations: inout [DOMOperation]
  ) {
    let (x, y) = popover.map(\.arrowTip) ?? (nil, nil)
    operations.append(.style(target.main, "--arrow-x", x.map(CSS.length)))
    operations.append(.style(target.main, "--arrow-y", y.map(CSS.length)))
  }

  /// Sets the position of an action sheet beside its source; its texts determine its height, which
  /// extends from the arrow.
  private func setPopover(
    ofAlert popover: PopoverValue?,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.toggle(target.main, className: "popover", popover != nil))
    let frame = popover?.frame
    let isAbove = popover?.arrowEdge == .bottom
    let bottom = frame.map { "calc(100% - \(CSS.length($0.y + $0.height)))" }
    let panel = target.part(.panel)
    for (name, value) in [
      ("left", frame.map { CSS.length($0.x) }), ("width", frame.map { CSS.length($0.width) }),
      ("top", isAbove ? nil : frame.map { CSS.length($0.y) }), ("bottom", isAbove ? bottom : nil),
    ] {
      operations.append(.style(panel, name, value))
    }
    setArrow(of: popover, target, into: &operations)
  }

  /// Sets the state of the grabber, a button that steps between detents; disabled if there is only
  /// one.
  private func setGrabber(
    of target: Target,
    isOneHeight: Bool,
    _ selected: SheetValue.Detent,
    into operations: inout [DOMOperation]
  ) {
    let grabber = target.part(.extra)
    let isExpanded = selected == .large ? "true" : "false"
    operations.append(.attribute(grabber, "aria-label", texts.sheetGrabber))
    operations.append(.attribute(grabber, "aria-expanded", isOneHeight ? nil : isExpanded))
    operations.append(.attribute(grabber, "disabled", isOneHeight ? "" : nil))
  }
}

extension PopoverValue {
  /// The position of the arrow's tip in the window.
  fileprivate var arrowTip: (x: Double?, y: Double?) {
    switch arrowEdge {
    case .top: (frame.x + arrowPosition, frame.y)
    case .bottom: (frame.x + arrowPosition, frame.y + frame.height)
    case .left: (frame.x, frame.y + arrowPosition)
    case .right: (frame.x + frame.width, frame.y + arrowPosition)
    }
  }
}

extension SheetValue.Style {
  /// A Boolean value that indicates whether the sheet fills its container, without the edges of a
  /// card.
  fileprivate var isEdgeToEdge: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    case .page, .form, .popover: false
    }
  }

  fileprivate var isInContext: Bool {
    self == .currentContext || self == .overCurrentContext
  }
}
