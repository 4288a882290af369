package import UIKitHosting

/// The live side of one scene: its tree's changes, its turns and its display.
@MainActor
package final class _SceneRuntime: HostedScene {
  /// The scene whose event is being handled, in the tasks it starts too.
  @TaskLocal package static var current: _SceneRuntime?

  package let application: UIApplication
  package let clock: any HostClock
  package private(set) var windowScene: UIWindowScene!
  package var sceneDelegate: (any UISceneDelegate)?
  package private(set) var window: UIWindow?
  package private(set) var environment: SceneEnvironment
  package private(set) var traits: UITraitCollection
  package weak var firstResponder: UIResponder?
  package private(set) var droppedEvents = 0
  /// Whether anything has changed since frames were computed.
  package var framesAreStale = true
  /// Whether anybody has ever asked for frames.
  package var framesWereRead = false

  private var views: [NodeID: UIView] = [:]
  private var lastNode: UInt32 = 0
  private var changes: [Change] = []
  private var dirtyViews: [UIView] = []
  private var layoutViews: [UIView] = []
  private var transition: Transition?
  private var announcements: [String] = []
  private var focused: NodeID?
  /// Whether displays must learn a new commit number, shown changes or not.
  private var meaningIsDirty = false
  private var addressIsDirty = true
  private var lastAddress: Address?
  private var number: UInt64 = 0
  private var needsSnapshot = true
  private var isCommitScheduled = false
  private var isConnected = true
  private var onDisconnect: () -> Void

  /// Calls `onDisconnect` once, when the scene has ended.
  package init(
    application: UIApplication,
    request: SceneRequest,
    onDisconnect: @escaping () -> Void
  ) {
    self.application = application
    clock = request.clock
    environment = request.environment
    traits = UITraitCollection(request.environment)
    self.onDisconnect = onDisconnect
  }

  package func attach(_ scene: UIWindowScene) {
    windowScene = scene
  }

  // MARK: Display

  package weak var display: (any Display)? {
    didSet {
      guard display !== oldValue, display != nil else { return }
      needsSnapshot = true
      commit()
    }
  }

  package var nextCommitNumber: UInt64 { number + 1 }

  // MARK: The tree

  func show(_ window: UIWindow) {
    if let old = self.window, old !== window { unregister(old) }
    self.window = window
    guard window._nodeID == nil else { return }
    needsSnapshot = true
    register(window, parent: nil, index: 0)
  }

  func insert(_ view: UIView, into parent: UIView, at index: Int) {
    register(view, parent: parent._nodeID, index: index)
  }

  func remove(_ view: UIView) {
    if let id = view._nodeID { changes.append(.remove(id)) }
    unregister(view)
    scheduleCommit()
  }

  func move(_ view: UIView, in parent: UIView, to index: Int) {
    guard let id = view._nodeID, let parentID = parent._nodeID else { return }
    changes.append(.move(id, parent: parentID, index: index))
    scheduleCommit()
  }

  private func register(_ view: UIView, parent: NodeID?, index: Int) {
    lastNode += 1
    let id = NodeID(rawValue: lastNode)
    view._nodeID = id
    view._runtime = self
    view._meaningSince = nextCommitNumber
    views[id] = view
    changes.append(.insert(id, view._kind, parent: parent, index: index))
    view._dirty = view._written
    if view._dirty.isEmpty { scheduleCommit() } else { enqueue(view) }
    if view._needsLayout { needsLayout(view) }
    for (index, child) in view._subviews.enumerated() {
      register(child, parent: id, index: index)
    }
    view._didEnterScene()
  }

  private func unregister(_ view: UIView) {
    if let id = view._nodeID { views[id] = nil }
    if firstResponder === view { firstResponder = nil }
    view._nodeID = nil
    view._runtime = nil
    view._dirty = []
    for child in view._subviews { unregister(child) }
  }

  func enqueue(_ view: UIView) {
    dirtyViews.append(view)
    scheduleCommit()
  }

  func needsLayout(_ view: UIView) {
    layoutViews.append(view)
    scheduleCommit()
  }

  // MARK: What goes with a commit

  func announce(_ text: String) {
    announcements.append(text)
    scheduleCommit()
  }

  func focus(_ view: UIView) {
    focused = view._nodeID
    scheduleCommit()
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
    guard transition == nil else { return }
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

  // MARK: Turns

  /// Runs `body` as this scene's turn: the app is current in it, and one commit follows.
  package func turn(_ body: () -> Void) {
    Self.$current.withValue(self) {
      body()
      commit()
    }
  }

  private func scheduleCommit() {
    framesAreStale = true
    guard !isCommitScheduled, isConnected else { return }
    isCommitScheduled = true
    // Detached: the task must not keep what its starter's task-local values hold.
    Task.detached { @MainActor [weak self] in self?.commit() }
  }

  package func commit() {
    isCommitScheduled = false
    guard isConnected else { return }
    Self.$current.withValue(self) {
      layOut()
      send()
    }
  }

  /// Lets views and controllers lay out what asked for it, before their changes go out.
  private func layOut() {
    var rounds = 0
    while !layoutViews.isEmpty, rounds < 10 {
      rounds += 1
      let views = layoutViews
      layoutViews = []
      for view in views where view._runtime === self { view._layOut() }
    }
  }

  private func send() {
    guard let display, window != nil else { return forgetChanges() }
    if needsSnapshot {
      needsSnapshot = false
      var whole = snapshot()
      whole.number = takeNumber()
      whole.announcements = announcements
      whole.focus = focused
      lastAddress = whole.address
      forgetChanges()
      return display.show(whole)
    }
    appendDirtyAttributes()
    let address = newAddress()
    guard
      !changes.isEmpty || address != nil || transition != nil || !announcements.isEmpty
        || focused != nil || meaningIsDirty
    else { return }
    let commit = Commit(
      number: takeNumber(),
      changes: changes,
      transition: transition,
      address: address,
      announcements: announcements,
      focus: focused
    )
    forgetChanges()
    display.show(commit)
  }

  private func appendDirtyAttributes() {
    for view in dirtyViews where view._runtime === self {
      // A view that left and came back may stand twice in the list.
      guard let id = view._nodeID, !view._dirty.isEmpty else { continue }
      let kind = view._kind
      for key in view._dirty.keys { changes.append(.set(id, kind, view._attribute(key))) }
      view._dirty = []
    }
  }

  private func forgetChanges() {
    for view in dirtyViews { view._dirty = [] }
    dirtyViews.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    announcements = []
    transition = nil
    focused = nil
    meaningIsDirty = false
  }

  private func takeNumber() -> UInt64 {
    number += 1
    return number
  }

  package func snapshot() -> Commit {
    var commit = Commit(number: number, isSnapshot: true)
    if let window { append(window, parent: nil, index: 0, to: &commit.changes) }
    commit.address = currentAddress()
    return commit
  }

  private func append(_ view: UIView, parent: NodeID?, index: Int, to changes: inout [Change]) {
    guard let id = view._nodeID else { return }
    changes.append(.insert(id, view._kind, parent: parent, index: index))
    for key in view._written.keys {
      changes.append(.set(id, view._kind, view._attribute(key)))
    }
    for (index, child) in view._subviews.enumerated() {
      append(child, parent: id, index: index, to: &changes)
    }
  }

  // MARK: Address

  private func newAddress() -> Address? {
    guard addressIsDirty else { return nil }
    addressIsDirty = false
    let address = currentAddress()
    guard address != lastAddress else { return nil }
    lastAddress = address
    return address
  }

  private func currentAddress() -> Address {
    let root = window?.rootViewController
    return Address(
      path: windowScene?.userActivity?.webpageURL?._pathAndQuery,
      depth: root?._depth ?? 0,
      title: root?._visible._shownTitle ?? windowScene?.title ?? ""
    )
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

  func updateEnvironment(_ new: SceneEnvironment) {
    guard new != environment else { return }
    let old = traits
    environment = new
    traits = UITraitCollection(new)
    window?.frame = windowScene._bounds
    guard traits != old else { return }
    window?._forEach { $0._traitsChanged(old) }
  }

  // MARK: End

  package func restorationData() -> Data? {
    Self.$current.withValue(self) {
      sceneDelegate?.stateRestorationActivity(for: windowScene)?._encoded
    }
  }

  package func disconnect() {
    guard isConnected else { return }
    Self.$current.withValue(self) {
      updateActivation(.background)
      windowScene.session.stateRestorationActivity =
        sceneDelegate?.stateRestorationActivity(for: windowScene)
      sceneDelegate?.sceneDidDisconnect(windowScene)
    }
    isConnected = false
    windowScene.activationState = .unattached
    window?.rootViewController?._dismissAllPresented()
    window?.rootViewController?._disappear(animated: false)
    if let window { unregister(window) }
    window?.rootViewController = nil
    window = nil
    sceneDelegate = nil
    display = nil
    views = [:]
    dirtyViews = []
    layoutViews = []
    changes = []
    onDisconnect()
    onDisconnect = {}
  }
}

extension URL {
  /// As it stands in an address: percent-encoded, with the query.
  fileprivate var _pathAndQuery: String {
    let query = query(percentEncoded: true).map { "?\($0)" } ?? ""
    return path(percentEncoded: true) + query
  }
}
