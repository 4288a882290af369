import Foundation
import Logging
import NIOCore
import UIKitHosting

/// One scene with the page that shows it, or the wait for one.
@MainActor
final class SceneSession: Display {
  /// Where a commit goes.
  private enum Audience {
    /// The first paint, which is still being made.
    case painting(VirtualDocument)
    /// A page that has been painted and has not called yet: its commits are kept for it.
    case awaited([ByteBuffer], bytes: Int)
    case live(any LivePage)
    /// Nobody; whoever comes gets the scene whole.
    case nobody
  }

  let id: String
  /// Counts up with each scene of the host.
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
  private(set) var lastNumber: UInt64 = 0
  private(set) var paintedNumber: UInt64 = 0
  var title: String { address?.title ?? "" }
  /// The last address that the scene committed.
  private var address: Address?
  /// The path that the scene was opened with, until a page shows it: the page's own address.
  var openedPath: String?
  /// The rectangles that layout has given to nodes.
  var frames: [NodeID: RectValue] { scene.frames() }

  /// The parts of the scene, for developers.
  var inspection: SceneInspection? { scene.inspection() }
  /// The newest events; nil but in development.
  var eventLog: EventLog?

  /// Draws the scene as it is now.
  func picture(_ draw: @MainActor (any HostedScene) throws -> [UInt8]) rethrows -> [UInt8] {
    try draw(scene)
  }

  /// The route's path.
  var path: String? { address?.path }
  var depth: Int { max(0, address?.depth ?? 0) }
  /// Whether its page is out of sight.
  private(set) var isHidden = false
  /// The name of the page that showed the scene last.
  private(set) var lastPage: String?
  /// The time of that page's newest hello, by its own clock.
  private var lastHello: Duration?
  /// When that page's newest action was made, by its own clock.
  private var lastAction = Duration.zero
  /// Called when anything may have changed that the scene would want back.
  var onChange: () -> Void = {}
  /// Called when its page goes out of sight, or comes back.
  var onVisibilityChange: () -> Void = {}
  /// Called when the app has ended the scene for good.
  var onDestruction: () -> Void = {}
  /// Whether what the scene wants back is about to be written.
  var isSaveDue = false
  /// What was written last.
  var saved: Data?
  /// Whether the log has a line about a failed save.
  var isSaveFailureLogged = false
  /// What has begun to turn in the first paint; it may have gone since, with what it was in.
  private var spinners: Set<NodeID> = []
  /// The words of the first paint, which the page measures when it goes live.
  private var paintedWords: WordsValue?
  private var webPages = ShownWebPages()
  /// Ends it when nobody has come by then, or puts it to sleep when nobody has looked.
  var expiry: HostTimer?

  /// Bytes that a page which was painted may miss before it gets the scene whole.
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

  /// Starts to listen, so that nothing is missed between the first paint and the live page.
  func start() {
    scene.onDestruction = { [weak self] in self?.onDestruction() }
    scene.display = self
  }

  /// The scene as elements, for the first paint.
  ///
  /// What comes after waits for the page.
  func paint() -> VirtualElement? {
    guard case .painting(var document) = audience else { return nil }
    audience = .awaited([], bytes: 0)
    paintedNumber = lastNumber
    spinners = []
    return document.root()
  }

  /// Whether something in the first paint says that it is loading.
  var isLoading: Bool {
    guard case .painting(let document) = audience else { return false }
    return spinners.contains { document.contains($0) }
  }

  // MARK: - Pages

  var isLive: Bool {
    if case .live = audience { true } else { false }
  }

  func isShown(by page: any LivePage) -> Bool {
    if case .live(let current) = audience { current === page } else { false }
  }

  /// The page that shows the scene now.
  var page: (any LivePage)? {
    if case .live(let page) = audience { page } else { nil }
  }

  /// Whether a later hello of the page has arrived already.
  func isOutdated(_ hello: Hello) -> Bool {
    guard lastPage == hello.page, let lastHello, let made = hello.made else { return false }
    return made < lastHello
  }

  /// Notes which page will show the scene.
  /// - Returns: When the newest action of that page's was made; nil for a page without a clock, or
  ///   one that the scene does not know.
  func note(_ hello: Hello) -> Duration? {
    let latest = hello.page == lastPage && hello.made != nil ? lastAction : nil
    if hello.page != lastPage { lastAction = .zero }
    lastPage = hello.page
    lastHello = hello.made
    return latest
  }

  /// Notes an action of the page.
  func noteAction(made: Duration) {
    lastAction = max(lastAction, made)
  }

  /// Goes live on a page that shows everything up to `seen`; on any other page, whole.
  ///
  /// A page whose address is not where the scene is gets that too: its link may name no destination.
  /// - Returns: Whether the page goes on with what it shows.
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

  /// The page has gone.
  func leavePage() {
    guard case .live = audience else { return }
    audience = .nobody
    scene.receive(InputEvent(seen: lastNumber, action: .activation(.background)))
    scene.display = nil
  }

  // MARK: - Events

  func receive(_ event: InputEvent) {
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

  private func notice(_ activation: Activation) {
    guard isHidden != (activation == .background) else { return }
    isHidden.toggle()
    onVisibilityChange()
  }

  /// What one of the scene's web views shows; nil where it shows something else by now.
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
    audience = .nobody
    scene.disconnect()
  }

  // MARK: - Display

  var measuresWords: Bool { true }

  func show(_ commit: Commit) {
    lastNumber = commit.number
    if let address = commit.address { self.address = address }
    note(commit)
    onChange()
    let operations = renderer.operations(for: commit)
    switch audience {
    case .painting(var document):
      // What changes is not to be copied.
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

  /// Keeps pictures and documents for pages to fetch, and what says that it is loading.
  private func note(_ commit: Commit) {
    if commit.isSnapshot {
      spinners = []
      webPages = ShownWebPages()
    }
    for change in commit.changes {
      guard case .set(let node, _, let attribute) = change else { continue }
      for image in attribute.images {
        if case .encoded(let picture) = image.source { images.keep(picture) }
      }
      switch attribute {
      case .web(let web): webPages.show(web, in: node)
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
