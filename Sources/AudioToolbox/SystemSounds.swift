import UIKit
import UIKitHosting

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// The device's vibration, without a sound.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a system sound in the scene whose event is being handled.
///
/// Pages have two sounds: a repeated one for the numbers of alarms (1005 and 1304), and a short one
/// for all others. A browser plays them only after the user has touched the page or pressed a key.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  give(inSystemSoundID == kSystemSoundID_Vibrate ? .vibration : .sound(inSystemSoundID))
}

/// Plays a system sound as an alert: the device also vibrates, where it can.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if inSystemSoundID != kSystemSoundID_Vibrate { give(.vibration) }
}

/// Callable from any thread, as on iOS: the task inherits the scene.
private func give(_ feedback: Feedback) {
  Task { @MainActor in _SceneRuntime.current?.request(.feedback(feedback)) }
}
