import Foundation
import UIKitHosting

/// Tracks the mouse over views with hover gestures or pointer interactions.
@MainActor
final class HoverTracker {
  private weak var runtime: _SceneRuntime?
  private var gestures: [UIHoverGestureRecognizer] = []
  private var interaction: UIPointerInteraction?

  init(runtime: _SceneRuntime?) {
    self.runtime = runtime
  }

  /// - Returns: Whether any view responds to the mouse.
  func receive(_ sample: PointerSample, with event: UIEvent) -> Bool {
    var place = CGPoint(x: sample.x, y: sample.y)
    let hit = sample.phase == .left ? nil : runtime?.hitTest(place, with: event)
    let chain = hit.map { ancestors(of: $0.view) } ?? []
    if let hit { place = hit.window._fromScene(place) }
    let wasOver = !gestures.isEmpty || interaction != nil
    move(to: place, over: chain)
    point(at: place, chain)
    return wasOver || !gestures.isEmpty || interaction != nil
  }

  /// Ends all hovering, for example when the app is no longer in front.
  func end() {
    for gesture in gestures { gesture.leave() }
    gestures = []
    interaction?.leave()
    interaction = nil
  }

  private func ancestors(of view: UIView) -> [UIView] {
    var found = [view]
    while let next = found.last?._superview { found.append(next) }
    return found
  }

  private func move(to place: CGPoint, over views: [UIView]) {
    let found = views.flatMap { view in
      (view._lazyState?.gestures ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
        .filter(\.isEnabled)
    }
    for gesture in gestures where !found.contains(gesture) { gesture.leave() }
    for gesture in found { gesture.move(to: place) }
    gestures = found.filter(\.isOver)
  }

  /// Updates the innermost interaction, which alone determines the pointer.
  private func point(at place: CGPoint, _ views: [UIView]) {
    let found = views.lazy.flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }
      .first(where: \.isEnabled)
    if found !== interaction {
      interaction?.leave()
      interaction = found
    }
    found?.move(to: place)
  }
}
