public import Foundation

/// Takes what a scene commits.
///
/// A host implements it: a browser tab, a terminal, a test.
@MainActor
public protocol Display: AnyObject {
  func show(_ commit: Commit)

  /// Whether it answers `Commit.words`; words that nobody measures are estimated.
  var measuresWords: Bool { get }
}

extension Display {
  public var measuresWords: Bool { false }
}

/// A scene as its host sees it.
@MainActor
public protocol HostedScene: AnyObject {
  /// Where commits go. While nil, changes gather and the next display gets a snapshot.
  var display: (any Display)? { get set }

  /// Serves an event: its handlers run, then one commit goes to the display.
  /// An event that does not apply is dropped and counted.
  func receive(_ event: InputEvent)

  /// Sends what has changed since the last commit now, rather than at the end of the turn.
  func commit()

  /// The scene whole, as a commit that any display can start from.
  /// - Complexity: O(nodes).
  func snapshot() -> Commit

  /// The rectangles that layout has given to nodes, from the window's top left corner, to compare with
  /// what a display shows.
  /// - Complexity: O(nodes).
  func frames() -> [NodeID: RectValue]

  /// The parts of the scene, for developers; nil where it has none to name.
  /// - Complexity: O(views and constraints).
  func inspection() -> SceneInspection?

  /// The class of the screen that a person sees: for logs, which hold nothing that is shown on it.
  var screenName: String { get }

  /// The number of events dropped so far.
  var droppedEvents: Int { get }

  /// What the app wants kept to rebuild this scene, or nil.
  func restorationData() -> Data?

  /// Called once, when the app has ended the scene for good: nothing of it is to come back.
  var onDestruction: (() -> Void)? { get set }

  /// Ends the scene: its delegate hears `sceneDidDisconnect`, and nothing of it stays alive.
  func disconnect()
}

extension HostedScene {
  /// None: for scenes without layout.
  public func frames() -> [NodeID: RectValue] { [:] }

  /// None: for scenes without views.
  public func inspection() -> SceneInspection? { nil }
}

/// An app as a host sees it: something that opens scenes.
@MainActor
public protocol HostedApplication: AnyObject {
  func connect(_ request: SceneRequest) -> any HostedScene
}

/// What a host knows when it asks an app for a scene.
public struct SceneRequest: Sendable {
  /// Names the scene; the same after a restart.
  public var id: String
  public var device: Device
  public var environment: SceneEnvironment
  /// The address that the person came by, below the app's root; nil for the front door.
  public var path: String?
  /// What `restorationData()` gave when the scene was last alive.
  public var restorationData: Data?
  public var clock: any HostClock

  public init(
    id: String,
    device: Device,
    environment: SceneEnvironment = SceneEnvironment(),
    path: String? = nil,
    restorationData: Data? = nil,
    clock: any HostClock
  ) {
    self.id = id
    self.device = device
    self.environment = environment
    self.path = path
    self.restorationData = restorationData
    self.clock = clock
  }
}

/// A phone of the host's: every browser is one.
public struct Device: Sendable, Equatable {
  /// Random; names the device to the host alone.
  public var id: String
  /// The folder that holds all this device's data for this app.
  public var container: URL
  /// Preferred languages, the most wanted first, as BCP 47 tags (`zh-Hans`, `en`).
  public var languages: [String]
  /// The app's language on the device.
  ///
  /// As on iOS, what is the system's follows it; by default it is the first of the preferred ones.
  public var language: String {
    get { localization ?? languages.first ?? "en" }
    set { localization = newValue }
  }
  private var localization: String?
  /// Of that language, in the reader's region.
  public var locale: Locale
  public var timeZone: TimeZone
  /// The network address of its newest page; nil where the host has none to give.
  public var address: DeviceAddress?
  /// Whether layouts run from right to left whatever the language, as Xcode's right-to-left
  /// pseudolanguage has it.
  public var forcesRightToLeft = false

  public init(
    id: String,
    container: URL,
    languages: [String] = ["en"],
    language: String? = nil,
    locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt,
    address: DeviceAddress? = nil
  ) {
    self.id = id
    self.container = container
    self.languages = languages
    localization = language
    self.locale = locale
    self.timeZone = timeZone
    self.address = address
  }
}
