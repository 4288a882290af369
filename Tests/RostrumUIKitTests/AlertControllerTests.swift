import Rostrum
import Testing
import UIKit

@testable import RostrumUIKit

/// The alert controllers that show the kit's alerts.
@MainActor
struct AlertControllerTests {
  private static func sheet(title: String? = nil) -> Alert {
    Alert(
      title: title,
      message: "Discard your changes?",
      actions: [Alert.Action(id: "discard", title: "Discard")],
      style: .actionSheet
    )
  }

  @Test func aSheetOnAPhoneHasItsMessage() {
    let controller = UIAlertController(Self.sheet(), on: .phone) { _ in }
    #expect(controller.preferredStyle == .actionSheet)
    #expect(controller.title == nil)
    #expect(controller.message == "Discard your changes?")
  }

  @Test func theMessageOfASheetIsTheTitleOfAnAlertOnAnIPad() {
    let controller = UIAlertController(Self.sheet(), on: .pad) { _ in }
    #expect(controller.preferredStyle == .alert)
    #expect(controller.title == "Discard your changes?")
    #expect(controller.message == nil)
    let titled = UIAlertController(Self.sheet(title: "Draft"), on: .pad) { _ in }
    #expect(titled.title == "Draft")
    #expect(titled.message == "Discard your changes?")
  }
}
