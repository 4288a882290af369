import UIKitHosting

// Touches, scrolling and swipes, hardware keys and shakes.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleTouch(_ event: InputEvent) -> Bool {
    switch event.action {
    case .scroll(let id, let x, let y, let phase, let velocity):
      guard let scroll = view(id, seen: .max) as? UIScrollView else { return false }
      closeEditMenu(within: scroll)
      if let velocity { scroll._note(velocity) }
      return scroll._scrolled(to: scroll._place(CGPoint(x: x, y: y), seen: event.seen), phase)
    case .swipe(let id, let direction, let touches):
      guard let view = target(id, event), view.isUserInteractionEnabled else { return false }
      return view._swiped(direction, touches: touches)
    case .pointers(let samples, let time):
      return dispatcher.receive(samples, at: time, seen: event.seen)
    case .key(let id, let key):
      return target(id, event) is UIWindow && press(key)
    case .keyPress(let id, let press):
      return target(id, event) is UIWindow && receive(press)
    case .shake(let id, let phase):
      return target(id, event) is UIWindow && receiveShake(phase)
    default:
      return false
    }
  }

  /// The touch dispatcher, created with the first touch.
  var dispatcher: TouchDispatcher {
    if let touchDispatcher { return touchDispatcher }
    let dispatcher = TouchDispatcher(runtime: self)
    touchDispatcher = dispatcher
    return dispatcher
  }
}
