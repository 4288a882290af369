public import Foundation
import UIKitHosting

/// An interaction that changes the pointer and the view's appearance while the mouse is over it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?

  @_Observed open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { leave() }
      view?._pointersChanged()
    }
  }

  /// The region that contains the mouse.
  private var region: UIPointerRegion?
  /// The view whose appearance is changed.
  private weak var changedView: UIView?
  /// The location of the mouse, in the window.
  private var place = CGPoint.zero

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { leave() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Requests the region and the style from the delegate again.
  open func invalidate() {
    guard region != nil else { return }
    leave()
    move(to: place)
  }

  // MARK: The mouse

  /// Handles the mouse at a point of the window, over the view.
  final func move(to place: CGPoint) {
    self.place = place
    guard let view else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: view.convert(place, from: nil))
    let region =
      delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) }
      ?? whole
    guard region != self.region else { return }
    exit()
    if let region { enter(region, view) }
  }

  final func leave() {
    exit()
  }

  private func enter(_ region: UIPointerRegion, _ view: UIView) {
    self.region = region
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: region, animator: animator)
    let style =
      delegate.map { $0.pointerInteraction(self, styleFor: region) } ?? UIPointerStyle.system()
    animator.run()
    guard let style else { return }
    let target = style.effect?.preview.view ?? view
    let effect = style._value
    guard !effect.isEmpty else { return }
    changedView = target
    target._makeLazyState().pointerEffect = effect
    target._invalidate(.pointers)
  }

  private func exit() {
    guard let region else { return }
    self.region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.run()
    changedView?._lazyState?.pointerEffect = []
    changedView?._invalidate(.pointers)
    changedView = nil
  }
}

/// A delegate that provides the appearance of the pointer over a view.
///
/// Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region that contains the mouse; nil for none.
  ///
  /// The default is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style in a region; nil for the default pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Animations of the app while the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)

  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []
  private static let duration: TimeInterval = 0.2

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: Self.duration) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
