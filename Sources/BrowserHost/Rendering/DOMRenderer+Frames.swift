import UIKitHosting

extension DOMRenderer {
  /// Positions an element at the frame of its node.
  func setFrame(
    _ frame: FrameValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    if case .frame(let rect) = frame.place, target.kind.fillsWidth {
      operations.append(.style(main, "top", CSS.length(rect.y)))
      operations.append(.style(main, "height", CSS.length(rect.height)))
      return
    }
    let (rect, size): (RectValue?, SizeValue?) =
      switch frame.place {
      case .implied: (nil, nil)
      case .size(let size): (nil, size)
      case .frame(let rect): (rect, SizeValue(width: rect.width, height: rect.height))
      }
    operations.append(.toggle(main, className: "framed", rect != nil))
    operations.append(.toggle(main, className: "sized", size != nil))
    operations.append(.style(main, "left", rect.map { CSS.length($0.x) }))
    operations.append(.style(main, "top", rect.map { CSS.length($0.y) }))
    operations.append(.style(main, "width", size.map { CSS.length($0.width) }))
    operations.append(.style(main, "height", size.map { CSS.length($0.height) }))
    operations.append(.style(main, "z-index", frame.level == 0 ? nil : String(frame.level)))
    setPin(frame.pin, rect, of: main, into: &operations)
    setSafeArea(frame.safeArea, of: main, into: &operations)
  }

  private func setPin(
    _ pin: PinValue?,
    _ rect: RectValue?,
    of main: ElementID,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.attribute(main, "data-pin", pin.map { "\($0.edge)" }))
    operations.append(.style(main, "--x", pin == nil ? nil : rect.map { CSS.length($0.x) }))
    operations.append(.style(main, "--pin-before", pin.map { CSS.length($0.before) }))
    operations.append(.style(main, "--pin-after", pin.map { CSS.length($0.after) }))
  }

  /// Sets the safe area of a node, instead of the one that follows from its parent.
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
}

extension NodeKind {
  /// A Boolean value that indicates whether the style sheet makes the element as wide as its
  /// parent.
  fileprivate var fillsWidth: Bool {
    self == .cell || self == .tableSection
  }
}
