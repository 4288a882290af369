import Foundation
import UIKitHosting

/// A shake of the device: the responder that its beginning went to receives its end.
@MainActor
struct Shake {
  weak var responder: UIResponder?
  let event: MotionEvent
}

/// The event of a shake.
final class MotionEvent: UIEvent {
  override var type: UIEvent.EventType { .motion }
  override var subtype: UIEvent.EventSubtype { .motionShake }
}

// A shake goes to the first responder, or to the screen in front, and along the chain from there.

extension _SceneRuntime {
  /// A person shakes the device.
  ///
  /// - Returns: Whether a responder receives it.
  func receiveShake(_ phase: ShakePhase) -> Bool {
    switch phase {
    case .began:
      // The end of the last shake was lost.
      endShake(.cancelled)
      guard listensToMotions, let responder = firstOfKeys else { return false }
      let event = MotionEvent()
      event.timestamp = clock.date.timeIntervalSinceReferenceDate
      shake = Shake(responder: responder, event: event)
      responder.motionBegan(.motionShake, with: event)
      return true
    case .ended, .cancelled:
      guard shake != nil else { return false }
      endShake(phase)
      return true
    }
  }

  /// Ends the shake that goes on, as where the display has gone.
  func endShake(_ phase: ShakePhase) {
    guard let shake else { return }
    self.shake = nil
    shake.event.timestamp = clock.date.timeIntervalSinceReferenceDate
    guard let responder = shake.responder, responder._responderScene === self else { return }
    if phase == .ended {
      responder.motionEnded(.motionShake, with: shake.event)
    } else {
      responder.motionCancelled(.motionShake, with: shake.event)
    }
  }
}
