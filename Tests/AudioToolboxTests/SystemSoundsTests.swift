import AudioToolbox
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct SystemSoundsTests {
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  /// Has a button play a sound, as apps do while an event is handled.
  private func feedback(of play: @escaping @Sendable () -> Void) async throws -> [Feedback] {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Play"
    button.addAction(UIAction { _ in play() }, for: .primaryActionTriggered)
    screen.view.addSubview(button)
    driver.settle()
    try driver.tap("Play")
    try await driver.eventually("feedback is given") { !driver.display.feedback.isEmpty }
    return driver.display.feedback
  }

  @Test func aSoundIsPlayedInTheSceneOfTheEvent() async throws {
    #expect(try await feedback { AudioServicesPlaySystemSound(1005) } == [.sound(1005)])
  }

  @Test func anAlertVibratesToo() async throws {
    #expect(try await feedback { AudioServicesPlayAlertSound(1005) } == [.sound(1005), .vibration])
  }

  @Test func theVibrationHasNoSound() async throws {
    #expect(
      try await feedback { AudioServicesPlayAlertSound(kSystemSoundID_Vibrate) } == [.vibration]
    )
  }
}
