import Foundation
import UIKitHosting

/// A shake of the device, which ends at the responder that received its beginning.
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

// Shakes go to the first responder or the frontmost view controller, and along its responder chain.

extension _SceneRuntime {
  /// Handles a shake of the device.
  ///
  /// - Returns: True if a responder receives it.
  func receiveShake(_ phase: ShakePhase) -> Bool {
    switch phase {
    case .began:
      // The end of the previous shake was not reported.
      endShake(.cancelled)
      guard receivesMotions, let responder = firstOfKeys else { return false }
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

  /// Ends the current shake, for example when the display disconnects.
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
