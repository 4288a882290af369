public import Foundation
public import UIKit
public import UIKitHosting

/// Runs a real app's scene headless and works it as a person does.
///
/// ```swift
/// let driver = SceneDriver(delegateClass: AppDelegate.self)
/// try driver.tap("Ana Ng")
/// #expect(driver.screen == "…")
/// ```
///
/// After every step the scene's clock runs until nothing is scheduled, so that transitions are
/// over. Work of the app's own (a service, a database) is awaited by `eventually`.
@MainActor
public final class SceneDriver {
  public let display = HeadlessDisplay()
  public let clock = ManualHostClock()
  public private(set) var environment: SceneEnvironment
  public let scene: any HostedScene
  private let application: any HostedApplication
  /// The place of the finger that drags items.
  var heldPlace = CGPoint.zero
  /// What this display has of each field it typed into.
  var typed: [NodeID: TypedText] = [:]
  /// What was read of the newest commit: a step mostly reads a screen that the last has read.
  private var lastRead: (number: UInt64, typed: [NodeID: String], elements: [Element])?

  /// Opens a scene of the app whose delegate's class this is.
  public init(
    delegateClass: any UIApplicationDelegate.Type,
    device: Device = .forTests,
    environment: SceneEnvironment = SceneEnvironment(),
    path: String? = nil,
    restorationData: Data? = nil
  ) {
    self.environment = environment
    application = _HostedUIApplication(delegateClass: delegateClass)
    scene = application.connect(
      SceneRequest(
        id: "test",
        device: device,
        environment: environment,
        path: path,
        restorationData: restorationData,
        clock: clock
      )
    )
    scene.display = display
    settle()
  }

  /// Opens a scene that shows one controller, without an app around it.
  public convenience init(
    rootViewController: UIViewController,
    device: Device = .forTests,
    environment: SceneEnvironment = SceneEnvironment()
  ) {
    BareSceneDelegate.nextRoot = rootViewController
    self.init(delegateClass: BareAppDelegate.self, device: device, environment: environment)
  }

  // MARK: Reading

  /// What a person can perceive and reach now, in reading order.
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

  /// The screen as text, a line an element, two spaces a level.
  public var screen: String {
    elements.map(\.text).joined(separator: "\n")
  }

  /// Every element on the screen with this label and role; all where nil.
  public func find(_ label: String? = nil, _ role: Role? = nil) -> [Element] {
    elements.flatMap(\.all).filter {
      (label == nil || $0.label == label) && (role == nil || $0.role == role)
    }
  }

  /// The one element with this label.
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

  /// The reports about required constraints that contradict each other, anywhere in the window; expect
  /// it to be empty.
  ///
  /// - Complexity: O(views).
  public var layoutConflicts: [String] {
    settle()
    return (scene as? _SceneRuntime)?.window?._layoutConflicts ?? []
  }

  // MARK: Time

  /// Lets transitions end and sends what has changed.
  public func settle() {
    scene.commit()
    clock.advanceUntilIdle()
    scene.commit()
    showNewPages()
  }

  /// Gives the app's own work turns until a condition holds, `limit` of real time at the most.
  ///
  /// A turn that other tests took long over counts as a tenth of a second: the app's own work had
  /// no more turns in it than this one.
  ///
  /// - Throws: `DriverError` when it does not hold by then.
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
      // Reading a screen costs more than a turn: look again when something was committed, and
      // now and then for conditions that no commit tells of.
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
      // What is not there after so many turns waits for other threads: those need the processor.
      if idleTurns < 64 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  /// Gives the app's own work turns until an element is on the screen.
  public func eventually(sees label: String, _ role: Role? = nil) async throws {
    try await eventually("\"\(label)\" appears") { !find(label, role).isEmpty }
  }

  // MARK: Events

  /// Sends an event as a display would, then lets transitions end.
  /// - Returns: Whether the scene took it.
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
  /// A device in English on the equator's time, with a container of its own.
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
