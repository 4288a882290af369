/// A flow of screens that belong together and produce one result.
///
/// ```swift
/// final class ContactsCoordinator: Coordinator<Void>, ContactListNavigation {
///   override func start() { push(screens.list(makePresenter()), at: ContactsRoute.list) }
///   func showContact(_ id: String) { start(ContactCoordinator(id)) { change in … } }
/// }
/// ```
/// The kit owns coordinators. A coordinator lives exactly as long as one of its screens, or of a
/// flow it started, is on a stack, in a tab or presented; before that, as long as ``start()`` and
/// the `work(_:)` it began run. However the last screen is removed, the flow ends and reports
/// exactly once: its output after ``finish(_:)``, otherwise nil. References to parents are weak,
/// those to children strong, and no manual cleanup is needed.
open class Coordinator<Output>: AnyCoordinator {
  final var report: (@MainActor (Output?) -> Void)?
  private var output: Output?

  public override init() {}

  /// Shows the flow's first screen, or starts a flow that does.
  ///
  /// The kit calls it once.
  open func start() {}

  /// Starts a flow as a child of this one.
  /// - Parameters:
  ///   - child: The flow, which must not have been started yet.
  ///   - placement: The place for its screens.
  ///   - report: Receives the result exactly once: nil unless the child calls `finish`. It is
  ///     called immediately if this flow has ended.
  public final func start<Result>(
    _ child: Coordinator<Result>,
    as placement: FlowPlacement = .stack,
    then report: @escaping @MainActor (Result?) -> Void = { _ in }
  ) {
    child.report = report
    begin(child, as: placement)
  }

  /// Starts a flow as a child of this one and waits for its result.
  ///
  /// This flow is kept at least until the code after the call suspends again or returns.
  /// - Returns: The child's output; nil unless it calls `finish`.
  public final func run<Result>(
    _ child: Coordinator<Result>,
    as placement: FlowPlacement = .stack
  ) async -> Result? {
    let queue = navigator?.tree.queue
    var result: Result?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      start(child, as: placement) {
        result = $0
        self.hold()
        continuation.resume()
      }
    }
    if let queue { queue.later { self.unhold() } } else { unhold() }
    return result
  }

  /// Ends the flow with a result: closes its screens and those of its children, then reports.
  ///
  /// Leave guards are not consulted. Calling it again has no effect.
  public final func finish(_ output: Output) {
    if isLive { self.output = output }
    beginFinishing()
  }

  /// Leaves the flow as the user would: leave guards are consulted, and unless one refuses, the
  /// flow ends with nil.
  public final func leave() {
    requestLeaving()
  }

  override final func launch() {
    start()
  }

  override final func deliver() {
    let report = report
    self.report = nil
    report?(output)
  }
}

extension Coordinator where Output == Void {
  /// Ends the flow: closes its screens and those of its children, then reports.
  public final func finish() {
    finish(())
  }
}
