/// A flow: one or more screens that belong together and come to one result.
///
/// ```swift
/// final class ContactsCoordinator: Coordinator<Void>, ContactListNavigation {
///   override func start() { push(screens.list(makePresenter()), at: ContactsRoute.list) }
///   func showContact(_ id: String) { start(ContactCoordinator(id)) { change in … } }
/// }
/// ```
/// The kit owns coordinators: one lives exactly as long as a screen of it, or of a flow it
/// started, is on a stack, in a tab or presented; before that, while ``start()`` and the `work(_:)`
/// it began go on. Whichever way the last screen goes, the flow ends and reports: its output after
/// ``finish(_:)``, otherwise nil, exactly once. Parents are known weakly, children strongly, and
/// there is nothing to tidy up by hand.
open class Coordinator<Output>: AnyCoordinator {
  final var report: (@MainActor (Output?) -> Void)?
  private var output: Output?

  public override init() {}

  /// Shows the flow's first screen, or starts the flow that does.
  ///
  /// Called by the kit, once.
  open func start() {}

  /// Starts a flow as a child of this one.
  /// - Parameters:
  ///   - child: Not yet started.
  ///   - placement: Where its screens go.
  ///   - report: Gets its result exactly once; nil for every way out but `finish`, and at once if
  ///     this flow has ended itself.
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
  /// This flow lives on at least until the code after the call waits again or is over.
  /// - Returns: The child's output; nil for every way out but `finish`.
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
  /// Nobody is asked. Calling it again changes nothing.
  public final func finish(_ output: Output) {
    if isLive { self.output = output }
    beginFinishing()
  }

  /// Leaves the flow as a person would: whoever has unsaved work is asked, and if nobody objects
  /// the flow ends with nil.
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
