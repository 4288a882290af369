import Testing
import UIKitHosting

@testable import BrowserHost

struct WheelRenderingTests {
  private let id = NodeID(rawValue: 7)
  private var main: ElementID { ElementID(id) }
  private var rows: ElementID { ElementID(id, .hit) }

  private func set(_ attribute: Attribute) -> [DOMOperation] {
    DOMRenderer(addresses: .test).operations(
      for: Commit(number: 1, changes: [.set(id, .wheel, attribute)])
    )
  }

  @Test func rowsOfAWheelAreText() {
    let all = set(.wheel(WheelValue(titles: ["<b>", "2"])))
    let texts = all.compactMap { operation -> [String?]? in
      guard case .fill(ElementID(id, .content), let specs) = operation else { return nil }
      return specs.map(\.children[0].text)
    }
    #expect(texts == [["<b>", "2"]])
    #expect(all.contains(.attribute(rows, "aria-valuemax", "1")))
  }

  @Test func aWheelIsAsWideAsItsWidestTitle() {
    let all = set(.wheel(WheelValue(titles: ["May", "September", "June"])))
    #expect(all.contains(.text(ElementID(id, .text), "September")))
    let days = ["Fri 21", "Sat 22", "Mon 9", "Wed 25", "Fri 31"]
    let likely = set(.wheel(WheelValue(titles: days)))
    #expect(likely.contains(.text(ElementID(id, .text), "Fri 21\nSat 22\nWed 25")))
    let chinese = set(.wheel(WheelValue(titles: ["abc", "十一月"])))
    #expect(chinese.contains(.text(ElementID(id, .text), "十一月")))
  }

  @Test func theSelectedRowIsACall() {
    #expect(set(.selectedRow(3, animated: true)) == [.call(id, .wheel, [3, 1])])
    #expect(set(.selectedRow(-1, animated: false)) == [.call(id, .wheel, [-1, 0])])
  }

  @Test func aDisabledWheelHasItsAriaState() {
    #expect(set(.isEnabled(false)).contains(.attribute(rows, "aria-disabled", "true")))
    #expect(set(.isEnabled(true)).contains(.attribute(rows, "aria-disabled", nil)))
  }

  @Test func aWheelIsLabelledByItsComponent() {
    let all = set(.accessibility(AccessibilityValue(label: "Hours")))
    #expect(all.contains(.attribute(rows, "aria-label", "Hours")))
  }
}
