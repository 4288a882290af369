import ContactsModel
import Foundation
import Testing
import UIKitHosting
import UIKitTesting

/// C7, C8 and C10 on the screen: adding and editing in a sheet.
@MainActor
struct ContactFormScreenTests {
  private nonisolated static let evan = "EvanYang, IT Developer"

  private func at(
    _ path: String,
    _ language: String = "en",
    on phone: Device? = nil,
    restorationData: Data? = nil
  ) async throws -> SceneDriver {
    let driver = SceneDriver.contacts(
      StubTransport(.people()),
      on: phone ?? .phone(language),
      path: path.isEmpty ? nil : path,
      restorationData: restorationData
    )
    try await driver.eventually("the form is there") {
      !driver.find(nil, .textField).isEmpty
    }
    return driver
  }

  // MARK: - Looks

  @Test(arguments: [
    ("en", "/new", "form.new"), ("zh-Hans", "/new", "form.new"),
    ("en", "/people/1/edit", "form.edit"), ("zh-Hans", "/people/4/edit", "form.edit"),
  ])
  func looksAsRecorded(_ language: String, _ path: String, _ name: String) async throws {
    let driver = try await at(path, language)
    try expectGolden(driver.screen, "\(name).\(language)")
    #expect(driver.layoutConflicts == [])
  }

  @Test(arguments: [
    ("en", "Email", "Phone", "Done"), ("zh-Hans", "电子邮件", "电话", "完成"),
  ])
  func everyMistakeIsNamed(
    _ language: String,
    _ email: String,
    _ phone: String,
    _ done: String
  ) async throws {
    let driver = try await at("/new", language)
    try driver.type("evan", into: email)
    try driver.type("x", into: phone)
    try driver.tap(done)
    try expectGolden(driver.screen, "form.mistakes.\(language)")
    #expect(driver.focusedField?.label == (language == "en" ? "Name" : "姓名"))
  }

  @Test func aMistakeIsShownWithItsLabel() async throws {
    let driver = try await at("/new")
    driver.resize(to: .phone, width: 667, height: 375)
    try driver.type("x", into: "Phone")
    let field = try driver.frame(of: "Name", .textField)
    let bar = try driver.frame(of: "New Contact", .bar)
    // The label is covered by the bar.
    try driver.scroll(to: CGPoint(x: 0, y: field.minY - bar.maxY))
    try driver.tap("Done")
    #expect(driver.focusedField?.label == "Name")
    let row = driver.find(nil, .cell).first { $0.label.hasPrefix("Name, ") }
    #expect(try driver.frame(of: #require(row).label, .cell).minY >= bar.maxY)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func confirmsBeforeDiscardingChanges(_ language: String) async throws {
    let driver = try await at("/people/1/edit", language)
    try driver.type("!", into: language == "en" ? "Name" : "姓名")
    try driver.tap(language == "en" ? "Cancel" : "取消")
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try expectGolden(driver.screen, "form.discard.\(language)")
  }

  @Test(arguments: ["en", "zh-Hans"])
  func confirmsBeforeDeletingAContact(_ language: String) async throws {
    let driver = try await at("/people/1/edit", language)
    try driver.tap(language == "en" ? "Delete Contact" : "删除联系人", .button)
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try expectGolden(driver.screen, "form.delete.\(language)")
  }

  // MARK: - Doing

  @Test func addsAContactAndShowsIt() async throws {
    let phone = Device.phone("en")
    let driver = SceneDriver.contacts(StubTransport(.people()), on: phone)
    try await driver.eventually(sees: Self.evan, .cell)
    try driver.tap("Add Contact")
    #expect(driver.display.address?.path == "/new")
    #expect(try !driver.element("Done", .button).isEnabled)
    let name = "<img src=x onerror=alert(1)> 👩‍👩‍👧‍👦"
    try driver.type(name, into: "Name")
    try driver.pressReturn()
    #expect(driver.focusedField?.label == "Position")
    try driver.type("Tester", into: "Position")
    try driver.tap("Done")
    try await driver.eventually("the new contact is shown") {
      driver.display.address?.title == name
    }
    try driver.goBack()
    try await driver.eventually(sees: "\(name), Tester", .cell)
    driver.scene.disconnect()

    let later = SceneDriver.contacts(StubTransport(.failure(.offline)), on: phone)
    try await later.eventually(sees: "\(name), Tester", .cell)
  }

  @Test func onlyANewContactBeginsWithItsName() async throws {
    let adding = SceneDriver.contacts(StubTransport(.people()))
    try await adding.eventually(sees: Self.evan, .cell)
    try adding.tap("Add Contact")
    #expect(adding.focusedField?.label == "Name")
    let editing = try await at("/people/1/edit")
    #expect(editing.focusedField == nil)
  }

  @Test func aLongJobDescriptionIsShownInWhole() async throws {
    let driver = try await at("/new")
    let field = "Job description"
    let line = try driver.frame(of: field, .textView).height
    try driver.replaceText(of: field, with: String(repeating: "Answers questions. ", count: 12))
    driver.settle()
    #expect(try driver.frame(of: field, .textView).height > line * 3)
    #expect(driver.layoutConflicts == [])
  }

  @Test func aReturnBeginsAnotherLineOfAJobDescription() async throws {
    let driver = try await at("/new")
    let field = "Job description"
    try driver.replaceText(of: field, with: "Answers")
    try driver.type("\nquestions", into: field)
    #expect(driver.focusedField?.label == field)
    #expect(try driver.element(field, .textView).value == "Answers\nquestions")
  }

  @Test func editsAndSortsAnew() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    try await driver.eventually(sees: Self.evan, .cell)
    try driver.tap(Self.evan)
    try await driver.eventually(sees: "Edit", .button)
    try driver.tap("Edit")
    try await driver.eventually("the form is there") { !driver.find(nil, .textField).isEmpty }
    try driver.replaceText(of: "Name", with: "Aaron")
    try driver.tap("Done")
    try await driver.eventually("the contact has its new name") {
      driver.display.address?.title == "Aaron"
    }
    #expect(driver.display.address?.path == "/people/1")
    try driver.goBack()
    try await driver.eventually(sees: "Aaron, IT Developer", .cell)
    #expect(driver.find(nil, .heading).first?.label == "A")
    #expect(driver.find(Self.evan).isEmpty)
  }

  @Test func deletesAndOffersToUndo() async throws {
    let driver = try await at("/people/1/edit")
    try driver.tap("Delete Contact", .button)
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try driver.tap("Delete Contact", .button)
    try await driver.eventually(sees: "Deleted “\u{2068}EvanYang\u{2069}”")
    #expect(driver.display.address?.depth == 0)
    try await driver.eventually("the row is gone") { driver.find(Self.evan).isEmpty }
    try driver.tap("Undo")
    try await driver.eventually(sees: Self.evan, .cell)
  }

  @Test func aMistakeIsShownOnLeavingItsField() async throws {
    let driver = try await at("/new")
    try driver.type("evan", into: "Email")
    let row = "Email, Enter an address such as name@example.com."
    #expect(driver.find(row, .cell).isEmpty)
    try driver.endEditing()
    #expect(!driver.find(row, .cell).isEmpty)
    #expect(
      driver.display.announcements.last == "Email: Enter an address such as name@example.com."
    )
    let hint = try driver.element("Email", .textField).hint
    #expect(hint == "Enter an address such as name@example.com.")
    try driver.type("@example.com", into: "Email")
    #expect(driver.find(row, .cell).isEmpty)
  }

  @Test func tenThousandCharactersAreRefusedInWords() async throws {
    let driver = try await at("/new")
    try driver.replaceText(of: "Name", with: String(repeating: "长", count: 10_000))
    try driver.tap("Done")
    #expect(!driver.find("Name, Use 200 characters or fewer.", .cell).isEmpty)
    #expect(driver.display.address?.path == "/new")
  }

  // MARK: - Leaving

  enum DismissalMethod: CaseIterable {
    case cancel
    case swipeDown
    case browser
    case address
  }

  private func leave(_ driver: SceneDriver, by method: DismissalMethod) throws {
    switch method {
    case .cancel: try driver.tap("Cancel")
    case .swipeDown: try driver.dismissSheet()
    case .browser: try driver.browserBack()
    case .address: try driver.open(path: "/")
    }
  }

  @Test(arguments: DismissalMethod.allCases)
  func everyDismissalWithoutChangesNeedsNoConfirmation(_ method: DismissalMethod) async throws {
    let driver = try await at("/people/1/edit")
    try leave(driver, by: method)
    try await driver.eventually("the form is gone") { driver.find(nil, .sheet).isEmpty }
    #expect(driver.display.address?.path == (method == .address ? "/" : "/people/1"))
  }

  @Test(arguments: DismissalMethod.allCases)
  func everyDismissalWithChangesNeedsConfirmation(_ method: DismissalMethod) async throws {
    let driver = try await at("/people/1/edit")
    try driver.type("!", into: "Name")
    try leave(driver, by: method)
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try driver.tap("Keep Editing")
    try await driver.eventually("the question is gone") { driver.find(nil, .alert).isEmpty }
    #expect(try driver.element("Name", .textField).value == "EvanYang!")
    #expect(driver.display.address?.path == "/people/1/edit")

    // The form receives the answer.
    for _ in 0..<64 { await Task.yield() }
    try leave(driver, by: method)
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try driver.tap("Discard Changes")
    try await driver.eventually("the form is gone") { driver.find(nil, .sheet).isEmpty }
    #expect(driver.display.address?.path == (method == .address ? "/" : "/people/1"))
  }

  // MARK: - Restoration

  @Test(arguments: ["/new", "/people/1/edit"])
  func typedTextIsRestoredAfterALaunch(_ path: String) async throws {
    let phone = Device.phone("en")
    let first = try await at(path, on: phone)
    try first.replaceText(of: "Name", with: "Half a na")
    let data = try #require(first.scene.restorationData())
    // Without a disconnect, as the process was killed.
    let second = try await at("", on: phone, restorationData: data)
    try await second.eventually("the text is back") {
      try second.element("Name", .textField).value == "Half a na"
    }
    #expect(second.display.address?.path == path)
    #expect(try second.element("Done", .button).isEnabled)
  }
}
