public import Foundation

/// A receiver of a scene's commits.
///
/// Hosts implement it: a browser tab, a terminal, a test.
@MainActor
public protocol Display: AnyObject {
  func show(_ commit: Commit)

  /// A Boolean value that indicates whether it answers `Commit.words`; otherwise the widths of
  /// those words are estimated.
  var measuresWords: Bool { get }
}

extension Display {
  public var measuresWords: Bool { false }
}

/// A scene from the view of its host.
@MainActor
public protocol HostedScene: AnyObject {
  /// The receiver of commits; while it is nil, changes accumulate and the next display gets a
  /// snapshot.
  var display: (any Display)? { get set }

  /// Handles an event: its handlers run, then a commit is sent to the display.
  ///
  /// An event that does not apply is dropped and counted.
  func receive(_ event: InputEvent)

  /// Sends the changes since the last commit immediately, instead of at the end of the turn.
  func commit()

  /// Returns the whole scene, as a commit with which any display can start.
  /// - Complexity: O(nodes).
  func snapshot() -> Commit

  /// Returns the rectangles of nodes from layout, from the window's top left corner, for
  /// comparisons with a display.
  /// - Complexity: O(nodes).
  func frames() -> [NodeID: RectValue]

  /// Returns the views, flows and conflicts of the scene, for developers; nil if it has none.
  /// - Complexity: O(views and constraints).
  func inspection() -> SceneInspection?

  /// The class of the visible screen: for logs, which contain nothing that is shown on it.
  var screenName: String { get }

  /// The number of events dropped so far.
  var droppedEvents: Int { get }

  /// Returns the data from which the app can restore this scene; nil for none.
  func restorationData() -> Data?

  /// Called once, when the app has destroyed the scene: nothing of it must be restored.
  var onDestruction: (() -> Void)? { get set }

  /// Ends the scene: calls `sceneDidDisconnect` of its delegate, and releases everything.
  func disconnect()
}

extension HostedScene {
  /// Returns no frames, for scenes without layout.
  public func frames() -> [NodeID: RectValue] { [:] }

  /// Returns nil, for scenes without views.
  public func inspection() -> SceneInspection? { nil }
}

/// An app from the view of its host, which opens scenes.
@MainActor
public protocol HostedApplication: AnyObject {
  func connect(_ request: SceneRequest) -> any HostedScene
}

/// The data with which a host requests a scene from an app.
public struct SceneRequest: Sendable {
  /// The scene's name, which stays the same after a restart.
  public var id: String
  public var device: Device
  public var environment: SceneEnvironment
  /// The path by which the user came, below the app's root; nil for the root.
  public var path: String?
  /// The result of `restorationData()` when the scene was last alive.
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

/// A device of the host: every browser is a phone.
public struct Device: Sendable, Equatable {
  /// A random name of the device, which only the host knows.
  public var id: String
  /// The folder with all data of this device for this app.
  public var container: URL
  /// The preferred languages, in descending order, as BCP 47 tags (`zh-Hans`, `en`).
  public var languages: [String]
  /// The app's localization on the device.
  ///
  /// As on iOS, the system's own texts use it. Unless set, it is the first preferred language.
  public var language: String {
    get { localization ?? languages.first ?? "en" }
    set { localization = newValue }
  }
  private var localization: String?
  /// The locale of that language in the user's region.
  public var locale: Locale
  public var timeZone: TimeZone
  /// The folder of the device that this process is: the environment's `DATA`, or the home folder.
  package static var containerOfThisProcess: URL {
    URL(filePath: ProcessInfo.processInfo.environment["DATA"] ?? NSHomeDirectory())
  }
  /// The network address of its newest page; nil if the host has none.
  public var address: DeviceAddress?
  /// A Boolean value that indicates whether layouts run from right to left in every language, as
  /// with Xcode's right-to-left pseudolanguage.
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
