import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

struct DOMRendererTests {
  private let renderer = DOMRenderer(addresses: .test)
  private let id = NodeID(rawValue: 7)
  private var main: ElementID { ElementID(id) }

  private func operations(_ changes: Change...) -> [DOMOperation] {
    renderer.operations(for: Commit(number: 1, changes: changes))
  }

  private func set(_ kind: NodeKind, _ attribute: Attribute) -> [DOMOperation] {
    operations(.set(id, kind, attribute))
  }

  private func part(_ part: ElementID.Part) -> ElementID {
    ElementID(id, part)
  }

  @Test(arguments: NodeKind.allCases)
  func everyKindHasAnElementWithPartsNamedOnce(kind: NodeKind) throws {
    let spec = ElementTemplates.spec(for: kind, id: id)
    #expect(!spec.tag.isEmpty)
    var parts: [ElementID.Part] = []
    func collect(_ spec: ElementSpec) {
      if let part = spec.part { parts.append(part) }
      spec.children.forEach(collect)
    }
    collect(spec)
    #expect(Set(parts).count == parts.count)
    #expect(!parts.contains(.main))
  }

  @Test func insertPutsANodeIntoItsParentsContent() {
    let parent = NodeID(rawValue: 3)
    let all = operations(.insert(id, .label, parent: parent, index: 2))
    #expect(
      all == [
        .insert(id, .label, parent: ElementID(parent, .content), index: 2)
      ]
    )
  }

  @Test func theWindowGoesIntoThePage() {
    guard
      case .insert(_, _, let parent, _)? = operations(
        .insert(id, .window, parent: nil, index: 0)
      ).first
    else {
      Issue.record("Expected an insert.")
      return
    }
    #expect(parent == .page)
  }

  @Test func aSectionIsNamedByItsHeader() {
    let section = NodeID(rawValue: 3)
    let all = operations(.insert(id, .sectionHeader, parent: section, index: 0))
    #expect(all.contains(.attribute(ElementID(section), "aria-labelledby", "n7")))
  }

  @Test func removeAndMove() {
    let parent = NodeID(rawValue: 3)
    #expect(operations(.remove(id)) == [.remove(id)])
    #expect(
      operations(.move(id, parent: parent, index: 4))
        == [.move(id, parent: ElementID(parent, .content), index: 4)]
    )
  }

  @Test func aNewElementIsNotClearedOfWhatItHasNot() {
    let all = operations(
      .insert(id, .label, parent: nil, index: 0),
      .set(id, .label, .isHidden(false, collapses: false)),
      .set(id, .label, .placement(Placement())),
      .set(id, .label, .text("A"))
    )
    #expect(all.dropFirst().allSatisfy { !$0.clears })
    #expect(all.last == .text(main, "A"))
  }

  @Test func hiddenInAStackIsGoneAndElsewhereUnseen() {
    #expect(
      set(.view, .isHidden(true, collapses: true))
        == [.toggle(main, className: "gone", true), .toggle(main, className: "unseen", false)]
    )
    #expect(
      set(.view, .isHidden(true, collapses: false))
        == [.toggle(main, className: "gone", false), .toggle(main, className: "unseen", true)]
    )
  }

  @Test(arguments: [
    (Attribute.alpha(0.5), "opacity", "0.5" as String?),
    (.alpha(1), "opacity", nil),
    (.background(nil), "background-color", nil),
    (.background(ColorValue(0xFF00_00FF)), "background-color", "#ff0000"),
    (.background(ColorValue(0xFF00_0080)), "background-color", "#ff000080"),
    (.textAlignment(.center), "text-align", "center"),
    (.textAlignment(.natural), "text-align", nil),
  ])
  func oneAttributeIsOneStyle(attribute: Attribute, name: String, value: String?) {
    #expect(set(.label, attribute) == [.style(main, name, value)])
  }

  @Test("a clear tint hides a field's caret, and not the border that shows where focus is")
  func aFieldsTintIsItsCarets() {
    #expect(
      set(.textField, .tint(ColorValue(0))) == [
        .style(main, "--caret", "#00000000"), .style(main, "--tint", nil),
        .style(main, "--tint-text", nil),
      ]
    )
    #expect(
      set(.textView, .tint(ColorValue(0xFF00_00FF))) == [
        .style(main, "--caret", "#ff0000"), .style(main, "--tint", "#ff0000"),
        .style(main, "--tint-text", "#ff0000"),
      ]
    )
  }

  @Test func tintHasAVariantForText() {
    let blue = ColorValue(
      light: 0x007A_FFFF,
      dark: 0x0A84_FFFF,
      lightHighContrast: 0x0040_DDFF,
      darkHighContrast: 0x409C_FFFF
    )
    #expect(
      set(.view, .tint(blue)) == [
        .style(
          main,
          "--tint",
          "var(--low,light-dark(#007aff,#0a84ff)) var(--high,light-dark(#0040dd,#409cff))"
        ),
        .style(main, "--tint-text", "light-dark(#0040dd,#409cff)"),
      ]
    )
    #expect(
      set(.label, .textColor(blue))
        == [.style(main, "color", "light-dark(#0040dd,#409cff)")]
    )
  }

  @Test func clipsIsInteractiveAndIdentifier() {
    #expect(set(.view, .clipsToBounds(true)) == [.toggle(main, className: "clips", true)])
    #expect(
      set(.view, .isInteractive(false)) == [.toggle(main, className: "untouchable", true)]
    )
    #expect(
      set(.view, .identifier("x")) == [.attribute(main, "data-identifier", "x")]
    )
  }

  @Test(arguments: Slot.allCases)
  func everySlotIsAPart(slot: Slot) {
    let all = set(.view, .slot(slot))
    #expect(all == [.place(id, part: ElementID.Part(slot))])
    #expect(set(.barButton, .slot(nil)) == [.place(id, part: .barTrailing)])
  }

  @Test func textGoesToTheWordsOfANode() {
    #expect(set(.label, .text("A")) == [.text(main, "A")])
    #expect(set(.label, .text(nil)) == [.text(main, "")])
    #expect(set(.button, .title("A")) == [.text(part(.text), "A")])
    #expect(set(.barButton, .text("A")) == [.text(part(.text), "A")])
    #expect(set(.alertAction, .title("A")) == [.text(part(.text), "A")])
  }

  @Test func attributedTextBecomesElements() {
    let run = TextRun(
      text: "<b>",
      font: FontValue(pointSize: 16, weight: 700),
      color: ColorValue(0x0000_00FF),
      underline: true,
      strikethrough: true
    )
    var spec = ElementSpec("span", "underline strike", text: "<b>")
    spec.styles = [
      HTMLAttribute(name: "color", value: "#000000"),
      HTMLAttribute(name: "font-size", value: "calc(1 * var(--text))"),
      HTMLAttribute(name: "font-weight", value: "700"),
    ]
    #expect(set(.label, .attributedText([run])) == [.fill(main, [spec])])
  }

  @Test func paragraphsBecomeBlocks() throws {
    var style = ParagraphValue()
    style.alignment = .center
    style.headIndent = 16
    style.spacing = 8
    var high = ParagraphValue()
    high.minimumLineHeight = 32
    let runs = [TextRun(text: "A\n", paragraph: style), TextRun(text: "B", paragraph: high)]
    guard case .fill(_, let specs)? = set(.label, .attributedText(runs)).first else {
      Issue.record("Expected elements.")
      return
    }
    #expect(specs.map(\.classes) == ["paragraph", "paragraph"])
    #expect(specs.flatMap(\.children).map(\.classes) == ["lines", "lines"])
    #expect(specs.flatMap(\.children).flatMap(\.children).map(\.text) == ["A\n", "B"])
    #expect(
      specs.first?.styles.map { "\($0.name): \($0.value)" } == [
        "text-align: center", "padding-inline-start: calc(1 * var(--text))",
        "text-indent: calc(-1 * var(--text))",
      ]
    )
    #expect(
      specs.last?.styles.map { "\($0.name): \($0.value)" } == [
        "text-align: var(--leading)", "top: calc((max(1lh, calc(2 * var(--text))) - 1lh) / 2)",
        "margin-top: calc(0.5 * var(--text))",
      ]
    )
    #expect(
      specs.last?.children.first?.styles.map(\.value) == ["calc(max(1lh, calc(2 * var(--text))))"]
    )
  }

  @Test func aTextStyleIsAClassOfSizesAndAFixedFontASize() {
    let headline = set(.label, .font(FontValue(style: .headline, pointSize: 40, weight: 600)))
    #expect(headline.contains(.attribute(main, "data-font", "headline")))
    #expect(headline.contains(.style(main, "font-size", nil)))
    #expect(headline.contains(.style(main, "font-weight", nil)))
    let fixed = set(
      .label,
      .font(FontValue(pointSize: 24, weight: 300, isItalic: true, isMonospaced: true))
    )
    #expect(fixed.contains(.style(main, "font-size", "calc(1.5 * var(--text))")))
    #expect(fixed.contains(.style(main, "font-weight", "300")))
    #expect(fixed.contains(.style(main, "font-style", "italic")))
    #expect(fixed.contains(.style(main, "font-family", "var(--monospace)")))
    func family(_ name: String) -> [DOMOperation] {
      set(.label, .font(FontValue(pointSize: 12, family: .init(name: name, kind: .sansSerif))))
    }
    let rounded = family("ui-rounded")
    #expect(rounded.contains(.style(main, "font-family", "ui-rounded, var(--system)")))
    let named = family("Avenir")
    #expect(named.contains(.style(main, "font-family", "\"Avenir\", var(--system)")))
  }

  @Test func linesAndTheirEnds() {
    #expect(set(.label, .numberOfLines(1)).contains(.attribute(main, "data-lines", nil)))
    let fit = TextFitValue(minimumScale: 0.5, baseline: .centered)
    let fitting = set(.label, .numberOfLines(1, fit: fit))
    #expect(fitting.contains(.attribute(main, "data-fit", "0.5")))
    #expect(fitting.contains(.attribute(main, "data-baseline", "centered")))
    #expect(set(.label, .numberOfLines(0)).contains(.attribute(main, "data-lines", "all")))
    let three = set(.label, .numberOfLines(3))
    #expect(three.contains(.attribute(main, "data-lines", "some")))
    #expect(three.contains(.style(main, "-webkit-line-clamp", "3")))
    #expect(
      set(.label, .lineBreak(.byClipping)) == [.attribute(main, "data-break", "clip")]
    )
  }

  @Test func symbolsAreUsesOfOneFile() {
    let image = ImageValue(
      source: .symbol(name: "trash", pointSize: 16, weight: 800)
    )
    let all = set(.image, .image(image))
    let use = ElementSpec("use", "", ["href": "/s.svg#trash"])
    #expect(
      all.first
        == .fill(
          main,
          [ElementSpec("svg", "symbol", ["viewBox": "0 0 24 24", "aria-hidden": "true"], [use])]
        )
    )
    #expect(all.contains(.style(main, "--symbol", "calc(1.25 * var(--text))")))
    #expect(all.contains(.style(main, "--symbol-weight", "2.72")))
  }

  @Test func aSymbolFillsItsPlaceInItsOwnShapeOrNot() {
    var image = ImageValue(source: .symbol(name: "trash", pointSize: nil, weight: nil))
    for (filling, aspect) in [
      (ContentModeValue.scaleAspectFit, nil), (.scaleToFill, "none"), (.center, nil),
      (.scaleAspectFill, "xMidYMid slice"),
    ] {
      image.filling = filling
      guard case .fill(_, let specs) = set(.image, .image(image)).first else { continue }
      let value = specs.first?.attributes.first { $0.name == "preserveAspectRatio" }?.value
      #expect(value == aspect)
    }
  }

  @Test func whatLetsTouchesThroughByItselfSaysWhenItDoesNot() {
    #expect(set(.label, .isInteractive(true)).contains(.toggle(main, className: "touchable", true)))
    #expect(!set(.view, .isInteractive(true)).contains(.toggle(main, className: "touchable", true)))
  }

  @Test func aTextInTheRoomItWasMeasuredForIsWhole() {
    var placement = Placement()
    placement.measured = .wrapped
    let wrapped = set(.label, .placement(placement))
    #expect(wrapped.contains(.toggle(main, className: "whole", true)))
    #expect(wrapped.contains(.toggle(main, className: "unbroken", false)))
    placement.measured = .unbroken
    #expect(set(.label, .placement(placement)).contains(.toggle(main, className: "unbroken", true)))
  }

  @Test func aPictureInOneColourMasksIt() throws {
    let picture = EncodedImage(data: Data([1]), mediaType: "image/png", width: 20, height: 30)
    func made(_ image: ImageValue, in kind: NodeKind = .image) throws -> ElementSpec {
      let filled = try #require(set(kind, .image(image)).first)
      guard case .fill(_, let specs) = filled else { throw CancellationError() }
      return try #require(specs.first)
    }
    #expect(try made(ImageValue(source: .encoded(picture))).classes == "picture")
    let template = ImageValue(source: .encoded(picture), mode: .template, tint: ColorValue(0xFF))
    let spec = try made(template)
    #expect(spec.classes == "picture mask")
    #expect(spec.styles.map { $0.name } == ["--picture", "--picture-size"])
    #expect(spec.styles.last?.value == "20px 30px")
    // A template takes the tint of its place, other images the one that they came with.
    #expect(set(.image, .image(template)).contains(.style(main, "color", nil)))
    let tinted = ImageValue(source: .encoded(picture), tint: ColorValue(0xFF))
    #expect(try made(tinted).classes == "picture mask")
    #expect(set(.image, .image(tinted)).contains(.style(main, "color", "#000000")))
    #expect(try made(ImageValue(source: .encoded(picture)), in: .tabItem).classes == "picture mask")
    let original = ImageValue(source: .encoded(picture), mode: .original)
    #expect(try made(original, in: .tabItem).classes == "picture")
  }

  @Test func anUnknownSymbolShowsNothing() {
    let image = ImageValue(
      source: .symbol(name: "no.such", pointSize: nil, weight: nil)
    )
    #expect(set(.image, .image(image)).first == .fill(main, []))
    #expect(set(.button, .image(nil)).first == .fill(part(.icon), []))
  }

  @Test func controls() {
    #expect(set(.button, .isEnabled(false)) == [.attribute(main, "disabled", "")])
    #expect(set(.button, .isEnabled(true)) == [.attribute(main, "disabled", nil)])
    #expect(set(.control, .isSelected(true)) == [.attribute(main, "aria-pressed", "true")])
    #expect(
      set(.button, .isSelected(false, toggles: true)) == [.attribute(main, "aria-pressed", "false")]
    )
    #expect(
      set(.activityIndicator, .isAnimating(true)) == [.toggle(main, className: "turning", true)]
    )
    #expect(
      set(.activityIndicator, .indicatorStyle(large: true))
        == [.toggle(main, className: "large", true)]
    )
  }

  @Test(arguments: ButtonStyleValue.Background.allCases)
  func everyButtonStyleHasAName(background: ButtonStyleValue.Background) {
    let all = set(.button, .buttonStyle(ButtonStyleValue(background: background)))
    #expect(all.contains(.attribute(main, "data-style", "\(background)")))
  }

  @Test func aButtonShowsWhatItsConfigurationSays() {
    var style = ButtonStyleValue(background: .gray, subtitle: "Plain")
    style.titleAlignment = .trailing
    style.titlePadding = 4
    style.cornerRadius = 9
    style.strokeWidth = 2
    style.strokeColor = ColorValue(0xFF00_00FF)
    style.showsIndicator = true
    let all = set(.button, .buttonStyle(style))
    #expect(all.contains(.text(part(.secondaryText), "Plain")))
    #expect(all.contains(.attribute(main, "data-titles", "trailing")))
    #expect(all.contains(.style(main, "--title-gap", "4px")))
    #expect(all.contains(.style(main, "--own-corners", "9px")))
    #expect(all.contains(.style(main, "box-shadow", "inset 0 0 0 2px var(--stroke)")))
    #expect(all.contains(.style(main, "--stroke", "#ff0000")))
    #expect(all.contains(.toggle(main, className: "pop-up", true)))
    style.subtitleRuns = [TextRun(text: "Rich", kern: 1)]
    let fills = set(.button, .buttonStyle(style)).contains { operation in
      if case .fill(part(.secondaryText), let specs) = operation {
        specs.first?.text == "Rich"
      } else {
        false
      }
    }
    #expect(fills)
  }

  @Test func barsTellTheirTitleTwice() {
    #expect(
      set(.navigationBar, .title("A"))
        == [.text(part(.text), "A"), .text(part(.secondaryText), "A")]
    )
    #expect(set(.navigationBar, .prompt("P")) == [.text(part(.extra), "P")])
    #expect(
      set(.navigationBar, .largeTitle(true, hidesSearch: true)) == [
        .toggle(main, className: "large-title", true),
        .toggle(main, className: "hides-search", true),
      ]
    )
    #expect(
      set(.navigationBar, .bar(isHidden: true)) == [.toggle(main, className: "bar-hidden", true)]
    )
  }

  @Test func dressedBarsSayWhatDiffersAtTheEdgeOfTheContent() {
    let red = ColorValue(0xFF00_00FF)
    let white = TextRun(text: "", color: ColorValue(0xFFFF_FFFF))
    let dress = BarDressValue(
      edge: .init(title: white),
      standard: .init(color: red, isBlurred: true, line: red, title: white)
    )
    let all = set(.navigationBar, .bar(isHidden: false, dress: dress))
    #expect(all.contains(.toggle(main, className: "dressed", true)))
    let ground = "var(--at,transparent) var(--off,#ff0000)"
    #expect(all.contains(.style(main, "--ground", ground)))
    #expect(all.contains(.style(main, "--line", ground)))
    let blur = "var(--at,none) var(--off,saturate(180%) blur(20px))"
    #expect(all.contains(.style(main, "--blur", blur)))
    #expect(all.contains(.style(part(.text), "color", "#ffffff")))
    #expect(all.contains(.style(part(.secondaryText), "color", nil)))
    let item = BarItemDressValue(edge: .init(), standard: .init(title: white, icon: red))
    let tab = set(.tabItem, .barButtonStyle(.plain, dress: item))
    #expect(tab.contains(.style(part(.text), "color", "var(--at,inherit) var(--off,#ffffff)")))
    #expect(tab.contains(.style(part(.icon), "color", "var(--at,inherit) var(--off,#ff0000)")))
  }

  @Test func buttonsSayWhereTheirContentStands() {
    var style = ButtonStyleValue(background: .bare)
    style.details = ButtonDetailsValue(
      horizontal: .trailing,
      vertical: .top,
      insets: EdgesValue(top: 1, leading: 2, bottom: 3, trailing: 4),
      titleShift: .init(x: 5, y: 0)
    )
    let row = set(.button, .buttonStyle(style))
    #expect(row.contains(.style(main, "justify-content", "end")))
    #expect(row.contains(.style(main, "align-items", "start")))
    #expect(row.contains(.style(main, "padding", "1px 4px 3px 2px")))
    #expect(row.contains(.style(part(.text), "translate", "5px 0px")))
    style.imagePlacement = .top
    let column = set(.button, .buttonStyle(style))
    #expect(column.contains(.style(main, "align-items", "end")))
    #expect(column.contains(.style(main, "justify-content", "start")))
  }

  @Test func sheetsAndAlerts() {
    let sheet = SheetValue(
      style: .page,
      detents: [.medium, .large],
      showsGrabber: true,
      isDismissable: false
    )
    let all = set(.sheet, .sheet(sheet))
    #expect(all.contains(.attribute(main, "data-detent", "medium")))
    #expect(all.contains(.call(id, .sheet, [0, 0, 3, 0, 0])))
    #expect(
      set(.alert, .title("T")) == [
        .text(part(.text), "T"),
        .attribute(part(.panel), "aria-labelledby", "n7t"),
        .attribute(part(.panel), "aria-describedby", "n7m"),
      ]
    )
    #expect(
      set(.alert, .title(nil)) == [
        .text(part(.text), ""),
        .attribute(part(.panel), "aria-labelledby", "n7m"),
        .attribute(part(.panel), "aria-describedby", nil),
      ]
    )
    #expect(set(.alert, .message("M")) == [.text(part(.secondaryText), "M")])
    #expect(
      set(.alert, .alertStyle(.actionSheet)) == [.attribute(main, "data-style", "actionSheet")]
    )
    #expect(
      set(.alertAction, .actionStyle(.destructive, isPreferred: true))
        == [
          .attribute(main, "data-style", "destructive"),
          .toggle(main, className: "preferred", true),
        ]
    )
  }

  @Test func theBackButtonHasAChevron() throws {
    let all = set(.barButton, .barButtonStyle(.back))
    guard case .fill(let element, let specs)? = all.last else {
      Issue.record("Expected a chevron, got \(all).")
      return
    }
    #expect(element == part(.extra))
    #expect(specs.first?.children.first?.attributes.first?.value == "/s.svg#chevron.backward")
  }

  @Test func scrolling() {
    #expect(
      set(.table, .scrollTo(x: 1, y: 2, animated: true)) == [.call(id, .scrollTo, [1, 2, 1])]
    )
    #expect(
      set(.table, .scrollToRow(row: 5, position: .middle, animated: false))
        == [.call(id, .scrollToRow, [5, 2, 0])]
    )
    #expect(
      set(.tableSection, .section(SectionPosition(index: 4))) == [.call(id, .section, [4])]
    )
    let still = ScrollValue(
      isScrollEnabled: false,
      isPaging: true,
      bounces: true,
      insets: EdgesValue(top: 9)
    )
    let all = set(.scrollView, .scroll(still))
    #expect(all.contains(.toggle(main, className: "still", true)))
    #expect(all.contains(.toggle(main, className: "paging", true)))
    #expect(all.contains(.style(main, "--inset-t", "9px")))
  }

  @Test func aTableIsItsNumbers() {
    let table = TableValue(
      style: .grouped,
      sections: [
        .init(rowCount: 3, hasHeader: true, hasFooter: false),
        .init(rowCount: 100_000, hasHeader: false, hasFooter: true),
      ],
      estimatedRowHeight: 44.5,
      hasSeparators: false,
      isEditing: false,
      allowsSelection: true
    )
    let all = set(.table, .table(table))
    #expect(all.contains(.call(id, .table, [1, 44.5, 3, 1, 0, 100_000, 0, 1])))
    #expect(all.contains(.toggle(main, className: "unlined", true)))
  }

  @Test func aRowIsItsNumbersAndOneState() {
    let row = RowValue(
      key: 9,
      section: 1,
      row: 2,
      accessory: .detailDisclosureButton,
      isSelected: true,
      highlights: false,
      height: 80
    )
    #expect(
      set(.cell, .row(row)) == [
        .call(id, .row, [9, 1, 2]),
        .attribute(main, "data-row", "tap selected calm tall detail disclosure"),
        .attribute(part(.extra), "aria-label", "More Info"),
        .style(main, "--row-height", "80px"),
      ]
    )
  }

  @Test(arguments: [
    (RowValue(key: 9, section: 0, row: 0, isButton: false), "tap quiet"),
    (RowValue(key: 9, section: 0, row: 0, isSelectable: false, isButton: false), ""),
    // Keys and screen readers come to the menu by the row.
    (RowValue(key: 9, section: 0, row: 0, isButton: false, hasMenu: true), "tap menu"),
  ])
  func aRowThatIsNoButtonSaysSo(_ row: RowValue, _ state: String) {
    #expect(set(.cell, .row(row)).contains(.attribute(main, "data-row", state)))
  }

  @Test func aRowThatIsChosenAndMovedSaysSo() {
    let row = RowValue(
      key: 9,
      section: 0,
      row: 0,
      isSelected: true,
      togglesSelection: true,
      editControl: .select,
      isMovable: true
    )
    let all = set(.cell, .row(row))
    #expect(all.contains(.attribute(main, "data-row", "tap selected toggle circle grip")))
  }

  @Test func aTableCountsTheDropsItHasAnswered() {
    var table = TableValue(
      style: .plain,
      sections: [],
      estimatedRowHeight: 44,
      hasSeparators: true,
      isEditing: true,
      allowsSelection: true
    )
    #expect(!set(.table, .table(table)).contains(.call(id, .moves, [0])))
    table.answeredMoves = 3
    #expect(set(.table, .table(table)).contains(.call(id, .moves, [3])))
  }

  @Test func separatorInsets() {
    #expect(
      set(.cell, .separatorInset(leading: 60, trailing: 4))
        == [.style(main, "--line-start", "60px"), .style(main, "--line-end", "4px")]
    )
    #expect(
      set(.cell, .separatorInset(leading: 60, trailing: 0, growing: 16)).first
        == .style(main, "--line-start", "calc(44px + calc(1 * var(--text)))")
    )
  }
}
