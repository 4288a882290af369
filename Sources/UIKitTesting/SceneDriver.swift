public import Foundation
public import UIKit
public import UIKitHosting

/// A driver that runs a real app's scene without a display and operates it as a user does.
///
/// ```swift
/// let driver = SceneDriver(delegateClass: AppDelegate.self)
/// try driver.tap("Ana Ng")
/// #expect(driver.screen == "…")
/// ```
///
/// After every step the scene's clock runs until nothing is scheduled, so that transitions have
/// ended. Use `eventually` to wait for work of the app, such as that of a service or a database.
@MainActor
public final class SceneDriver {
  public let display = HeadlessDisplay()
  public let clock: ManualHostClock
  public private(set) var environment: SceneEnvironment
  public let scene: any HostedScene
  private let application: any HostedApplication
  /// The position of the finger that drags items.
  var heldPlace = CGPoint.zero
  /// The display's text of each field that was typed into.
  var typed: [NodeID: TypedText] = [:]
  /// The insertion points after the newest edits.
  var insertionPoints: [NodeID: InsertionPoint] = [:]
  /// The longest time that a step takes on the scene's clock: repeated animations never end.
  package var longestStep = Duration.seconds(60)
  /// The elements of the newest commit, cached because most steps read the same screen as the one
  /// before.
  private var lastRead: (number: UInt64, typed: [NodeID: String], elements: [Element])?

  /// Opens a scene of the app with this delegate class.
  public convenience init(
    delegateClass: any UIApplicationDelegate.Type,
    device: Device = .forTests,
    environment: SceneEnvironment = SceneEnvironment(),
    path: String? = nil,
    restorationData: Data? = nil
  ) {
    self.init(
      application: _HostedUIApplication(delegateClass: delegateClass),
      SceneRequest(
        id: "test",
        device: device,
        environment: environment,
        path: path,
        restorationData: restorationData,
        clock: ManualHostClock()
      )
    )
  }

  /// Opens a scene of an app, whose clock is a manual one.
  package init(application: any HostedApplication, _ request: SceneRequest) {
    guard let clock = request.clock as? ManualHostClock else {
      preconditionFailure("Expected a manual clock, got \(request.clock).")
    }
    self.clock = clock
    environment = request.environment
    self.application = application
    scene = application.connect(request)
    scene.receive(InputEvent(seen: 0, action: .activation(.active)))
    scene.display = display
    settle()
  }

  /// Opens a scene that shows one controller, without an app.
  public convenience init(
    rootViewController: UIViewController,
    device: Device = .forTests,
    environment: SceneEnvironment = SceneEnvironment()
  ) {
    BareSceneDelegate.nextRoot = rootViewController
    self.init(delegateClass: BareAppDelegate.self, device: device, environment: environment)
  }

  // MARK: Reading

  /// The elements that the user can perceive and reach now, in reading order.
  public var elements: [Element] {
    scene.commit()
    let typed = typedTexts()
    if let last = lastRead, last.number == display.tree.number, last.typed == typed {
      return last.elements
    }
    let elements = ElementReader(tree: display.tree, typed: typed).elements()
    lastRead = (display.tree.number, typed, elements)
    return elements
  }

  /// The screen as text, one element per line, indented by two spaces per level.
  public var screen: String {
    elements.map(\.text).joined(separator: "\n")
  }

  /// Returns all elements with this label and role; nil matches all.
  public func find(_ label: String? = nil, _ role: Role? = nil) -> [Element] {
    elements.flatMap(\.all).filter {
      (label == nil || $0.label == label) && (role == nil || $0.role == role)
    }
  }

  /// Returns the only element with this label.
  /// - Throws: `DriverError` when there is none or more than one.
  public func element(_ label: String, _ role: Role? = nil) throws -> Element {
    let found = find(label, role)
    let wanted = "\(role?.rawValue ?? "element") \"\(label)\""
    if found.count > 1 {
      throw DriverError.ambiguous(wanted, count: found.count, screen: screen)
    }
    guard let element = found.first else { throw DriverError.notFound(wanted, screen: screen) }
    return element
  }

  /// Reports of unsatisfiable required constraints in any window; should be empty.
  ///
  /// - Complexity: O(views).
  public var layoutConflicts: [String] {
    settle()
    return (scene as? _SceneRuntime)?.layoutConflicts ?? []
  }

  // MARK: Time

  /// Finishes transitions and commits changes.
  public func settle() {
    scene.commit()
    clock.advanceUntilIdle(limit: longestStep)
    scene.commit()
    showNewPages()
  }

  /// Lets the app's own work run until a condition holds, for at most `limit` of real time.
  ///
  /// Each turn counts as at most a tenth of a second: if other tests delay a turn, the app's work
  /// does not get more turns than this loop.
  ///
  /// - Throws: `DriverError` when the condition does not hold by then.
  public func eventually(
    _ wanted: String,
    limit: Duration = .seconds(60),
    _ condition: () throws -> Bool
  ) async throws {
    var left = limit
    var last = ContinuousClock.now
    var checked: UInt64?
    var idleTurns = 0
    while true {
      settle()
      // Reading a screen costs more than a turn: check again only after a commit, and occasionally
      // for conditions that do not cause commits.
      if checked != display.tree.number || idleTurns.isMultiple(of: 64) {
        if checked != display.tree.number { idleTurns = 0 }
        checked = display.tree.number
        if try condition() { return }
      }
      idleTurns += 1
      let now = ContinuousClock.now
      left -= min(now - last, .milliseconds(100))
      last = now
      guard left > .zero else { throw DriverError.timeout(wanted, screen: screen) }
      // Conditions that do not hold after so many turns depend on other threads, which need the
      // processor.
      if idleTurns < 64 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  /// Lets the app's own work run until an element is on the screen.
  public func eventually(sees label: String, _ role: Role? = nil) async throws {
    try await eventually("\"\(label)\" appears") { !find(label, role).isEmpty }
  }

  // MARK: Events

  /// Sends an event as a display would, then finishes transitions.
  /// - Returns: Whether the scene accepted it.
  @discardableResult
  public func send(_ action: InputEvent.Action, seen: UInt64? = nil) -> Bool {
    scene.commit()
    let dropped = scene.droppedEvents
    scene.receive(InputEvent(seen: seen ?? display.tree.number, action: action))
    settle()
    return scene.droppedEvents == dropped
  }

  package func setEnvironment(_ environment: SceneEnvironment) {
    self.environment = environment
    send(.environment(environment))
  }
}

extension Device {
  /// A device with English and GMT, and with a container of its own.
  public static var forTests: Device {
    let id = UUID().uuidString
    return Device(
      id: id,
      container: FileManager.default.temporaryDirectory.appending(
        path: "rostrum-tests/\(id)",
        directoryHint: .isDirectory
      )
    )
  }
}
