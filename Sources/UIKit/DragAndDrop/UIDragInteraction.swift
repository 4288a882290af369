public import Foundation

/// Lets a person drag items out of a view: by a long press and a move, or by a mouse that moves at once.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?

  open class var isEnabledByDefault: Bool { true }

  /// Whether other gestures of the view's touches may be recognised while items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Disabling it cancels a drag that goes on.
  @_Told open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { session?.cancel() }
      gesture.isEnabled = isEnabled
    }
  }

  /// The drag that goes on, or is about to begin.
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
  ///   - place: The place of the finger.
  ///   - touched: The view that the finger is on.
  /// - Returns: The drag that may begin; nil where there is nothing to drag, or another drag goes on.
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

  /// Adds the items at a point of the window to the drag that goes on, for another finger that taps.
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
