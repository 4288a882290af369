public import Foundation

/// An interaction that lets the user drag items out of a view by a long press, or immediately with
/// a mouse.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?

  open class var isEnabledByDefault: Bool { true }

  /// A Boolean value that indicates whether other gestures may be recognised during the lift.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// A Boolean value that indicates whether the interaction is enabled; disabling it cancels the
  /// current drag.
  @_Observed open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { session?.cancel() }
      gesture.isEnabled = isEnabled
    }
  }

  /// The current drag session, also before it has begun.
  final weak var session: DragSession?
  private lazy var gesture = DragGestureRecognizer(self)

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    session?.cancel()
    self.view?.removeGestureRecognizer(gesture)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  /// Lifts the items at a point of the window.
  ///
  /// - Parameters:
  ///   - place: The location of the finger.
  ///   - touched: The view under the finger.
  /// - Returns: The drag session; nil if there are no items, or another drag is in progress.
  final func lift(at place: CGPoint, touched: UIView?) -> DragSession? {
    guard isEnabled, let view, let delegate, let runtime = view._runtime,
      runtime.dragSession == nil
    else { return nil }
    let session = DragSession(self, runtime, at: place)
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !items.isEmpty, view._runtime === runtime, isEnabled, runtime.dragSession == nil else {
      return nil
    }
    self.session = session
    session.lift(items, touched: touched)
    return session
  }

  /// Adds the items at a point of the window to the current drag, after a tap by another finger.
  final func addItems(at place: CGPoint) {
    guard isEnabled, let view, let delegate, let session = view._runtime?.dragSession,
      session.isDragging
    else { return }
    let point = view.convert(place, from: nil)
    let chosen = delegate.dragInteraction(
      self,
      sessionForAddingItems: [session],
      withTouchAt: point
    )
    guard chosen === session else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    if !items.isEmpty { session.add(items, by: self) }
  }
}
