import Foundation
import Rostrum

extension AppEnvironment {
  /// Returns the first whole minute that is not before a date, so that a retry at that time is not
  /// too early.
  func text(ofMinuteAfter date: Date) -> String {
    let minutes = (date.timeIntervalSinceReferenceDate / 60).rounded(.up)
    return text(ofTime: Date(timeIntervalSinceReferenceDate: minutes * 60))
  }
}
