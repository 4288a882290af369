import Testing
import UIKitHosting

@testable import BrowserHost

struct AccessibilityRenderingTests {
  @Test func aViewWithActionsIsMarkedAndFocusable() {
    let renderer = DOMRenderer(addresses: .test)
    let id = NodeID(rawValue: 7)
    func set(_ kind: NodeKind, _ attribute: Attribute) -> [DOMOperation] {
      renderer.operations(for: Commit(number: 1, changes: [.set(id, kind, attribute)]))
    }
    let value = AccessibilityValue(
      label: "Card",
      hint: "Opens it",
      isElement: true,
      hasActions: true
    )
    #expect(
      set(.view, .accessibility(value)).contains(
        .attribute(ElementID(id), "aria-description", "Opens it, Actions available")
      )
    )
    #expect(
      set(.view, .menuOffer(.onRequest)).contains(.attribute(ElementID(id), "tabindex", "0"))
    )
    #expect(set(.view, .menuOffer(.none)).contains(.attribute(ElementID(id), "tabindex", nil)))
    let button = set(.button, .menuOffer(.onRequest))
    #expect(!button.contains { if case .attribute(_, "tabindex", _) = $0 { true } else { false } })
  }

  private let renderer = DOMRenderer(addresses: .test)
  private let id = NodeID(rawValue: 7)

  private func set(_ kind: NodeKind, _ value: AccessibilityValue) -> [DOMOperation] {
    renderer.operations(
      for: Commit(number: 1, changes: [.set(id, kind, .accessibility(value))])
    )
  }

  @Test func adjustableActivatableModalAndOrderedViewsAreMarked() {
    let main = ElementID(id)
    var value = AccessibilityValue(label: "Stars", value: "Three", isElement: true)
    value.traits = .adjustable
    let adjusted = set(.view, value)
    #expect(adjusted.contains(.attribute(main, "role", "slider")))
    #expect(adjusted.contains(.attribute(main, "aria-label", "Stars")))
    #expect(adjusted.contains(.attribute(main, "data-adjusts", "Three")))
    value.traits = .button
    value.isModal = true
    value.order = [NodeID(rawValue: 9), NodeID(rawValue: 8)]
    let button = set(.view, value)
    #expect(button.contains(.attribute(main, "data-adjusts", nil)))
    #expect(button.contains(.attribute(main, "data-activates", "")))
    #expect(button.contains(.attribute(main, "data-modal", "")))
    #expect(button.contains(.attribute(main, "data-order", "9 8")))
    #expect(button.contains(.attribute(main, "data-hides", nil)))
    #expect(button.contains(.attribute(main, "data-updates", nil)))
    value.traits = .updatesFrequently
    #expect(set(.label, value).contains(.attribute(main, "data-updates", "")))
    value.hidesElements = true
    #expect(set(.button, value).contains(.attribute(main, "data-hides", "")))
    value.hidesElements = false
    #expect(set(.button, value).contains(.attribute(main, "data-activates", nil)))
  }

  @Test func anImageWithoutALabelIsHidden() {
    let main = ElementID(id)
    let named = set(.image, AccessibilityValue(label: "Ana"))
    #expect(named.contains(.attribute(main, "aria-label", "Ana")))
    #expect(named.contains(.attribute(main, "aria-hidden", nil)))
    #expect(named.contains(.attribute(main, "role", "img")))
    let silent = set(.image, AccessibilityValue())
    #expect(silent.contains(.attribute(main, "aria-hidden", "true")))
  }

  @Test(arguments: [
    (["zh-Hans", "en"], "正在进行"), (["en-GB", "zh-Hans"], "In progress"), (["fr"], "In progress"),
  ])
  func aSpinnerHasANameInTheReadersLanguage(languages: [String], name: String) {
    let renderer = DOMRenderer(addresses: .test, texts: .for(languages))
    let change = Change.insert(id, .activityIndicator, parent: NodeID(rawValue: 1), index: 0)
    let all = renderer.operations(for: Commit(number: 1, changes: [change]))
    #expect(all.contains(.attribute(ElementID(id), "aria-label", name)))
  }

  @Test(arguments: [NodeKind.cell, .item])
  func aRowCarriesItsLabelAndValueAndItsButtonTheHint(kind: NodeKind) {
    let all = set(kind, AccessibilityValue(label: "Ana", value: "friend", hint: "Opens"))
    #expect(all.contains(.attribute(ElementID(id), "data-label", "Ana")))
    #expect(all.contains(.attribute(ElementID(id), "data-value", "friend")))
    #expect(all.contains(.attribute(ElementID(id, .hit), "aria-description", "Opens")))
  }

  @Test(arguments: [NodeKind.label, .cell, .window, .button])
  func anAccessibilityLanguageIsTheLangAttribute(kind: NodeKind) {
    var value = AccessibilityValue(label: "知乎日报")
    value.language = "zh-Hans"
    #expect(set(kind, value).contains(.attribute(ElementID(id), "lang", "zh-Hans")))
    value.language = nil
    #expect(set(kind, value).contains(.attribute(ElementID(id), "lang", nil)))
  }

  @Test func theOtherButtonsOfARowGoByItsName() throws {
    let row = VirtualElement(ElementTemplates.cell(id), node: id)
    for part in [ElementID.Part.grip, .more] {
      let button = try #require(row.children.first { $0.part == part })
      let own = button.attributes.first { $0.name == "id" }?.value ?? ""
      #expect(button.attributes.contains { $0.value == "\(own) n7h" })
    }
  }

  // MARK: - Views that are one element

  @Test(arguments: [NodeKind.view, .stack])
  func aLabelIsReadInsteadOfTheContentOfAView(kind: NodeKind) {
    let all = set(kind, AccessibilityValue(label: "MVC: 4 files", isElement: true))
    #expect(all.contains(.attribute(ElementID(id), "data-accessible-name", "MVC: 4 files")))
    #expect(all.contains(.attribute(ElementID(id), "role", "none")))
    #expect(all.contains(.attribute(ElementID(id), "aria-label", nil)))
  }

  @Test func aTextWithALabelIsReadAsTheLabel() {
    let all = set(.label, AccessibilityValue(label: "Team A"))
    #expect(all.contains(.attribute(ElementID(id), "data-accessible-name", "Team A")))
  }

  @Test(arguments: [(AccessibilityValue.Traits.button, "button"), (.image, "img")])
  func aViewWithARoleHasItsNameAndHidesItsContent(
    trait: AccessibilityValue.Traits,
    role: String
  ) {
    let all = set(.view, AccessibilityValue(label: "Card", traits: trait, isElement: true))
    #expect(all.contains(.attribute(ElementID(id), "role", role)))
    #expect(all.contains(.attribute(ElementID(id), "aria-label", "Card")))
    #expect(all.contains(.attribute(ElementID(id), "data-accessible-name", "")))
  }

  @Test func aNamedViewThatIsNoElementIsAGroup() {
    let all = set(.view, AccessibilityValue(label: "Headlines"))
    #expect(all.contains(.attribute(ElementID(id), "role", "group")))
    #expect(all.contains(.attribute(ElementID(id), "data-accessible-name", nil)))
  }

  @Test(arguments: [NodeKind.picker, .stepper])
  func aGroupOfControlsIsOneWithAName(kind: NodeKind) {
    let element = VirtualElement(ElementTemplates.spec(for: kind, id: id), node: id)
    #expect(!element.attributes.contains { $0.name == "role" })
    let all = set(kind, AccessibilityValue(label: "Duration"))
    #expect(all.contains(.attribute(ElementID(id), "role", "group")))
    #expect(set(kind, AccessibilityValue()).contains(.attribute(ElementID(id), "role", "none")))
  }

  @Test func aTextThatIsReadElsewhereIsHidden() {
    let all = set(.label, AccessibilityValue(isSilent: true))
    #expect(all.contains(.attribute(ElementID(id), "aria-hidden", "true")))
    // Screen readers read the children of a view that is no element.
    let view = set(.view, AccessibilityValue(isSilent: true))
    #expect(view.contains(.attribute(ElementID(id), "aria-hidden", nil)))
  }

  @Test(arguments: [(["en"], "Reorder"), (["zh-Hans"], "重新排序")])
  func theNameOfAReorderControlIsLocalized(languages: [String], name: String) {
    let renderer = DOMRenderer(addresses: .test, texts: .for(languages))
    let row = RowValue(key: 1, section: 0, row: 0, isMovable: true)
    let all = renderer.operations(for: Commit(number: 1, changes: [.set(id, .cell, .row(row))]))
    #expect(all.contains(.attribute(ElementID(id, .grip), "aria-label", name)))
  }

  @Test func headersAreHeadings() {
    let all = set(.label, AccessibilityValue(traits: .header))
    #expect(all.contains(.attribute(ElementID(id), "role", "heading")))
    #expect(all.contains(.attribute(ElementID(id), "aria-level", "2")))
  }

  @Test func buttonsKeepTheirOwnRole() {
    let all = set(.button, AccessibilityValue(label: "Add", traits: .button))
    #expect(!all.contains { if case .attribute(_, "role", _) = $0 { true } else { false } })
  }

  @Test func aViewThatHidesItsElementsIsHidden() {
    let all = set(.view, AccessibilityValue(hidesElements: true))
    #expect(all.contains(.attribute(ElementID(id), "aria-hidden", "true")))
  }
}
