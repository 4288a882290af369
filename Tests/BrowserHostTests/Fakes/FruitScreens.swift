import UIKitHosting

/// A small app of fruit: a long list in sections, a detail screen, a sheet, an alert.
@MainActor
final class FruitScreens {
  private let scene: FakeScene
  private var window = NodeID(rawValue: 0)
  private var navigation = NodeID(rawValue: 0)
  private var table = NodeID(rawValue: 0)
  private var sections: [Int: NodeID] = [:]
  private var cells: [Int: NodeID] = [:]
  private let counts = [12, 30, 400]
  private let titles = ["Berries", "Citrus", "Others"]

  init(_ scene: FakeScene) {
    self.scene = scene
  }

  static let black = ColorValue(
    light: 0x0000_00FF,
    dark: 0xFFFF_FFFF,
    lightHighContrast: 0x0000_00FF,
    darkHighContrast: 0xFFFF_FFFF
  )
  static let gray = ColorValue(
    light: 0x3C3C_4399,
    dark: 0xEBEB_F599,
    lightHighContrast: 0x3C3C_43CC,
    darkHighContrast: 0xEBEB_F5B3
  )
  static let blue = ColorValue(
    light: 0x007A_FFFF,
    dark: 0x0A84_FFFF,
    lightHighContrast: 0x0040_DDFF,
    darkHighContrast: 0x409C_FFFF
  )

  func start() {
    window = scene.insert(.window, in: nil)
    navigation = scene.insert(.navigation, in: window)
    let page = makePage("Fruit", isLarge: true, back: nil)
    table = scene.insert(.table, in: page)
    setTable()
    showRows(0..<24)
    // The scene retains its screens by these handlers, as a real one retains its controllers.
    scene.scrolls[table] = { self.showRows(at: $0) }
  }

  private func makePage(_ title: String, isLarge: Bool, back: String?) -> NodeID {
    let page = scene.insert(.page, in: navigation)
    let bar = scene.insert(.navigationBar, in: page, .title(title), .largeTitle(isLarge))
    if let back {
      let button = scene.insert(
        .barButton,
        in: bar,
        .slot(.barBack),
        .barButtonStyle(.back),
        .title(back)
      )
      scene.taps[button] = { self.goBack() }
    }
    let add = scene.insert(
      .barButton,
      in: bar,
      .slot(.barTrailing),
      .image(symbol("plus")),
      .accessibility(AccessibilityValue(label: "Add"))
    )
    scene.taps[add] = { self.presentSheet() }
    return page
  }

  private func symbol(_ name: String) -> ImageValue {
    ImageValue(source: .symbol(name: name, pointSize: nil, weight: nil))
  }

  // MARK: - The list

  private func setTable() {
    scene.set(
      table,
      .table(
        TableValue(
          style: .insetGrouped,
          sections: counts,
          sectionsHeight: top(of: counts.count),
          estimatedRowHeight: 60,
          hasSeparators: true,
          isEditing: false,
          allowsSelection: true
        )
      )
    )
  }

  /// The points above the rows of a section, and below them.
  private static let (above, below) = (38.0, 17.5)

  private func top(of section: Int) -> Double {
    counts[..<section].reduce(0) { $0 + height(of: $1) }
  }

  private func height(of rows: Int) -> Double { Self.above + 60 * Double(rows) + Self.below }

  private func showRows(at offset: Double) {
    let first = max(0, Int(offset / 60) - 24)
    showRows(first..<first + 60)
  }

  private func showRows(_ range: Range<Int>) {
    for (flat, cell) in cells where !range.contains(flat) {
      scene.remove(cell)
      cells[flat] = nil
    }
    var start = 0
    for (index, count) in counts.enumerated() {
      let wanted = range.clamped(to: start..<start + count)
      if wanted.isEmpty { removeSection(index) } else { fill(index, wanted, start) }
      start += count
    }
  }

  private func removeSection(_ index: Int) {
    if let section = sections.removeValue(forKey: index) { scene.remove(section) }
  }

  private func fill(_ index: Int, _ range: Range<Int>, _ start: Int) {
    let section = sections[index] ?? makeSection(index)
    for flat in range where cells[flat] == nil {
      let before = cells.keys.filter { range.contains($0) && $0 < flat }.count
      cells[flat] = makeCell(section, at: before + 1, flat, index, flat - start)
    }
  }

  private func makeSection(_ index: Int) -> NodeID {
    let before = sections.keys.filter { $0 < index }.count
    let section = scene.insert(
      .tableSection,
      in: table,
      at: before,
      .section(
        SectionValue(
          index: index,
          headerTop: 8,
          rowsTop: Self.above,
          rowsHeight: 60 * Double(counts[index])
        )
      ),
      frame(0, top(of: index), 390, height(of: counts[index]))
    )
    let header = scene.insert(.sectionHeader, in: section)
    scene.insert(
      .label,
      in: header,
      .text(titles[index].uppercased()),
      .textColor(Self.gray),
      .font(FontValue(style: .footnote, pointSize: 13)),
      frame(16, 7, 358, 16)
    )
    sections[index] = section
    return section
  }

  private func makeCell(
    _ section: NodeID,
    at place: Int,
    _ flat: Int,
    _ index: Int,
    _ row: Int
  ) -> NodeID {
    let cell = scene.insert(
      .cell,
      in: section,
      at: place,
      .row(
        RowValue(
          key: UInt32(flat + 1),
          section: index,
          row: row,
          accessory: .disclosureIndicator
        )
      ),
      .separatorInset(leading: 60, trailing: 0),
      frame(0, 60 * Double(row), 358, 60)
    )
    let content = scene.insert(.view, in: cell, frame(0, 0, 360, 60))
    let line = scene.insert(
      .stack,
      in: content,
      frame(0, 0, 360, 60)
    )
    scene.insert(
      .image,
      in: line,
      .image(symbol("person.circle.fill")),
      frame(16, 14, 32, 32),
      .contentMode(.scaleAspectFit)
    )
    let words = scene.insert(
      .stack,
      in: line,
      frame(60, 11, 292, 38)
    )
    scene.insert(
      .label,
      in: words,
      .text("Fruit \(flat)"),
      .textColor(Self.black),
      .font(FontValue(style: .body, pointSize: 17))
    )
    scene.insert(
      .label,
      in: words,
      .text(flat.isMultiple(of: 3) ? "Sweet, <b>not</b> bold" : "Sour"),
      .textColor(Self.gray),
      .font(FontValue(style: .subheadline, pointSize: 15))
    )
    scene.rows[cell] = { self.push(flat) }
    return cell
  }

  private func frame(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> Attribute {
    .frame(FrameValue(.frame(RectValue(x: x, y: y, width: width, height: height))))
  }

  // MARK: - The detail

  private func push(_ flat: Int) {
    let list = scene.tree[navigation]?.children.last
    let page = makePage("Fruit \(flat)", isLarge: false, back: "Fruit")
    let view = scene.insert(
      .view,
      in: page,
      .background(
        ColorValue(
          light: 0xF2F2_F7FF,
          dark: 0x0000_00FF,
          lightHighContrast: 0xF2F2_F7FF,
          darkHighContrast: 0x0000_00FF
        )
      )
    )
    fillDetail(view)
    scene.transition = Transition(
      kind: .push,
      duration: .milliseconds(350),
      incoming: page,
      outgoing: list
    )
    scene.address = Address(path: "/\(flat)", depth: scene.backs.count + 1, title: "Fruit \(flat)")
    scene.backs.append { self.pop(page) }
  }

  private func fillDetail(_ view: NodeID) {
    let stack = scene.insert(.stack, in: view, frame(16, 110, 358, 600))
    var first: NodeID?
    for background in ButtonStyleValue.Background.allCases {
      let style = ButtonStyleValue(
        background: background,
        size: .large,
        imagePadding: 6
      )
      let button = scene.insert(
        .button,
        in: stack,
        .title("\(background)"),
        .image(symbol("star.fill")),
        .buttonStyle(style)
      )
      scene.taps[button] = { self.presentAlert(.alert) }
      first = first ?? button
    }
    let sheet = scene.insert(.button, in: stack, .title("Action sheet"))
    scene.taps[sheet] = { self.presentAlert(.actionSheet) }
    scene.insert(.activityIndicator, in: stack, .isAnimating(true), .indicatorStyle(large: false))
  }

  private func goBack() {
    if let back = scene.backs.popLast() { back() }
  }

  private func pop(_ page: NodeID) {
    let pages = scene.tree[navigation]?.children ?? []
    scene.transition = Transition(
      kind: .pop,
      duration: .milliseconds(350),
      incoming: pages.dropLast().last,
      outgoing: page
    )
    scene.remove(page)
    scene.address = Address(path: "", depth: scene.backs.count, title: "Fruit")
  }

  // MARK: - Over it

  private func presentSheet() {
    let sheet = scene.insert(
      .sheet,
      in: window,
      .title("New fruit"),
      .sheet(
        SheetValue(
          style: .page,
          detents: [.large],
          showsGrabber: true,
          isDismissable: true
        )
      )
    )
    let navigation = scene.insert(.navigation, in: sheet)
    let page = scene.insert(.page, in: navigation)
    let bar = scene.insert(.navigationBar, in: page, .title("New fruit"))
    let cancel = scene.insert(.barButton, in: bar, .slot(.barLeading), .title("Cancel"))
    scene.taps[cancel] = { self.goBack() }
    let done = scene.insert(
      .barButton,
      in: bar,
      .slot(.barTrailing),
      .title("Done"),
      .barButtonStyle(.done)
    )
    scene.taps[done] = { self.goBack() }
    let view = scene.insert(.view, in: page)
    fillDetail(view)
    scene.transition = Transition(
      kind: .present,
      duration: .milliseconds(350),
      incoming: sheet
    )
    scene.address.depth += 1
    scene.backs.append { self.dismiss(sheet) }
  }

  private func presentAlert(_ style: AlertStyleValue) {
    let alert = scene.insert(
      .alert,
      in: window,
      .alertStyle(style),
      .title("Delete this fruit?"),
      .message("This cannot be undone.")
    )
    for (title, kind) in [("Cancel", ActionStyleValue.cancel), ("Delete", .destructive)] {
      let action = scene.insert(
        .alertAction,
        in: alert,
        .title(title),
        .actionStyle(kind, isPreferred: false)
      )
      scene.taps[action] = { self.goBack() }
    }
    scene.transition = Transition(
      kind: .present,
      duration: .milliseconds(350),
      incoming: alert
    )
    scene.address.depth += 1
    scene.backs.append { self.dismiss(alert) }
  }

  private func dismiss(_ node: NodeID) {
    scene.transition = Transition(
      kind: .dismiss,
      duration: .milliseconds(350),
      outgoing: node
    )
    scene.remove(node)
    scene.address.depth -= 1
  }
}
