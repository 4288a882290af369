import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

struct DOMRendererTests: RendersNode {
  private func operations(_ changes: Change...) -> [DOMOperation] {
    renderer.operations(for: Commit(number: 1, changes: changes))
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

  @Test func nodesAreRemovedAndMoved() {
    let parent = NodeID(rawValue: 3)
    #expect(operations(.remove(id)) == [.remove(id)])
    #expect(
      operations(.move(id, parent: parent, index: 4))
        == [.move(id, parent: ElementID(parent, .content), index: 4)]
    )
  }

  @Test func theDefaultsOfANewElementAreNotCleared() {
    let all = operations(
      .insert(id, .label, parent: nil, index: 0),
      .set(id, .label, .isHidden(false, collapses: false)),
      .set(id, .label, .frame(FrameValue())),
      .set(id, .label, .text("A"))
    )
    #expect(all.dropFirst().allSatisfy { !$0.clears })
    #expect(all.last == .text(main, "A"))
  }

  @Test func hiddenViewsCollapseInStacksAndAreInvisibleElsewhere() {
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
  func attributesBecomeStyles(attribute: Attribute, name: String, value: String?) {
    #expect(set(.label, attribute) == [.style(main, name, value)])
  }

  @Test("A clear tint hides a field's caret, and not the border that shows where focus is")
  func aFieldsTintIsTheColorOfItsCaret() {
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

  @Test func tintHasAColorVariantForText() {
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

  @Test func clippingInteractivityAndIdentifierAreRendered() {
    #expect(set(.view, .clipsToBounds(true)) == [.toggle(main, className: "clips", true)])
    #expect(
      set(.view, .isInteractive(false)) == [.toggle(main, className: "untouchable", true)]
    )
    #expect(
      set(.view, .identifier("x")) == [.attribute(main, "data-identifier", "x")]
    )
  }

  @Test(arguments: Slot.allCases)
  func everySlotHasAPart(slot: Slot) {
    let all = set(.view, .slot(slot))
    let behind: [DOMOperation] = slot == .behind ? [.toggle(main, className: "behind", true)] : []
    #expect(all == [.place(id, part: ElementID.Part(slot))] + behind)
    #expect(set(.barButton, .slot(nil)) == [.place(id, part: .barTrailing)])
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

  @Test func theContentModeOfASymbolIsItsAspectRatioAttribute() {
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

  @Test func anInteractiveLabelIsMarkedTouchable() {
    #expect(set(.label, .isInteractive(true)).contains(.toggle(main, className: "touchable", true)))
    #expect(!set(.view, .isInteractive(true)).contains(.toggle(main, className: "touchable", true)))
  }

  @Test func aFrameIsTheElementsOwnStyle() {
    let rect = RectValue(x: 1, y: 2.5, width: 30, height: 40)
    let all = set(.label, .frame(FrameValue(.frame(rect))))
    #expect(all.contains(.toggle(main, className: "framed", true)))
    let styles = [("left", "1px"), ("top", "2.5px"), ("width", "30px"), ("height", "40px")]
    for (name, value) in styles { #expect(all.contains(.style(main, name, value))) }
  }

  @Test func aViewPlacedByTheDisplayHasOnlyASize() {
    let all = set(.view, .frame(FrameValue(.size(SizeValue(width: 30, height: 40)))))
    #expect(all.contains(.toggle(main, className: "framed", false)))
    #expect(all.contains(.style(main, "left", nil)))
    #expect(all.contains(.style(main, "width", "30px")))
  }

  @Test func theSafeAreaOfAScrollViewIsInItsStyle() {
    var frame = FrameValue()
    frame.safeArea = EdgesValue(top: 103, bottom: 34)
    let all = set(.scrollView, .frame(frame))
    #expect(all.contains(.style(main, "--kept-t", "103px")))
    #expect(all.contains(.style(main, "--kept-b", "34px")))
    #expect(set(.scrollView, .frame(FrameValue())).contains(.style(main, "--kept-t", nil)))
  }

  @Test func aTemplateImageIsAMask() throws {
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
    // A template uses the tint of its container, other images their own tint.
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

  @Test func statesOfControlsAreAttributesAndClasses() {
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

  @Test func aButtonIsRenderedByItsConfiguration() {
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

  @Test func barsHaveTheirTitleInTwoParts() {
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

  @Test func barAppearancesDifferAtTheEdgeOfTheContent() {
    let red = ColorValue(0xFF00_00FF)
    let white = TextRun(text: "", color: ColorValue(0xFFFF_FFFF))
    let appearance = BarAppearanceValue(
      edge: .init(title: white),
      standard: .init(color: red, isBlurred: true, line: red, title: white)
    )
    let all = set(.navigationBar, .bar(isHidden: false, appearance: appearance))
    #expect(all.contains(.toggle(main, className: "custom-appearance", true)))
    let ground = "var(--at,transparent) var(--off,#ff0000)"
    #expect(all.contains(.style(main, "--ground", ground)))
    #expect(all.contains(.style(main, "--line", ground)))
    let blur = "var(--at,none) var(--off,saturate(180%) blur(20px))"
    #expect(all.contains(.style(main, "--blur", blur)))
    #expect(all.contains(.style(part(.text), "color", "#ffffff")))
    #expect(all.contains(.style(part(.secondaryText), "color", nil)))
    let item = BarItemAppearanceValue(edge: .init(), standard: .init(title: white, icon: red))
    let tab = set(.tabItem, .barButtonStyle(.plain, appearance: item))
    #expect(tab.contains(.style(part(.text), "color", "var(--at,inherit) var(--off,#ffffff)")))
    #expect(tab.contains(.style(part(.icon), "color", "var(--at,inherit) var(--off,#ff0000)")))
  }

  @Test func theContentOfAButtonIsAligned() {
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

  @Test func sheetsAndAlertsHaveTheirAttributes() {
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

  @Test func titlesAndImagesOfBarItemsAreMoved() {
    let item = BarItemAppearanceValue(
      edge: .init(titleShift: ShiftValue(x: 0, y: 2)),
      standard: .init(iconPlace: .init(shift: ShiftValue(x: 1, y: 6), scaleX: 0.5))
    )
    let tab = set(.tabItem, .barButtonStyle(.plain, appearance: item))
    #expect(tab.contains(.style(part(.text), "translate", "var(--at,0px 2px) var(--off,none)")))
    #expect(tab.contains(.style(part(.icon), "transform", "translate(1px,6px) scale(0.5,1)")))
  }

  @Test func aBackIndicatorImageReplacesTheChevron() throws {
    let image = ImageValue(
      source: .symbol(name: "arrow.uturn.backward", pointSize: nil, weight: nil)
    )
    let appearance = BarItemAppearanceValue(edge: .init(), standard: .init(indicator: image))
    let all = set(.barButton, .barButtonStyle(.back, appearance: appearance))
    let fills = all.compactMap { if case .fill(_, let specs) = $0 { specs } else { nil } }
    #expect(fills.count == 1)
    let use = fills.first?.first?.children.first?.attributes.first?.value
    #expect(use == "/s.svg#arrow.uturn.backward")
  }
}
