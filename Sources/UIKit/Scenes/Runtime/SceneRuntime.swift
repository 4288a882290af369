package import Synchronization
package import UIKitHosting

/// The live state of one scene: its pending changes, its turns and its display.
@MainActor
package final class _SceneRuntime: HostedScene {
  /// The scene whose event is being handled, also in the tasks that the handler starts.
  package static var current: _SceneRuntime? { CurrentScene.runtime }

  package let application: UIApplication
  package let clock: any HostClock
  /// The scene, set by `attach(_:)` right after it is made, and never cleared.
  ///
  /// Making the scene requires this runtime, so neither can be a constructor argument of the other.
  package private(set) var windowScene: UIWindowScene!
  package var sceneDelegate: (any UISceneDelegate)?
  /// The visible windows, from back to front.
  var shownWindows: [ShownWindow] = []
  /// The window at the normal level or below that was the key window last.
  weak var mainWindow: UIWindow?
  /// The window that reports keys and shakes.
  var reportingWindow: NodeID?
  package private(set) var environment: SceneEnvironment
  /// Views that override the interface style or level.
  var styledViews: Set<NodeID> = []
  /// A Boolean value that indicates whether traits differ within the scene; if not, all its views
  /// have the scene's traits.
  var hasStyles: Bool { !styledViews.isEmpty }
  package private(set) var traits: UITraitCollection {
    didSet {
      traitsNumber = application._knownTraits.number(of: traits)
      sharedTraits.withLock { $0 = traits }
      overriddenTraits = []
    }
  }
  /// The number of the traits in those that are known.
  private(set) lazy var traitsNumber = application._knownTraits.number(of: traits)
  /// Views that have returned to the scene and were not yet notified of changed traits, with the
  /// number of those that they knew.
  var returnedViews: [(view: UIView, formerTraits: UInt16)] = []
  /// The traits that views override with other styles and levels.
  private var overriddenTraits: [OverriddenTraits] = []

  /// The traits for resolving colours, which happens on any thread.
  package nonisolated let sharedTraits: Mutex<UITraitCollection>
  package weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { scheduleCommit() } }
  }
  /// The text input proxy of a first responder that takes characters without being a text field.
  weak var keyInput: _KeyInputField?
  /// The display's latest request that may have moved the keyboard.
  var keyboardRequest: UInt32 = 0
  /// Created with the first touch.
  var touchDispatcher: TouchDispatcher?
  /// Created with the first display link of the scene.
  var displayFrames: _DisplayFrames?
  package private(set) var droppedEvents = 0
  /// A Boolean value that indicates whether anything has changed since frames were computed.
  package var framesAreStale = true
  /// A Boolean value that indicates whether the next layout visits all views.
  var allFramesAreStale = true
  /// Regions with changed numbers but unchanged structure since frames were computed.
  var staleSystems: [LayoutSystem] = []
  /// A Boolean value that indicates whether constraints refer to views of other regions, so that
  /// regions cannot be solved separately.
  var constraintsCrossRegions = false
  /// A Boolean value that indicates whether frames have ever been read.
  package var framesWereRead = false

  /// The views of all nodes but the windows, which nothing here retains: `allViews` has both.
  var views: [NodeID: UIView] = [:]
  var lastNode: UInt32 = 0
  var changes: [Change] = []
  var dirtyViews: [UIView] = []
  var layoutViews: [UIView] = []
  /// Views with custom drawing that needs to run.
  var undrawnViews: [UIView] = []
  /// Views with a custom reading order, or whose classes override accessibility.
  var accessibilityViews: [UIView] = []
  /// Views that withhold pointers from scroll views, with the value last sent to the display.
  var keepingViews: [(view: UIView, pointers: PointersValue)] = []
  /// A Boolean value that indicates whether layout or a scroll view has changed since these were
  /// checked.
  var keepsOtherPointers = false
  /// Fields whose text may differ from the display's.
  var typingFields: [any _TypedText] = []
  /// The open menu, above all other views.
  weak var openMenu: _MenuView?
  /// The current drag, or the lifted items.
  var dragSession: DragSession?
  /// The container at the bottom of the window for the first responder's input views.
  var inputViewContainer: InputViewContainer?
  /// The key commands that displays report.
  var shortcuts: [ShortcutValue] = []
  /// A Boolean value that indicates whether displays report all key presses.
  var receivesPresses = false
  /// Created with the first press.
  var pressesEvent: UIPressesEvent?
  /// A Boolean value that indicates whether a responder receives motions.
  var receivesMotions = false
  /// The current shake.
  var shake: Shake?
  /// Created when a keyboard or an input view is shown for the first time.
  var keyboardNotifier: KeyboardNotifier?
  /// The responder whose input views were requested last.
  weak var inputResponder: UIResponder?
  var transition: Transition?
  /// The second half of a transition for a change of the window's size or traits.
  var environmentTransition: TransitionCompletion?
  /// The animations of the next commit.
  var animations: [Animation] = []
  /// The start values of animations, from changes made earlier in this turn.
  var starts: [Animation.Start] = []
  /// Animated views with manually set frames.
  var placed: [NodeID] = []
  /// The requests of the next commit.
  var requests: [DisplayRequest] = []
  var focused: NodeID?
  /// The words that the display measures; nil for a display that does not measure.
  private(set) var words: SceneWords?
  /// A Boolean value that indicates whether displays must receive a new commit number even without
  /// visible changes.
  var tapEffectIsDirty = false
  var addressIsDirty = true
  var lastAddress: Address?
  var number: UInt64 = 0
  var needsSnapshot = true
  var isCommitScheduled = false
  var isConnected = true
  /// The value of `UIView.setAnimationsEnabled(_:)`.
  var allowsAnimations = true
  private var onDisconnect: () -> Void
  package var onDestruction: (() -> Void)?

  /// Creates the runtime of a scene; `onDisconnect` is called once, when the scene has ended.
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

  /// Returns the traits for a style and a level; the scene's own for `unspecified`.
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
      // Pointers and keys of the previous display do not continue.
      turn {
        touchDispatcher?.cancelAll()
        cancelPresses()
        endShake(.cancelled)
      }
    }
  }

  package var nextCommitNumber: UInt64 { number + 1 }

  // MARK: Parts of a commit

  package func request(_ request: DisplayRequest) {
    // The clipboard holds one text.
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

  /// Removes this turn's requests to stop the animations of nodes.
  func cancelAnimationStops(of nodes: Set<NodeID>) {
    animations.removeAll { $0.duration == .zero && nodes.isSuperset(of: $0.nodes) }
  }

  func tapEffectChanged() {
    tapEffectIsDirty = true
    scheduleCommit()
  }

  func addressChanged() {
    addressIsDirty = true
    scheduleCommit()
  }

  func rootReplaced() {
    addressChanged()
  }

  /// Sends the address with the next commit, even if unchanged: a display that navigated ahead
  /// (browser back, refused) returns to it.
  func addressMustBeSent() {
    lastAddress = nil
    addressChanged()
  }

  /// Sets the transition that shows this turn's changes.
  ///
  /// Only the first call of a turn has an effect.
  func animate(_ kind: Transition.Kind, incoming: UIView?, outgoing: NodeID?) {
    guard transition == nil, _Animating.isEnabled else { return }
    transition = Transition(
      kind: kind,
      duration: transitionDuration,
      incoming: incoming?._nodeID,
      outgoing: outgoing
    )
  }

  /// The duration of a transition; zero if the user prefers reduced motion.
  var transitionDuration: Duration {
    environment.reducesMotion ? .zero : .milliseconds(350)
  }

  /// A Boolean value that indicates whether layout has pending work.
  var framesMayChange: Bool { framesAreStale || !staleSystems.isEmpty }

  /// The transaction stack of the scene's layers.
  let transactions = TransactionStack()
  /// Blocks that run in the next turn.
  private var waiting: [() -> Void] = []

  // MARK: Turns

  /// Calls a block in a future turn, together with all others scheduled until then; in a task if
  /// there is no scene.
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

  /// Runs `body` as a turn of this scene: its app is current, and one commit follows.
  package func turn(_ body: () -> Void) {
    CurrentScene.$task.withValue(self) {
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

  /// Returns the view of a node, unless its tap effect has changed since the event.
  func view(_ id: NodeID, seen: UInt64) -> UIView? {
    guard let view = self[id: id], view._tapEffectCommit <= seen else { return nil }
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
    CurrentScene.$task.withValue(self) {
      sceneDelegate?.stateRestorationActivity(for: windowScene)?._encoded
    }
  }

  /// Ends the scene; the app is current while its controllers disappear.
  package func disconnect() {
    guard isConnected else { return }
    CurrentScene.$task.withValue(self) { end() }
    onDisconnect()
    onDisconnect = {}
  }

  private func end() {
    updateActivation(.background)
    windowScene.session.stateRestorationActivity =
      sceneDelegate?.stateRestorationActivity(for: windowScene)
    sceneDelegate?.sceneDidDisconnect(windowScene)
    isConnected = false
    for case let layer? in allViews.values.map(\._lazyState?.layer) {
      layer._animations?.forget()
      layer.mask?._animations?.forget()
    }
    windowScene.activationState = .unattached
    for window in windows.reversed() {
      window.rootViewController?._dismissAllPresented()
      window.rootViewController?._disappear(animated: false)
      unregister(window)
      window.rootViewController = nil
    }
    shownWindows = []
    sceneDelegate = nil
    inputViewContainer = nil
    display = nil
    views = [:]
    dirtyViews = []
    layoutViews = []
    staleSystems = []
    accessibilityViews = []
    keepingViews = []
    typingFields = []
    changes = []
    displayFrames?.end()
    displayFrames = nil
  }

  /// Ends the scene at the app's request.
  func destroy() {
    guard isConnected, let session = windowScene?.session else { return }
    disconnect()
    session.scene = nil
    CurrentScene.$task.withValue(self) {
      application._appDelegate.application(application, didDiscardSceneSessions: [session])
    }
    onDestruction?()
    onDestruction = nil
  }
}

/// The traits of views with another style or level than their scene's.
private struct OverriddenTraits {
  let style: UIUserInterfaceStyle
  let level: UIUserInterfaceLevel
  let traits: UITraitCollection
}
