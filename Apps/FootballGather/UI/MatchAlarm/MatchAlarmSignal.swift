import AudioToolbox
import UIKit

/// The sound and vibration of the alarm.
@MainActor
enum MatchAlarmSignal {
  /// A short alarm sound of iOS.
  private static let alarm: SystemSoundID = 1005

  /// Plays the sound and vibrates if the device can.
  static func play() {
    AudioServicesPlayAlertSound(alarm)
  }
}
