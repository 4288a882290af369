import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `inputView`, `inputAccessoryView` and `reloadInputViews()` of `UIResponder`.
@MainActor
struct InputViewsTests {
  private let log = CallLog()
  private let name = UITextField()
  private let date = UITextField()
  private let note = UITextView()
  private let screen = ChatScreen()
  private let driver: SceneDriver

  init() {
    for (field, label) in [(name, "Name"), (date, "Date")] { field.placeholder = label }
    note.accessibilityLabel = "Note"
    let more = UIButton(
      type: .system,
      primaryAction: UIAction(title: "More") { [log] _ in log("more") }
    )
    for view in [name, date, note, more] { screen.view.addSubview(view) }
    driver = SceneDriver(rootViewController: screen)
  }

  private func wheels() -> UIDatePicker {
    let wheels = UIDatePicker()
    wheels.datePickerMode = .countDownTimer
    return wheels
  }

  private func bar(_ title: String, for field: UIResponder) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIAction(title: title) { _ in field.resignFirstResponder() }
    bar.items = [.flexibleSpace(), UIBarButtonItem(primaryAction: done)]
    return bar
  }

  @Test func inputViewsAppearAndDisappearWithTheFirstResponder() throws {
    date.inputView = wheels()
    date.inputAccessoryView = bar("Done", for: date)
    #expect(driver.find(nil, .wheel).isEmpty)
    try driver.beginEditing("Date")
    try driver.pick("5", inComponent: 1)
    #expect(driver.find("Done").count == 1)
    // The views above the input view stay usable.
    try driver.tap("More")
    #expect(log.take() == ["more"])
    #expect(date.isFirstResponder)
    try driver.tap("Done")
    #expect(!date.isFirstResponder)
    #expect(driver.find(nil, .wheel).isEmpty)
    #expect(driver.find("Done").isEmpty)
    #expect(date.inputView?.window == nil)
  }

  @Test func anotherFieldShowsItsOwnInputViews() throws {
    date.inputView = wheels()
    name.inputAccessoryView = bar("Next", for: name)
    note.inputAccessoryView = bar("Close", for: note)
    try driver.beginEditing("Date")
    try driver.beginEditing("Name")
    #expect(driver.find(nil, .wheel).isEmpty)
    #expect(driver.find("Next").count == 1)
    try driver.beginEditing("Note")
    #expect(driver.find("Next").isEmpty)
    try driver.tap("Close")
    #expect(!note.isFirstResponder)
  }

  @Test func aNewInputViewIsShownByReloadInputViews() throws {
    try driver.beginEditing("Date")
    date.inputView = wheels()
    driver.settle()
    #expect(driver.find(nil, .wheel).isEmpty)
    date.reloadInputViews()
    driver.settle()
    #expect(driver.find(nil, .wheel).count == 2)
    date.inputView = nil
    date.reloadInputViews()
    driver.settle()
    #expect(driver.find(nil, .wheel).isEmpty)
    name.inputView = wheels()
    name.reloadInputViews()
    driver.settle()
    #expect(driver.find(nil, .wheel).isEmpty)
  }

  @Test func theDisplayReceivesThatAFieldHasAnInputView() throws {
    date.inputView = wheels()
    driver.settle()
    let id = try driver.element("Date").id
    let fields = driver.display.tree[id]?.attributes.compactMap { attribute -> FieldValue? in
      guard case .field(let field) = attribute else { return nil }
      return field
    }
    #expect(fields?.first?.hasInputView == true)
  }

  @Test func aViewWithoutAnIntrinsicHeightKeepsThatOfItsFrame() throws {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    date.inputView = pad
    for _ in 0..<2 {
      try driver.beginEditing("Date")
      #expect(pad.constraints.map(\.constant) == [260])
      try driver.endEditing()
    }
  }

  @Test func theScreenEndsAboveInputViews() throws {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    date.inputView = pad
    date.inputAccessoryView = bar("Done", for: date)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      line.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 10),
    ])
    let window = try #require(screen.view.window)
    #expect(line.frame.maxY == window.frame.height)
    try driver.beginEditing("Date")
    let board = try #require(pad.superview)
    #expect(board.frame.height > 260)
    #expect(board.frame.maxY == window.frame.height)
    #expect(screen.view.frame.height == window.frame.height - board.frame.height)
    #expect(line.frame.maxY == screen.view.frame.height)
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.maxY == screen.view.frame.height)
    try driver.endEditing()
    #expect(screen.view.frame.height == window.frame.height)
    #expect(line.frame.maxY == window.frame.height)
  }

  @Test func inputViewsDisappearWithARemovedField() throws {
    date.inputView = wheels()
    try driver.beginEditing("Date")
    date.removeFromSuperview()
    driver.settle()
    #expect(driver.find(nil, .wheel).isEmpty)
  }

  @Test func anAlertCoversInputViews() throws {
    date.inputAccessoryView = bar("Done", for: date)
    try driver.beginEditing("Date")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: false)
    driver.settle()
    #expect(throws: DriverError.self) { try driver.tap("Done") }
    try driver.tap("OK")
    try driver.tap("Done")
    #expect(!date.isFirstResponder)
  }

  @Test func aFirstResponderInAnAccessoryKeepsTheAccessory() throws {
    #expect(screen.becomeFirstResponder())
    try driver.type("Hi", into: "Message")
    #expect(screen.message.isFirstResponder)
    try driver.endEditing()
    #expect(screen.isFirstResponder)
    #expect(driver.find("Message").count == 1)
    screen.resignFirstResponder()
    driver.settle()
    #expect(driver.find("Message").isEmpty)
  }
}

/// A screen whose own input accessory view is a bar with a text field.
private final class ChatScreen: UIViewController {
  let message = UITextField()

  private lazy var bar: UIView = {
    message.placeholder = "Message"
    return UIStackView(arrangedSubviews: [message])
  }()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
