import AppAutomation
public import Foundation

/// The tested app, in a process of its own.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// The process of the app; all instances share it, as they do a simulator.
  private static var running: RunningApp?
  private static var isInForeground = false

  private let bundleIdentifier: String?
  /// The program of the app; nil for the one of the tests.
  private let program: URL?

  /// The arguments of the next launch.
  open var launchArguments: [String] = []
  /// The variables of the next launch.
  open var launchEnvironment: [String: String] = [:]

  /// The app that the target of tests names.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    bundleIdentifier = nil
    program = nil
    super.init(nil, .only, at: TestPlace(file, line))
  }

  /// An app that a program runs which calls ``AutomatedApp/run(_:drivenAt:)``.
  package init(program: URL, file: StaticString = #filePath, line: UInt = #line) {
    bundleIdentifier = nil
    self.program = program
    super.init(nil, .only, at: TestPlace(file, line))
  }

  /// An app with an identifier.
  ///
  /// There is one app on the device. SpringBoard stands for it too, since it shows the system's alerts
  /// beside the app's.
  public init(
    bundleIdentifier: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.bundleIdentifier = bundleIdentifier
    program = nil
    super.init(nil, .only, at: TestPlace(file, line))
  }

  /// Whether the instance stands for the tested app, or for the system's part of the screen.
  private var isTested: Bool {
    guard let bundleIdentifier else { return true }
    return [Bundle.main.bundleIdentifier, "com.apple.springboard"].contains(bundleIdentifier)
  }

  // MARK: - Launching

  /// Launches the app, and ends it before if it runs.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    let place = TestPlace(file, line)
    guard isTested else {
      return place.fail(
        "Failed to launch \(bundleIdentifier ?? ""): there is no other app on this device."
      )
    }
    terminate()
    do {
      Self.running = try RunningApp(
        program: program,
        arguments: launchArguments + localeArguments,
        environment: launchEnvironment
      )
      Self.isInForeground = true
    } catch {
      place.fail("Failed to launch the app: \(error.reason)")
    }
  }

  /// The arguments for the language and region of the tests, which a scheme or a test plan has, where the
  /// launch names no others.
  private var localeArguments: [String] {
    let own = CommandLine.arguments
    return ["-AppleLanguages", "-AppleLocale"].filter { !launchArguments.contains($0) }
      .flatMap { name in own.drop { $0 != name }.prefix(2) }
  }

  /// Brings the app to the front, and launches it if it does not run.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    guard isRunning else { return launch(file: file, line: line) }
    send(.activate)
    Self.isInForeground = true
  }

  /// Ends the app.
  open func terminate() {
    Self.running?.terminate()
    Self.running = nil
  }

  /// Opens an address in the app.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    activate(file: file, line: line)
    send(.open(url))
  }

  // MARK: - State

  open var state: State {
    guard isTested, isRunning else { return .notRunning }
    return Self.isInForeground ? .runningForeground : .runningBackground
  }

  /// Waits until the app is in a state, for at most some seconds.
  ///
  /// - Returns: False if it is in another one after that time.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    Waiting.wait(timeout) { self.state == state }
  }

  var isRunning: Bool { Self.running?.isRunning ?? false }

  /// The reason why there is nothing to look at.
  var endFailure: String? {
    guard !isRunning else { return nil }
    return Self.running?.endFailure ?? "Application is not running: call launch() before."
  }

  /// Puts the app into the background, as the home button does.
  static func leave() {
    _ = running?.send(.leave)
    isInForeground = false
  }

  // MARK: - The screen

  override var application: XCUIApplication { self }
  override func records() -> [ElementRecord] { isTested ? tree().map { [$0] } ?? [] : [] }
  override var name: String { "Application" }

  func tree() -> ElementRecord? { Self.running?.tree() }

  /// Reads what is far from the visible part of tables.
  var unseen: UnseenReader { UnseenReader { Self.running?.contents(of: $0) ?? [:] } }

  /// Sends a request to the running app.
  ///
  /// - Returns: Nil without one.
  @discardableResult
  func send(_ request: AutomationRequest) -> AutomationReply? { Self.send(request) }

  @discardableResult
  static func send(_ request: AutomationRequest) -> AutomationReply? { running?.send(request) }

  func isHittable(_ id: ElementRecord.ID) -> Bool {
    // What has no view is off the screen.
    if case .unseen = id.part { return false }
    guard case .flag(let isHittable) = send(.isHittable(id)) else { return false }
    return isHittable
  }

  var screenSize: CGSize { tree().map { CGRect($0.frame).size } ?? CGSize(width: 390, height: 844) }

  /// Returns a picture of a rectangle of the screen.
  func screenshot(of rect: CGRect) -> XCUIScreenshot {
    guard case .data(let png)? = send(.screenshot) else { return XCUIScreenshot(Data()) }
    return XCUIScreenshot(png, rect: rect)
  }

  // MARK: - Interruptions

  /// Lets monitors handle an alert that is over the element of the next action.
  ///
  /// One that none handles is dismissed, as on iOS.
  func interruptions(for record: ElementRecord) {
    guard let tree = tree() else { return }
    let alerts = tree.all.filter { $0.kind == .alert || $0.kind == .sheet }
    // Keys and menus are over alerts.
    guard let alert = alerts.last, !alert.all.contains(where: { $0.id == record.id }),
      !isHittable(record.id)
    else { return }
    let query = descendants(matching: XCUIElement.ElementType(alert.kind))
    for monitor in InterruptionMonitors.all.reversed()
    where monitor.handler(XCUIElement(query, .index(-1), at: place)) {
      return
    }
    // The monitor may have dismissed it nevertheless.
    guard let button = alert.dismissal,
      self.tree()?.all.contains(where: { $0.id == button }) == true
    else { return }
    send(.tap(button, count: 1, touches: 1))
  }
}
