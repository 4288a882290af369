import UIKit

/// The signals of the alarm that need no screen.
@MainActor
enum MatchAlarmSignal {
  /// Vibrates, where the device can.
  static func play() {
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
  }
}
