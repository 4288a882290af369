import UIKitHosting

extension DOMRenderer {
  /// Where a node is put in its parent.
  ///
  /// The parent's kind of layout is not known here: the numbers go into custom properties, and the
  /// style sheet's rules for the parent's `data-layout` use them.
  func setPlacement(
    _ placement: Placement,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    // Filling its parent is what most views do: a class of its own says it in one word.
    let fills =
      !placement.isInLine && placement.horizontal.fills && placement.vertical.fills
    operations.append(.toggle(main, className: "fill", fills))
    let horizontal = fills ? AxisPlacement() : placement.horizontal
    let vertical = fills ? AxisPlacement() : placement.vertical
    setAxis(horizontal, .horizontal, fills: fills, of: target, into: &operations)
    setAxis(vertical, .vertical, fills: fills, of: target, into: &operations)
    let ratio = placement.aspectRatio.map(CSS.number)
    operations.append(.style(main, "aspect-ratio", ratio))
    operations.append(.toggle(main, className: "over", placement.isOverlay))
    let hasContent = placement.horizontal.content != nil || placement.vertical.content != nil
    operations.append(.toggle(main, className: "drawn", hasContent))
    for (name, axis) in [
      ("--content-h", placement.horizontal), ("--content-v", placement.vertical),
    ] {
      operations.append(.style(main, name, hasContent ? CSS.length(axis.content ?? 0) : nil))
    }
    let isSized = placement.horizontal.length != nil || placement.vertical.length != nil
    operations.append(.toggle(main, className: "sized", isSized))
    operations.append(.toggle(main, className: "whole", placement.measured != nil))
    operations.append(.toggle(main, className: "unbroken", placement.measured == .unbroken))
    operations.append(.style(main, "anchor-name", placement.link.map { "--link-\($0)" }))
    let order = placement.order == 0 ? nil : String(placement.order)
    operations.append(.style(main, "order", order))
    operations.append(.toggle(main, className: "spaced", placement.customSpacing != nil))
    operations.append(.style(main, "--after", placement.customSpacing.map(CSS.length)))
    setFrame(placement.frame, growth: placement.frameGrowth, of: main, into: &operations)
    let level = placement.level == 0 ? nil : String(placement.level)
    operations.append(.style(main, "z-index", level))
    setPin(placement.pin, of: main, into: &operations)
    setSafeArea(placement.safeArea, of: main, into: &operations)
    if let frame = placement.frame, placement.frameGrowth.y == 0, target.kind.hasSafeArea {
      // Of a frame by hand the top is known, whatever the parent's size.
      operations.append(.style(main, "--off-t", CSS.length(frame.y)))
    }
    addSafeArea(placement, fills: fills, of: target, into: &operations)
  }

  /// Its own safe area is the parent's, less how far it lies from its sides, and more by what is added.
  private func addSafeArea(
    _ placement: Placement,
    fills: Bool,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    if placement.isCoveredAsStack {
      for side in ["t", "b", "s", "e"] {
        operations.append(.style(target.main, "--off-\(side)", "0px"))
      }
    }
    let more = placement.additionalSafeArea
    guard more != .zero, target.kind.hasSafeArea else { return }
    let top = placement.frame.map { CSS.length($0.y) } ?? off(placement.vertical.leading, fills)
    let sides = [
      ("t", top, more.top), ("b", off(placement.vertical.trailing, fills), more.bottom),
      ("s", off(placement.horizontal.leading, fills), more.leading),
      ("e", off(placement.horizontal.trailing, fills), more.trailing),
    ]
    for (side, off, points) in sides where points != 0 {
      let value = "calc(min(\(off), var(--safe-\(side))) - \(CSS.length(points)))"
      operations.append(.style(target.main, "--off-\(side)", value))
    }
  }

  /// What is covered of a node, in place of what follows from where it lies in its parent.
  private func setSafeArea(
    _ safeArea: EdgesValue?,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    let sides = [
      ("t", safeArea?.top), ("s", safeArea?.leading), ("b", safeArea?.bottom),
      ("e", safeArea?.trailing),
    ]
    for (side, points) in sides {
      operations.append(.style(main, "--kept-\(side)", points.map(CSS.length)))
    }
  }

  private func off(_ inset: AxisPlacement.Inset?, _ fills: Bool) -> String {
    (fills ? nil : distance(inset)) ?? "0px"
  }

  private func setPin(
    _ pin: PinValue?,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.attribute(main, "data-pin", pin.map { "\($0.edge)" }))
    operations.append(.style(main, "--pin-before", pin.map { CSS.length($0.before) }))
    operations.append(.style(main, "--pin-after", pin.map { CSS.length($0.after) }))
  }

  private func setFrame(
    _ frame: RectValue?,
    growth: RectValue,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.toggle(main, className: "framed", frame != nil))
    let numbers: [(String, KeyPath<RectValue, Double>)] = [
      ("--x", \.x), ("--y", \.y), ("--w", \.width), ("--h", \.height),
    ]
    for (name, number) in numbers {
      let value = frame.map { sum($0[keyPath: number], growth[keyPath: number]) }
      operations.append(.style(main, name, value))
    }
  }

  /// Points, and a part of the parent.
  private func sum(_ points: Double, _ part: Double) -> String {
    let points = CSS.length(points)
    return part == 0 ? points : "calc(\(points) + \(CSS.number(part * 100))%)"
  }

  private func setAxis(
    _ axis: AxisPlacement,
    _ direction: AxisValue,
    fills: Bool,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let names = direction == .horizontal ? AxisNames.horizontal : .vertical
    let (leading, trailing) = margins(axis, names)
    operations.append(.style(main, names.leading, leading))
    operations.append(.style(main, names.trailing, trailing))
    operations.append(.style(main, names.align, alignment(axis)))
    setLink(axis, names, of: main, into: &operations)
    if target.kind.hasSafeArea {
      operations.append(.style(main, names.offStart, fills ? nil : distance(axis.leading)))
      operations.append(.style(main, names.offEnd, fills ? nil : distance(axis.trailing)))
    }
    operations.append(.style(main, names.shift, shift(axis, names)))
    let (before, after) = (axis.leadingLink, axis.trailingLink)
    operations.append(.style(main, names.insetStart, before.map { "anchor(--link-\($0) end)" }))
    operations.append(.style(main, names.insetEnd, after.map { "anchor(--link-\($0) start)" }))
    operations.append(.toggle(main, className: "marked" + names.suffix, axis.point != nil))
    operations.append(.style(main, "--mark" + names.suffix, mark(axis)))
    setLength(axis, names, of: main, into: &operations)
  }

  /// What the rules for lines and scroll views ask of a child.
  private func setLink(
    _ axis: AxisPlacement,
    _ names: AxisNames,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    let suffix = names.suffix
    let flags = [
      ("end", axis.trailing?.isMinimum == false), ("lead", axis.leading != nil),
      ("gap", axis.leading?.isMinimum == true), ("shared", axis.share != nil),
      ("open", axis.isUnbounded), ("fills", axis.fillsParent), ("given", axis.isGiven),
      ("part", axis.multiplier != nil),
    ]
    for (name, isOn) in flags {
      operations.append(.toggle(main, className: name + suffix, isOn))
    }
    operations.append(.style(main, "--share" + suffix, axis.share.map(CSS.number)))
    operations.append(.style(main, "--weight" + suffix, axis.weight.map(FlexFactor.weight)))
  }

  /// The insets as margins; what asks for no room has none behind it.
  private func margins(_ axis: AxisPlacement, _ names: AxisNames) -> (String?, String?) {
    let (leading, trailing) = insets(axis, names)
    guard axis.point != nil else { return (leading, trailing) }
    return (leading ?? "-9999px", trailing ?? "-9999px")
  }

  /// By how much of its own length the node moves, so that the right part of it lies there.
  private func mark(_ axis: AxisPlacement) -> String? {
    guard let point = axis.point else { return nil }
    let held = axis.center != nil ? 0.5 : axis.leading != nil ? 0 : 1
    return CSS.number((held - point) * 100) + "%"
  }

  private func insets(_ axis: AxisPlacement, _ names: AxisNames) -> (String?, String?) {
    let leading = axis.leading.map { inset($0, names.start) }
    let trailing = axis.trailing.map { inset($0, names.end) }
    guard axis.center != nil, leading != nil || trailing != nil else { return (leading, trailing) }
    // Bounds leave the centre where it is: the further one limits both sides.
    let shift = shift(axis, names) ?? "0px"
    let before = leading.map { "\($0) - \(shift)" }
    let after = trailing.map { "\($0) + \(shift)" }
    let both = "max(\(["0px", before, after].compactMap(\.self).joined(separator: ", ")))"
    return (both, both)
  }

  private func shift(_ axis: AxisPlacement, _ names: AxisNames) -> String? {
    guard let center = axis.center else { return nil }
    let (start, end) = (names.start, names.end)
    let safe = "var(--safe-\(start)) - var(--safe-\(end))"
    let margins = "var(--margin-\(start)) - var(--margin-\(end))"
    return switch axis.centerReference {
    case .edge: center == 0 ? nil : CSS.length(center)
    case .safeArea: "calc(\(CSS.length(center)) + (\(safe)) / 2)"
    case .margins, .readable: "calc(\(CSS.length(center)) + (\(safe) + \(margins)) / 2)"
    }
  }

  private func setLength(
    _ axis: AxisPlacement,
    _ names: AxisNames,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    var minimum = axis.minimum.map(CSS.length)
    if let length = axis.length, minimum == nil {
      minimum = CSS.length(min(length, axis.maximum ?? .infinity))
    }
    let least = bound("max", minimum, axis.minimumPart)
    let most = bound("min", axis.maximum.map(CSS.length), axis.maximumPart)
    operations.append(.style(main, names.length, length(axis)))
    operations.append(.style(main, "min-" + names.length, least))
    operations.append(.style(main, "max-" + names.length, most))
    operations.append(.style(main, names.grow, axis.isGiven ? "0" : FlexFactor.grow(axis)))
    operations.append(
      .attribute(main, "data-hug" + names.suffix, FlexFactor.huggingTier(axis))
    )
    operations.append(.style(main, names.shrink, FlexFactor.shrink(axis)))
  }

  private func length(_ axis: AxisPlacement) -> String? {
    if let length = axis.length { return CSS.length(length) }
    guard let multiplier = axis.multiplier else { return nil }
    return part(AxisPlacement.Part(multiplier: multiplier, constant: axis.constant))
  }

  private func part(_ part: AxisPlacement.Part) -> String {
    let percent = CSS.number(part.multiplier * 100) + "%"
    return part.constant == 0 ? percent : "calc(\(percent) + \(CSS.length(part.constant)))"
  }

  /// The narrower of a bound in points and one that is a part of the parent's length.
  private func bound(
    _ narrower: String,
    _ points: String?,
    _ part: AxisPlacement.Part?
  ) -> String? {
    guard let part = part.map(self.part) else { return points }
    return points.map { "\(narrower)(\($0), \(part))" } ?? part
  }

  /// The distance, from an edge or from a guide whose own distance is a property of the parent's.
  private func inset(_ inset: AxisPlacement.Inset, _ side: String) -> String {
    let distance = CSS.length(inset.distance)
    return switch inset.reference {
    case .edge: distance
    case .margins: "calc(\(distance) + var(--safe-\(side)) + var(--margin-\(side)))"
    case .safeArea: "calc(\(distance) + var(--safe-\(side)))"
    case .readable:
      "calc(\(distance) + max(var(--safe-\(side)) + var(--margin-\(side)), \(Self.beyondReadable)))"
    }
  }

  /// How far what is readable lies from either edge.
  private static let beyondReadable = "50% - \(CSS.length(AxisPlacement.readableLength / 2))"

  /// How far a side lies from its parent's, as far as its inset tells; nil where they meet.
  ///
  /// What no inset holds, or a guide does, is taken to lie clear of the safe area.
  private func distance(_ inset: AxisPlacement.Inset?) -> String? {
    guard let inset, !inset.isMinimum, inset.reference == .edge else { return "9999px" }
    return inset.distance == 0 ? nil : CSS.length(inset.distance)
  }

  private func alignment(_ axis: AxisPlacement) -> String? {
    if axis.leadingLink != nil || axis.trailingLink != nil {
      // Where there is too little room it stays at the link all the same.
      let isStretched = axis.leading?.isMinimum == false && axis.trailing?.isMinimum == false
      return isStretched ? "stretch" : axis.leadingLink == nil ? "unsafe end" : "unsafe start"
    }
    if axis.center != nil { return "center" }
    let leading = axis.leading.map { !$0.isMinimum } ?? false
    let trailing = axis.trailing.map { !$0.isMinimum } ?? false
    return switch (leading, trailing) {
    case (true, true): "stretch"
    case (false, true): "end"
    case (true, false), (false, false): nil
    }
  }
}

extension AxisPlacement {
  /// Whether its length is said, so that it does not grow.
  fileprivate var isGiven: Bool {
    length != nil || multiplier != nil
  }

  /// Whether it goes from edge to edge, and nothing else is asked.
  fileprivate var fills: Bool {
    var other = AxisPlacement()
    other.leading = Inset(distance: 0)
    other.trailing = Inset(distance: 0)
    other.hugging = hugging
    other.compressionResistance = compressionResistance
    return self == other
  }
}

extension NodeKind {
  /// Whether the safe area matters to what is in such a node.
  fileprivate var hasSafeArea: Bool {
    switch self {
    case .label, .image, .button, .activityIndicator, .barButton, .alertAction, .stepper,
      .segmentedControl:
      false
    default: true
    }
  }
}
