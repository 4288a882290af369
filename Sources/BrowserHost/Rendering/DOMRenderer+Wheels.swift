import UIKitHosting

extension DOMRenderer {
  func setWheel(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    switch attribute {
    case .wheel(let wheel):
      setRows(wheel, of: target, into: &operations)
    case .selectedRow(let row, let animated):
      operations.append(.call(target.id, .wheel, [Double(row), animated ? 1 : 0]))
    default:
      preconditionFailure("Expected something of wheels, got \(attribute.key).")
    }
  }

  private func setRows(
    _ wheel: WheelValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    // The rotated text is a child of the element to which scrolling snaps.
    let rows = wheel.titles.map { title in
      ElementSpec("div", "wheel-row", [ElementSpec("span", text: title)])
    }
    operations.append(.fill(target.part(.content), rows))
    operations.append(.text(target.part(.text), widest(wheel.titles)))
    let top = wheel.titles.isEmpty ? nil : String(wheel.titles.count - 1)
    operations.append(.attribute(target.part(.hit), "aria-valuemin", "0"))
    operations.append(.attribute(target.part(.hit), "aria-valuemax", top))
    operations.append(.attribute(main, "data-align", side(wheel.alignment)))
    operations.append(.toggle(main, className: "hugs", wheel.hugsTitles))
    operations.append(.toggle(main, className: "sized", wheel.width != nil))
    operations.append(.style(main, "--own-row", wheel.rowHeight.map(CSS.length)))
    operations.append(.style(main, "--own-width", wheel.width.map(CSS.length)))
  }

  private func side(_ alignment: TextAlignmentValue) -> String? {
    switch alignment {
    case .center, .justified: nil
    case .left, .natural: "start"
    case .right: "end"
    }
  }

  /// Returns the widest titles, as far as can be estimated without their font, a line each.
  ///
  /// Titles that differ only in their digits count as one.
  private func widest(_ titles: [String]) -> String {
    let most = titles.lazy.map(width).max() ?? 0
    var lines: [String] = []
    var known: Set<String> = []
    for title in titles where width(of: title) == most {
      let isNew = known.insert(String(title.map { $0.isASCII && $0.isNumber ? "0" : $0 })).inserted
      if isNew, lines.count < Self.mostWidest { lines.append(title) }
    }
    return lines.joined(separator: "\n")
  }

  /// The number of weekdays in all months.
  private static let mostWidest = 84

  private func width(of title: String) -> Int {
    title.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }
}
