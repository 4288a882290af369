package import Synchronization
package import UIKitHosting

/// The live side of one scene: its tree's changes, its turns and its display.
@MainActor
package final class _SceneRuntime: HostedScene {
  /// The scene whose event is being handled, in the tasks it starts too.
  package static var current: _SceneRuntime? { CurrentScene.runtime }

  package let application: UIApplication
  package let clock: any HostClock
  /// Set by `attach(_:)` right after the scene is made, and never cleared: the scene needs this
  /// runtime to be made, so that neither can come first.
  package private(set) var windowScene: UIWindowScene!
  package var sceneDelegate: (any UISceneDelegate)?
  package internal(set) var window: UIWindow?
  package private(set) var environment: SceneEnvironment
  /// Views that have said a style or a level of their own.
  var styledViews: Set<NodeID> = []
  /// Whether traits differ within the scene; if not, all its views have the scene's.
  var hasStyles: Bool { !styledViews.isEmpty }
  package private(set) var traits: UITraitCollection {
    didSet {
      sharedTraits.withLock { $0 = traits }
      overriddenTraits = []
    }
  }
  /// The traits in other styles and on other levels, as far as views have them.
  private var overriddenTraits: [OverriddenTraits] = []

  /// The traits, for colours, which are resolved on any thread.
  package nonisolated let sharedTraits: Mutex<UITraitCollection>
  package weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { scheduleCommit() } }
  }
  /// The field of a first responder that takes characters and is none itself.
  weak var keyInput: _KeyInputField?
  /// The display's newest request that may have moved the keyboard.
  var keyboardRequest: UInt32 = 0
  /// Created with the first touch that a display reports.
  var touchDispatcher: TouchDispatcher?
  /// Created with the first display link of the scene.
  var displayFrames: _DisplayFrames?
  package private(set) var droppedEvents = 0
  /// Whether anything has changed since frames were computed.
  package var framesAreStale = true
  /// Whether the next layout visits all views.
  var allFramesAreStale = true
  /// Regions of layout whose numbers alone have changed since frames were computed.
  var staleSystems: [LayoutSystem] = []
  /// Whether constraints refer to views of other regions, so that one cannot be solved alone.
  var constraintsCrossRegions = false
  /// Whether anybody has ever asked for frames.
  package var framesWereRead = false

  var views: [NodeID: UIView] = [:]
  var lastNode: UInt32 = 0
  var changes: [Change] = []
  var dirtyViews: [UIView] = []
  var layoutViews: [UIView] = []
  /// Views whose classes draw, and that have to.
  var undrawnViews: [UIView] = []
  /// Views that say in which order they are read, or whose classes say themselves what is.
  var speakingViews: [UIView] = []
  /// Views that keep pointers from scroll views, and what the display knows of it.
  var keepingViews: [(view: UIView, pointers: PointersValue)] = []
  /// Whether layout or a scroll view has changed since these were looked at.
  var keepsOtherPointers = false
  /// Fields whose text may not be what the display has.
  var typingFields: [any _TypedText] = []
  /// Over everything else, while it is open.
  weak var openMenu: _MenuView?
  /// The drag that goes on, or the items that are lifted.
  var dragSession: DragSession?
  /// Stands at the foot of the window while the first responder has views for it.
  var inputBoard: _InputBoard?
  /// The keys that displays report.
  var shortcuts: [ShortcutValue] = []
  /// Whether displays report all keys that are pressed.
  var listensToPresses = false
  /// Created with the first press.
  var pressesEvent: UIPressesEvent?
  /// Whether a responder receives motions.
  var listensToMotions = false
  /// The shake that goes on.
  var shake: Shake?
  /// Created when a keyboard, or what stands in its place, is shown first.
  var keyboardNotifier: KeyboardNotifier?
  /// Whose views were asked for last.
  weak var inputResponder: UIResponder?
  var transition: Transition?
  /// The second half of what a change of the window's size or traits began.
  var environmentTransition: _Ending?
  /// What of the coming commit moves.
  var animations: [Animation] = []
  /// From where what moves was changed before, in this turn.
  var starts: [Animation.Start] = []
  /// Views whose frames, set by hand, move.
  var placed: [NodeID] = []
  /// The requests of the next commit.
  var requests: [DisplayRequest] = []
  var focused: NodeID?
  /// Words that the display measures; nil for a display that does not.
  private(set) var words: SceneWords?
  /// Whether displays must learn a new commit number, shown changes or not.
  var meaningIsDirty = false
  var addressIsDirty = true
  var lastAddress: Address?
  var number: UInt64 = 0
  var needsSnapshot = true
  var isCommitScheduled = false
  var isConnected = true
  /// What `UIView.setAnimationsEnabled(_:)` says.
  var allowsAnimations = true
  private var onDisconnect: () -> Void
  package var onDestruction: (() -> Void)?

  /// Calls `onDisconnect` once, when the scene has ended.
  package init(
    application: UIApplication,
    request: SceneRequest,
    onDisconnect: @escaping () -> Void
  ) {
    self.application = application
    clock = request.clock
    environment = request.environment
    traits = UITraitCollection(
      request.environment,
      isRightToLeft: application._isRightToLeft
    )
    sharedTraits = Mutex(traits)
    self.onDisconnect = onDisconnect
  }

  /// Returns the traits in a style and on a level; the scene's own for `unspecified`.
  func traits(
    in style: UIUserInterfaceStyle,
    _ level: UIUserInterfaceLevel
  ) -> UITraitCollection {
    if style == .unspecified, level == .unspecified { return traits }
    if let known = overriddenTraits.first(where: { $0.style == style && $0.level == level }) {
      return known.traits
    }
    let overridden = traits._overridden(by: style, level)
    overriddenTraits.append(OverriddenTraits(style: style, level: level, traits: overridden))
    return overridden
  }

  package var screenName: String {
    window?.rootViewController.map { "\(type(of: $0._visible))" } ?? "none"
  }

  package func attach(_ scene: UIWindowScene) {
    windowScene = scene
  }

  // MARK: Display

  package weak var display: (any Display)? {
    didSet {
      guard display !== oldValue, let display else { return }
      needsSnapshot = true
      if display.measuresWords { words = words ?? SceneWords() }
      guard isConnected else { return }
      // Pointers and keys of the last display do not go on here.
      turn {
        touchDispatcher?.cancelAll()
        cancelPresses()
        endShake(.cancelled)
      }
    }
  }

  package var nextCommitNumber: UInt64 { number + 1 }

  // MARK: What goes with a commit

  package func request(_ request: DisplayRequest) {
    // A clipboard keeps one text.
    if case .copy = request { requests.removeAll { if case .copy = $0 { true } else { false } } }
    requests.append(request)
    scheduleCommit()
  }

  func focus(_ view: UIView) {
    focused = view._nodeID
    scheduleCommit()
  }

  func addAnimation(_ animation: Animation) {
    animations.append(animation)
    scheduleCommit()
  }

  /// Takes back, of this turn, that nodes stop on their ways.
  func goOn(_ nodes: Set<NodeID>) {
    animations.removeAll { $0.duration == .zero && nodes.isSuperset(of: $0.nodes) }
  }

  func meaningChanged() {
    meaningIsDirty = true
    scheduleCommit()
  }

  func addressChanged() {
    addressIsDirty = true
    scheduleCommit()
  }

  func rootReplaced() {
    addressChanged()
  }

  /// The next commit tells where the person is, changed or not: a display that ran ahead
  /// (browser back, refused) finds its way back by it.
  func addressMustBeSent() {
    lastAddress = nil
    addressChanged()
  }

  /// Says how the changes of this turn are shown.
  ///
  /// The first one of a turn counts.
  func animate(_ kind: Transition.Kind, incoming: UIView?, outgoing: NodeID?) {
    guard transition == nil, _Animating.isEnabled else { return }
    transition = Transition(
      kind: kind,
      duration: transitionDuration,
      incoming: incoming?._nodeID,
      outgoing: outgoing
    )
  }

  /// How long a transition takes on the clock; nothing for readers who want less motion.
  var transitionDuration: Duration {
    environment.reducesMotion ? .zero : .milliseconds(350)
  }

  /// Whether layout has work to do.
  var framesMayChange: Bool { framesAreStale || !staleSystems.isEmpty }

  /// The transactions of its layers.
  let transactions = TransactionStack()
  /// Blocks for the next turn.
  private var waiting: [() -> Void] = []

  // MARK: Turns

  /// Calls a block in a turn of its own, with all that ask for one until then; in a task where there is no scene.
  static func inTurn(of runtime: _SceneRuntime?, _ block: @escaping () -> Void) {
    guard let runtime else {
      Task { @MainActor in block() }
      return
    }
    runtime.waiting.append(block)
    guard runtime.waiting.count == 1 else { return }
    _ = runtime.clock.schedule(after: .zero) { [weak runtime] in
      guard let runtime else { return }
      runtime.turn {
        let blocks = runtime.waiting
        runtime.waiting = []
        for block in blocks { block() }
      }
    }
  }

  /// Runs `body` as this scene's turn: the app is current in it, and one commit follows.
  package func turn(_ body: () -> Void) {
    CurrentScene.$runtime.withValue(self) {
      // The commit at the end needs no task.
      isCommitScheduled = true
      body()
      UndoManager._endEvent()
      _Animating.commitAll()
      commitNow()
    }
  }

  // MARK: Events

  package func receive(_ event: InputEvent) {
    guard isConnected else { return }
    turn {
      if !handle(event) { droppedEvents += 1 }
    }
  }

  /// The view of a node, if the event may still mean it.
  func view(_ id: NodeID, seen: UInt64) -> UIView? {
    guard let view = views[id], view._meaningSince <= seen else { return nil }
    return view
  }

  func takeEnvironment(_ new: SceneEnvironment, _ newTraits: UITraitCollection) {
    environment = new
    traits = newTraits
    framesAreStale = true
    allFramesAreStale = true
  }

  // MARK: End

  package func restorationData() -> Data? {
    CurrentScene.$runtime.withValue(self) {
      sceneDelegate?.stateRestorationActivity(for: windowScene)?._encoded
    }
  }

  /// Ends the scene; the app is current while its controllers disappear.
  package func disconnect() {
    guard isConnected else { return }
    CurrentScene.$runtime.withValue(self) { end() }
    onDisconnect()
    onDisconnect = {}
  }

  private func end() {
    updateActivation(.background)
    windowScene.session.stateRestorationActivity =
      sceneDelegate?.stateRestorationActivity(for: windowScene)
    sceneDelegate?.sceneDidDisconnect(windowScene)
    isConnected = false
    for view in views.values { view._rare?.layer?._animations?.forget() }
    windowScene.activationState = .unattached
    window?.rootViewController?._dismissAllPresented()
    window?.rootViewController?._disappear(animated: false)
    if let window { unregister(window) }
    window?.rootViewController = nil
    window = nil
    sceneDelegate = nil
    inputBoard = nil
    display = nil
    views = [:]
    dirtyViews = []
    layoutViews = []
    staleSystems = []
    speakingViews = []
    keepingViews = []
    typingFields = []
    changes = []
    displayFrames?.end()
    displayFrames = nil
  }

  /// Ends the scene at the app's own wish.
  func destroy() {
    guard isConnected, let session = windowScene?.session else { return }
    disconnect()
    session.scene = nil
    CurrentScene.$runtime.withValue(self) {
      application._appDelegate.application(application, didDiscardSceneSessions: [session])
    }
    onDestruction?()
    onDestruction = nil
  }
}

/// Traits of views in another style or on another level than their scene's.
private struct OverriddenTraits {
  let style: UIUserInterfaceStyle
  let level: UIUserInterfaceLevel
  let traits: UITraitCollection
}
