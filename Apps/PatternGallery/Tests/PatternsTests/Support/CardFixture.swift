import PatternGalleryModel
import PatternGalleryPatterns
import UIKit
import UIKitTesting

/// A pattern's card in its own window.
@MainActor
final class CardFixture {
  let store = CardStore(card: AppCard(id: "1", name: "Weather", symbol: "sun.max.fill"))
  let trace = CardTrace()
  let controller: UIViewController
  let driver: SceneDriver
  /// The button that keeps a new name: of the form of MVP-C, or of the others' alert.
  let saveButton: String

  init(_ pattern: Pattern) {
    saveButton = pattern == .mvpc ? "Done" : "Save"
    controller = pattern.make(store: store, trace: trace, texts: .forTests)
    driver = SceneDriver(rootViewController: controller)
  }

  /// The steps so far.
  var path: [String] { trace.steps.map(\.description) }

  /// Renames the card as the user does.
  func rename(to name: String) async throws {
    try driver.tap("Rename")
    try await driver.eventually("the field is there") { !driver.find("Name", .textField).isEmpty }
    try driver.replaceText(of: "Name", with: name)
    try driver.tap(saveButton)
  }
}

extension CardTexts {
  static let forTests = CardTexts(
    rename: "Rename",
    name: "Name",
    save: "Save",
    done: "Done",
    cancel: "Cancel",
    nameMissing: "Enter a name.",
    nameTooLong: { "At most \($0) characters." }
  )
}
