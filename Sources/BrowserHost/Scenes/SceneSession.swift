import Foundation
import Logging
import NIOCore
import UIKitHosting

/// A scene with the page that shows it, or that waits for one.
@MainActor
final class SceneSession: Display {
  /// The receiver of commits.
  private enum Audience {
    /// The first paint, which is in progress.
    case painting(VirtualDocument)
    /// A painted page that has not connected yet: its commits are queued.
    case awaited([ByteBuffer], bytes: Int)
    case live(any LivePage)
    /// No receiver; the next page gets the whole scene.
    case nobody
  }

  let id: String
  /// The serial number among the scenes of the host.
  let serial: Int
  let app: String
  let device: DeviceToken
  let zone: TimeZone
  private let scene: any HostedScene
  private let renderer: DOMRenderer
  private let images: ImageStore
  private let metrics: HostMetrics.App?
  private let longTurn: Duration
  private let logger: ThrottledLogger
  private var audience = Audience.painting(VirtualDocument())
  /// The page that still shows other content while the scene loads, and what shows the scene there.
  private var waitingPage: (page: any LivePage, show: () -> Void)?
  private(set) var lastNumber: UInt64 = 0
  private(set) var paintedNumber: UInt64 = 0
  var title: String { address?.title ?? "" }
  /// The address of the newest commit that had one.
  private var address: Address?
  /// The path that the scene was opened with, until a page shows it: the page's own address.
  var openedPath: String?
  /// The path to open once the scene has one.
  private var wantedPath: String?
  /// The rectangles of nodes from layout.
  var frames: [NodeID: RectValue] { scene.frames() }

  /// The views of the scene, for developers.
  var inspection: SceneInspection? { scene.inspection() }
  /// The newest events; nil except in development.
  var eventLog: EventLog?
  /// The events of all scenes; nil except in development.
  var journal: EventJournal?
  /// The fields whose text the journal does not get.
  private var secureFields: Set<NodeID> = []

  /// Draws the current scene.
  func picture(_ draw: @MainActor (any HostedScene) throws -> [UInt8]) rethrows -> [UInt8] {
    try draw(scene)
  }

  /// Adds an assertion about an element to the test that the scene's use becomes.
  func note(
    _ element: BrowserHostConfiguration.PointedElement,
    _ note: BrowserHostConfiguration.NoteCheck
  ) -> BrowserHostConfiguration.NotedCheck? {
    note(scene, element)
  }

  /// The path of the current route.
  var path: String? { address?.path }
  var depth: Int { max(0, address?.depth ?? 0) }
  /// A Boolean value that indicates whether the page is hidden.
  private(set) var isHidden = false
  /// The name of the page that last showed the scene.
  private(set) var lastPage: String?
  /// The time of that page's newest hello, by its own clock.
  private var lastHello: Duration?
  /// The time of that page's newest action, by its own clock.
  private var lastAction = Duration.zero
  /// Called when the scene's restoration state may have changed.
  var onChange: () -> Void = {}
  /// Called when the page becomes hidden or visible.
  var onVisibilityChange: () -> Void = {}
  /// Called when the app has destroyed the scene.
  var onDestruction: () -> Void = {}
  /// A Boolean value that indicates whether a save is scheduled.
  var isSaveDue = false
  /// The data of the last save.
  var saved: Data?
  /// A Boolean value that indicates whether a failed save has been logged.
  var isSaveFailureLogged = false
  /// The activity indicators that started in the first paint; they may have been removed since with
  /// a parent.
  private var spinners: Set<NodeID> = []
  /// The words of the first paint, which the page measures when it goes live.
  private var paintedWords: WordsValue?
  private var webPages = ShownWebPages()
  /// The transfers of files that the scene offers.
  private(set) var fileTransfers = ShownFileTransfers()
  /// The files that the scene has received.
  var files = SceneFiles()
  /// Ends the scene if no page has connected by then, or hibernates it if its page stayed hidden.
  var expiry: HostTimer?

  /// The bytes that may be queued for a painted page; beyond them it gets the whole scene.
  private static let maximumWait = 1 << 20

  init(
    id: String,
    serial: Int,
    app: String,
    device: DeviceToken,
    zone: TimeZone,
    scene: any HostedScene,
    renderer: DOMRenderer,
    images: ImageStore,
    metrics: HostMetrics.App?,
    longTurn: Duration,
    logger: ThrottledLogger
  ) {
    self.id = id
    self.serial = serial
    self.app = app
    self.device = device
    self.zone = zone
    self.scene = scene
    self.renderer = renderer
    self.images = images
    self.metrics = metrics
    self.longTurn = longTurn
    self.logger = logger
  }

  // MARK: - First paint

  /// Begins to observe the scene, so that no commit is lost between the first paint and the live
  /// page.
  func start() {
    scene.onDestruction = { [weak self] in self?.onDestruction() }
    scene.display = self
  }

  /// Returns the elements of the scene's windows, for the first paint.
  ///
  /// Later commits are queued for the page.
  func paint() -> [VirtualElement] {
    guard case .painting(var document) = audience else { return [] }
    audience = .awaited([], bytes: 0)
    paintedNumber = lastNumber
    spinners = []
    return document.windows()
  }

  /// A Boolean value that indicates whether an activity indicator spins in the first paint.
  var isLoading: Bool {
    guard case .painting(let document) = audience else { return false }
    return spinners.contains { document.contains($0) }
  }

  // MARK: - Pages

  /// A Boolean value that indicates whether a page shows the scene, or waits for its content.
  var isLive: Bool { page != nil }

  /// A Boolean value that indicates whether no page has ever shown the scene.
  var isOnlyPainted: Bool { lastPage == nil }

  func isShown(by page: any LivePage) -> Bool {
    self.page === page
  }

  /// The page that currently shows the scene, or waits for its content.
  var page: (any LivePage)? {
    if case .live(let page) = audience { page } else { waitingPage?.page }
  }

  /// Calls `show` after the turn in which the scene has loaded its content, or `endWaiting()`.
  ///
  /// The page keeps its content meanwhile, rather than an empty screen.
  func awaitContent(for page: any LivePage, then show: @escaping () -> Void) {
    waitingPage = (page, show)
  }

  func endWaiting() {
    let show = waitingPage?.show
    waitingPage = nil
    show?()
  }

  /// Returns whether a later hello of the page has already arrived.
  func isOutdated(_ hello: Hello) -> Bool {
    guard lastPage == hello.page, let lastHello, let made = hello.made else { return false }
    return made < lastHello
  }

  /// Records which page will show the scene.
  /// - Returns: The time of that page's newest action; nil for a page without a clock, or one that
  ///   the scene does not know.
  func note(_ hello: Hello) -> Duration? {
    let latest = hello.page == lastPage && hello.made != nil ? lastAction : nil
    if hello.page != lastPage { lastAction = .zero }
    lastPage = hello.page
    lastHello = hello.made
    return latest
  }

  /// Records an action of the page.
  func noteAction(made: Duration) {
    lastAction = max(lastAction, made)
  }

  /// Shows the scene on a page: with the queued commits if the page shows everything up to `seen`,
  /// or else whole.
  ///
  /// A page whose address is not the scene's path gets the path too: its link may name no
  /// destination.
  /// - Returns: True if the page keeps its content.
  func show(on page: any LivePage, at path: String, seen: UInt64) -> Bool {
    let previous = audience
    audience = .live(page)
    if case .awaited(let messages, _) = previous, seen == paintedNumber, seen > 0 {
      let isThere = self.path.map { $0 == path || $0.count < 2 && path.count < 2 } ?? true
      let address = isThere ? nil : address
      if address != nil || paintedWords != nil {
        let rest = Commit(number: paintedNumber, address: address, words: paintedWords)
        page.send(CommitMessage.write(rest, []))
      }
      for message in messages { page.send(message) }
      return true
    }
    scene.display = nil
    scene.display = self
    return false
  }

  /// Detaches the scene from its page.
  func leavePage() {
    guard isLive else { return }
    waitingPage = nil
    audience = .nobody
    wantedPath = nil
    scene.receive(InputEvent(seen: lastNumber, action: .activation(.background)))
    scene.display = nil
  }

  /// Navigates to a path if the scene is elsewhere, as soon as the scene has a path.
  func follow(_ path: String) {
    guard let current = self.path else {
      wantedPath = path
      return
    }
    wantedPath = nil
    if path != current { receive(.init(seen: lastNumber, action: .open(path: path))) }
  }

  // MARK: - Events

  /// Passes an event to the scene.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - message: The page's message; nil for an event of the host's own, and without a journal.
  func receive(_ event: InputEvent, message: ByteBuffer? = nil) {
    if let journal {
      journal.received(event, message, in: id, isSecret: isSecret(event))
    }
    let clock = ContinuousClock()
    let start = clock.now
    let dropped = scene.droppedEvents
    scene.receive(event)
    if case .activation(let activation) = event.action { notice(activation) }
    onChange()
    let time = clock.now - start
    metrics?.note(time, dropped: scene.droppedEvents - dropped)
    eventLog?.add(event, took: time, isDropped: scene.droppedEvents > dropped)
    if time > longTurn { logLongTurn(event, time) }
  }

  /// Reports the progress of a transfer of files.
  /// - Returns: False if the scene no longer offers the transfer.
  @discardableResult
  func report(_ report: FileReport, of token: String, _ node: NodeID) -> Bool {
    let dropped = scene.droppedEvents
    receive(InputEvent(seen: lastNumber, action: .files(node, token: token, report)))
    return scene.droppedEvents == dropped
  }

  private func isSecret(_ event: InputEvent) -> Bool {
    if case .edit(let node, _) = event.action { secureFields.contains(node) } else { false }
  }

  private func notice(_ activation: Activation) {
    guard isHidden != (activation == .background) else { return }
    isHidden.toggle()
    onVisibilityChange()
  }

  /// Returns the document of a web view; nil if the view now shows another one.
  func webPage(of node: NodeID, revision: UInt32) -> WebValue? {
    webPages[node, revision]
  }

  private func logLongTurn(_ event: InputEvent, _ time: Duration) {
    let name = "\(event.action)".prefix { $0 != "(" }
    logger.warning(
      "A turn took long.",
      metadata: [
        "app": "\(app)", "screen": "\(scene.screenName)", "event": "\(name)",
        "milliseconds": "\(Int(time / .milliseconds(1)))",
      ]
    )
  }

  // MARK: - Ends

  func restorationData() -> Data? {
    scene.restorationData()
  }

  func end() {
    onChange = {}
    onVisibilityChange = {}
    onDestruction = {}
    waitingPage = nil
    audience = .nobody
    scene.disconnect()
  }

  // MARK: - Display

  var measuresWords: Bool { true }

  func show(_ commit: Commit) {
    lastNumber = commit.number
    if let address = commit.address { self.address = address }
    if let wantedPath, path != nil {
      self.wantedPath = nil
      // After the scene's turn, of which this commit is the end.
      Task { [weak self] in self?.follow(wantedPath) }
    }
    note(commit)
    onChange()
    let operations = renderer.operations(for: commit)
    switch audience {
    case .painting(var document):
      // Releases the document's second reference, which avoids a copy.
      audience = .nobody
      if commit.isSnapshot {
        document = VirtualDocument()
        paintedWords = nil
      }
      if let words = commit.words {
        let first = paintedWords?.first ?? words.first
        paintedWords = WordsValue(first: first, words: (paintedWords?.words ?? []) + words.words)
      }
      document.apply(operations)
      audience = .painting(document)
      // After the scene's turn, of which this commit is the end.
      if waitingPage != nil, !isLoading { Task { [weak self] in self?.endWaiting() } }
    case .awaited(let messages, let bytes):
      keep(CommitMessage.write(commit, operations), after: messages, bytes)
    case .live(let page):
      page.send(CommitMessage.write(commit, operations))
    case .nobody:
      break
    }
  }

  private func keep(_ message: ByteBuffer, after messages: [ByteBuffer], _ bytes: Int) {
    let total = bytes + message.readableBytes
    if total > Self.maximumWait {
      audience = .nobody
    } else {
      audience = .awaited(messages + [message], bytes: total)
    }
  }

  /// Keeps images and documents for pages to fetch, and tracks activity indicators.
  private func note(_ commit: Commit) {
    if commit.isSnapshot {
      spinners = []
      secureFields = []
      webPages = ShownWebPages()
      fileTransfers = ShownFileTransfers()
    }
    for change in commit.changes {
      guard case .set(let node, _, let attribute) = change else { continue }
      for image in attribute.images {
        if case .encoded(let picture) = image.source { images.keep(picture) }
      }
      switch attribute {
      case .web(let web): webPages.show(web, in: node)
      case .field(let field) where journal != nil:
        if field.isSecure { secureFields.insert(node) } else { secureFields.remove(node) }
      case .files(let transfer): fileTransfers.show(transfer, in: node)
      case .isAnimating(let isAnimating) where isPainting:
        if isAnimating { spinners.insert(node) } else { spinners.remove(node) }
      default: break
      }
    }
  }

  private var isPainting: Bool {
    if case .painting = audience { true } else { false }
  }
}
