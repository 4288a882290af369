/// A queue that runs the transitions of a window, one at a time, in order.
@MainActor
final class TransitionQueue {
  private enum Phase {
    case idle
    case asking(Int)
    case moving(Int)
  }

  private var phase = Phase.idle
  private var currentKey: Transition.Key?
  private var waiting: [Transition] = []
  /// While set, new transitions are collected here, to run before the waiting ones.
  private var nested: [Transition]?
  private var keysOfTurn: Set<Transition.Key> = []
  private var count = 0
  private var holds = 0
  private var isProceeding = false
  private var isClosed = false
  /// A Boolean value indicating whether the running or last transition is not animated.
  private(set) var isUnanimated = false
  /// Called before a transition, after the previous one has ended.
  var willBegin: @MainActor () -> Void = {}

  var isIdle: Bool {
    if case .idle = phase { waiting.isEmpty } else { false }
  }

  /// A Boolean value indicating whether guards are being consulted, so that an alert may be shown
  /// immediately.
  var isAsking: Bool {
    if case .asking = phase { true } else { false }
  }

  /// Enqueues a transition, unless one with its key is waiting, running, or was enqueued in this
  /// turn.
  func enqueue(_ transition: Transition) {
    guard !isClosed, isNew(transition.key) else { return transition.dropped() }
    if nested != nil {
      nested?.append(transition)
    } else if isFree, waiting.isEmpty {
      // By far the most frequent case.
      run(transition)
      if !waiting.isEmpty { proceed() }
    } else {
      waiting.append(transition)
      proceed()
    }
  }

  /// Runs `body` and moves the transitions that it enqueues before all waiting ones.
  ///
  /// Several transitions are not animated: the user did not take the steps.
  func prioritizing(_ body: () -> Void) {
    nested = []
    body()
    var steps = nested ?? []
    if steps.count > 1 { for index in steps.indices { steps[index].isUnanimated = true } }
    waiting.insert(contentsOf: steps, at: 0)
    nested = nil
  }

  /// Suspends transitions during a user's gesture.
  func hold() {
    holds += 1
  }

  func unhold() {
    holds -= 1
    proceed()
  }

  /// Runs `body` after this turn of the main actor.
  func later(_ body: @escaping @MainActor () -> Void) {
    Task { @MainActor in body() }
  }

  /// Drops all waiting and future transitions.
  func close() {
    isClosed = true
    let dropped = waiting
    waiting = []
    currentKey = nil
    for transition in dropped { transition.dropped() }
  }

  // MARK: - Private

  private func isNew(_ key: Transition.Key?) -> Bool {
    guard let key else { return true }
    if currentKey == key || waiting.contains(where: { $0.key == key }) { return false }
    guard keysOfTurn.insert(key).inserted else { return false }
    if keysOfTurn.count == 1 { later { self.keysOfTurn = [] } }
    return true
  }

  private var isFree: Bool {
    if case .idle = phase { holds == 0 && !isProceeding } else { false }
  }

  private func proceed() {
    while isFree, !waiting.isEmpty { run(waiting.removeFirst()) }
  }

  /// Runs a transition; those that end synchronously do not start the next one from within this
  /// call.
  private func run(_ transition: Transition) {
    isProceeding = true
    begin(transition)
    isProceeding = false
  }

  private func begin(_ transition: Transition) {
    willBegin()
    currentKey = transition.key
    count += 1
    let id = count
    guard let leaving = transition.leaving else { return move(transition, id) }
    let guards = leaving().flatMap(\.leaveGuards).filter(\.hasUnsavedWork)
    guard !guards.isEmpty else { return move(transition, id) }
    phase = .asking(id)
    Task { @MainActor [weak self] in
      for leaveGuard in guards where leaveGuard.hasUnsavedWork {
        if await !leaveGuard.mayLeave() {
          self?.refuse(transition, id)
          return
        }
      }
      self?.agree(transition, id)
    }
  }

  private func refuse(_ transition: Transition, _ id: Int) {
    guard case .asking(id) = phase else { return }
    transition.dropped()
    end()
  }

  private func agree(_ transition: Transition, _ id: Int) {
    guard case .asking(id) = phase else { return }
    guard !isClosed else { return refuse(transition, id) }
    move(transition, id)
  }

  private func move(_ transition: Transition, _ id: Int) {
    phase = .moving(id)
    isUnanimated = transition.isUnanimated
    // A strong reference, which costs less than a weak one: the callee calls the closure once and
    // releases it.
    transition.perform {
      guard case .moving(id) = self.phase else { return }
      self.end()
    }
  }

  private func end() {
    phase = .idle
    currentKey = nil
    proceed()
  }
}
