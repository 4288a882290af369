import AudioToolbox
import UIKit

/// The signals of the alarm that need no screen.
@MainActor
enum MatchAlarmSignal {
  /// A short alarm of iOS.
  private static let alarm: SystemSoundID = 1005

  /// Sounds and vibrates, where the device can.
  static func play() {
    AudioServicesPlayAlertSound(alarm)
  }
}
