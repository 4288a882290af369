public import Foundation

/// A single interaction of a person with the app.
///
/// The system creates events.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The general type of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  private let eventType: EventType
  private let time: TimeInterval

  init(type: EventType, timestamp: TimeInterval) {
    eventType = type
    time = timestamp
    super.init()
  }

  open var type: EventType { eventType }

  /// When the event occurred, in seconds since the system started.
  open var timestamp: TimeInterval { time }
}
