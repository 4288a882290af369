/// A presenter holds a screen's state and shows it through the screen's contract, independent of
/// UIKit.
///
/// `View` is the contract, `State` the value it renders:
/// ```swift
/// final class ContactListPresenter: Presenter<any ContactListView, ContactListViewState> {
///   override func didAttach(isFirst: Bool) { if isFirst { load() } }
/// }
/// ```
/// The view is held weakly. It receives the state when it attaches and after each change; equal
/// states are not rendered twice. Calls that a view makes while it is being called (changing the
/// state, sending, attaching, detaching) take effect after that call returns: first the newest
/// state, then one-shots in order.
@MainActor
open class Presenter<View, State: Equatable>: ScreenPresenter {
  // `update` is inlinable, so that apps specialise it for their state. The members it uses are
  // visible to the compiler only. No access to them lasts while code of a view or an app runs, so
  // that checks of exclusive access would find nothing. `make bench` shows the saving.
  @usableFromInline
  enum Life {
    case new, attached, detached, destroyed
  }

  @usableFromInline
  struct OneShot {
    var policy: OneShotPolicy
    var command: (View) -> Void
  }

  @inlinable public final var state: State { currentState }

  @exclusivity(unchecked) @usableFromInline final var currentState: State
  @exclusivity(unchecked) @usableFromInline final var life = Life.new
  @exclusivity(unchecked) @usableFromInline final weak var view: (any StateRendering<State>)?
  /// The view is being called, or `didAttach` is running: further calls are served afterwards.
  @exclusivity(unchecked) @usableFromInline final var isServing = false
  @exclusivity(unchecked) @usableFromInline final var isChanging = false
  @exclusivity(unchecked) @usableFromInline final var needsRender = false
  /// The state that `view` showed when it was detached; nil if that is not known.
  final var shownAtDetach: State?
  @exclusivity(unchecked) @usableFromInline final var oneShots: [OneShot] = []
  /// The running work; nil until there is any.
  final var workTable: WorkTable?

  public init(state: State) {
    currentState = state
  }

  // MARK: - For subclasses

  /// Called when a view was attached.
  ///
  /// It is called before the state is rendered, so that its changes are part of the first
  /// rendering.
  /// - Parameter isFirst: Whether no view was attached before.
  open func didAttach(isFirst: Bool) {}

  /// Called when the view was detached or replaced by another.
  open func didDetach() {}

  /// Called when the screen was removed.
  ///
  /// No view can be attached and no work can begin any more, except by ``finishing(_:then:)``.
  open func willDestroy() {}

  // MARK: - State and one-shots

  /// Changes the state, and renders it if it differs.
  ///
  /// `change` receives a copy and must not call `update` itself: the inner change would be lost.
  @inlinable
  public final func update(_ change: (inout State) -> Void) {
    precondition(
      !isChanging,
      "update was called inside the closure of update; change all of the state in one closure, "
        + "or call update again after it."
    )
    var next = currentState
    isChanging = true
    change(&next)
    isChanging = false
    guard next != currentState else { return }
    currentState = next
    guard !isServing, life == .attached, oneShots.isEmpty, let view else {
      needsRender = true
      return serve()
    }
    // By far the most frequent case, without the loop of `serve`.
    isServing = true
    view.render(next)
    isServing = false
    if needsRender || !oneShots.isEmpty { serve() }
  }

  /// Sends a command to the view, to be executed once after it has rendered the newest state.
  public final func send(
    ifDetached policy: OneShotPolicy,
    _ command: @escaping (View) -> Void
  ) {
    guard life != .destroyed, isAttached || policy == .wait else { return }
    oneShots.append(OneShot(policy: policy, command: command))
    serve()
  }

  // MARK: - Private

  @usableFromInline
  final func serve() {
    guard !isServing else { return }
    isServing = true
    defer { isServing = false }
    var rounds = 0
    while needsRender || !oneShots.isEmpty {
      guard life == .attached, let view else { return }
      rounds += 1
      precondition(
        rounds < 10_000,
        "\(type(of: view)) changes the state each time it renders; let it report what a person "
          + "did, not what it was told."
      )
      if needsRender {
        needsRender = false
        view.render(state)
      } else if let view = view as? View {
        oneShots.removeFirst().command(view)
      }
    }
  }
}
