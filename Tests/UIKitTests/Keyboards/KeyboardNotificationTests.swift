import Synchronization
import Testing
import UIKit
import UIKitTesting

/// Apple: the keyboard notifications of `UIResponder`, and their user info.
@MainActor
struct KeyboardNotificationTests {
  private let screen = KeyboardScreen()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func aKeyboardThatCoversTheWindowIsAnnounced() throws {
    driver.setKeyboardHeight(300)
    #expect(screen.take() == [])
    try driver.beginEditing("Name")
    #expect(screen.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    try driver.endEditing()
    #expect(screen.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test func theKeyboardsFramesBeginAndEndBelowTheWindow() throws {
    driver.setKeyboardHeight(300)
    try driver.beginEditing("Name")
    var info = try #require(screen.lastInfo)
    let begin = try #require(info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)
    let end = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    #expect(begin.cgRectValue == CGRect(x: 0, y: 844, width: 390, height: 300))
    #expect(end.cgRectValue == CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == end.cgRectValue)
    try driver.endEditing()
    info = try #require(screen.lastInfo)
    #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == end.cgRectValue)
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == begin.cgRectValue)
  }

  @Test func theUserInfoHasDurationCurveAndLocality() throws {
    driver.setKeyboardHeight(300)
    try driver.beginEditing("Name")
    let info = try #require(screen.lastInfo)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 0)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 0)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test func didShowIsPostedWhenTheAnimationEnds() throws {
    driver.setKeyboardHeight(300)
    let id = try driver.element("Name").id
    driver.scene.receive(InputEvent(seen: driver.display.tree.number, action: .beginEditing(id)))
    #expect(screen.take() == ["willChangeFrame", "willShow"])
    driver.clock.advance(by: .milliseconds(249))
    #expect(screen.take() == [])
    driver.clock.advance(by: .milliseconds(1))
    #expect(screen.take() == ["didChangeFrame", "didShow"])
  }

  @Test func anAccessoryCountsWithoutAKeyboard() throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    screen.name.inputAccessoryView = bar
    try driver.beginEditing("Name")
    #expect(screen.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    let end = screen.lastInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(end == CGRect(x: 0, y: 800, width: 390, height: 44))
  }

  @Test func anAccessoryIsAboveTheKeyboard() throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    screen.name.inputAccessoryView = bar
    driver.setKeyboardHeight(300)
    try driver.beginEditing("Name")
    let end = screen.lastInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(end == CGRect(x: 0, y: 500, width: 390, height: 344))
    #expect(bar.convert(bar.bounds, to: nil).minY == 500)
    #expect(screen.view.frame.height == 500)
    driver.setKeyboardHeight(0)
    #expect(bar.convert(bar.bounds, to: nil).minY == 800)
  }

  @Test func anInputViewCountsInsteadOfTheKeyboard() throws {
    screen.name.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    driver.setKeyboardHeight(300)
    try driver.beginEditing("Name")
    let end = screen.lastInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(end?.height == 200)
    _ = screen.take()
    try driver.beginEditing("City")
    #expect(screen.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    let next = screen.lastInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(next?.height == 300)
  }

  @Test func aKeyboardThatStaysIsNotAnnouncedAgain() throws {
    driver.setKeyboardHeight(300)
    try driver.beginEditing("Name")
    _ = screen.take()
    try driver.beginEditing("City")
    #expect(screen.take() == [])
  }

  @Test func aWindowThatEndsAboveItsKeyboardIsNotCovered() throws {
    try driver.beginEditing("Name")
    driver.resize(to: .phone, width: 390, height: 500)
    #expect(screen.take() == [])
  }

  @Test func otherScenesDoNotReceiveKeyboardNotifications() throws {
    let other = KeyboardScreen()
    let otherDriver = SceneDriver(rootViewController: other)
    driver.setKeyboardHeight(300)
    try driver.beginEditing("Name")
    #expect(screen.take().count == 4)
    #expect(other.take() == [])
    withExtendedLifetime(otherDriver) {}
  }

  @Test func selectorsReceiveKeyboardNotificationsOfTheirSceneOnly() throws {
    let (one, other) = (SelectorScreen(), SelectorScreen())
    let drivers = [one, other].map { SceneDriver(rootViewController: $0) }
    drivers[0].setKeyboardHeight(300)
    try drivers[0].beginEditing("Name")
    #expect((one.heights, other.heights) == ([300], []))
  }

  @Test func anObserverOutsideOfScenesReceivesAll() throws {
    let heard = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: driver.screenObject,
      queue: nil
    ) { _ in heard.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    driver.setKeyboardHeight(300)
    try driver.beginEditing("Name")
    #expect(heard.withLock { $0 } == 1)
  }

  @Test func constraintsThatAreChangedMoveInTheSameCommit() throws {
    let screen = LiftingScreen()
    let driver = SceneDriver(rootViewController: screen)
    driver.setKeyboardHeight(300)
    let id = try driver.element("Name").id
    driver.scene.receive(InputEvent(seen: driver.display.tree.number, action: .beginEditing(id)))
    #expect(screen.button.frame.maxY == 544)
    try driver.endEditing()
    #expect(screen.button.frame.maxY == 844)
  }
}

extension SceneDriver {
  fileprivate var screenObject: UIScreen? { (scene as? _SceneRuntime)?.windowScene.screen }
}

/// A screen that logs notifications by name, observed without an object.
private final class KeyboardScreen: UIViewController {
  let name = UITextField()
  let city = UITextField()
  private let log = Mutex<[String]>([])
  /// Not checked: keyboard notifications are posted on the main thread.
  private nonisolated(unsafe) var info: Notification?

  override func viewDidLoad() {
    super.viewDidLoad()
    (name.placeholder, city.placeholder) = ("Name", "City")
    view.addSubview(name)
    view.addSubview(city)
    let names = [
      ("willShow", UIResponder.keyboardWillShowNotification),
      ("didShow", UIResponder.keyboardDidShowNotification),
      ("willHide", UIResponder.keyboardWillHideNotification),
      ("didHide", UIResponder.keyboardDidHideNotification),
      ("willChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
      ("didChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
    ]
    for (line, name) in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] notification in
        self?.log.withLock { $0.append(line) }
        self?.info = notification
      }
    }
  }

  var lastInfo: [AnyHashable: Any]? { info?.userInfo }

  func take() -> [String] {
    log.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

private final class SelectorScreen: UIViewController {
  private(set) var heights: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Name"
    view.addSubview(field)
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(SelectorScreen.keyboardShown(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
  }

  private func keyboardShown(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    heights.append(frame?.cgRectValue.height ?? 0)
  }
}

/// A screen that keeps a button above the keyboard, as in tutorials.
private final class LiftingScreen: UIViewController {
  let button = UIButton(type: .system)
  private lazy var bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Name"
    button.setTitle("Send", for: .normal)
    for view in [field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bottom,
    ])
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(LiftingScreen.keyboardChanges(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  private func keyboardChanges(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    bottom.constant = -view.bounds.intersection(view.convert(frame, from: nil)).height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
