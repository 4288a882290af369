import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import UserNotifications

@MainActor
@Suite(.serialized)
struct NotificationTests {
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner, .sound, .list]
    var presented: [String] = []
    var received: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.identifier)
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
      received.append(response.notification.request.identifier)
      completionHandler()
    }
  }

  private let center = UNUserNotificationCenter.current()
  private let delegate = Delegate()
  private let driver: SceneDriver
  private let screen = UIViewController()

  init() async throws {
    driver = SceneDriver(rootViewController: screen)
    center.delegate = delegate
    center.removeAllPendingNotificationRequests()
    center.removeAllDeliveredNotifications()
    #expect(try await center.requestAuthorization(options: [.alert, .sound, .badge]))
  }

  /// Adds a request while an event of the scene is handled, as apps do.
  private func add(_ identifier: String, _ trigger: UNNotificationTrigger?) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Match"
    content.body = "It begins."
    content.sound = .default
    content.userInfo = ["id": 7]
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    content.title = "Changed later"
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Remind"
    button.addAction(UIAction { [center] _ in center.add(request) }, for: .primaryActionTriggered)
    for view in screen.view.subviews { view.removeFromSuperview() }
    screen.view.addSubview(button)
    driver.settle()
    try driver.tap("Remind")
    if trigger != nil {
      #expect(await center.pendingNotificationRequests().map(\.identifier) == [identifier])
    }
  }

  /// The banner in the window; the driver's own steps let so much time pass that it leaves.
  private var banner: UIControl? {
    screen.view.window?.subviews.compactMap { $0 as? UIControl }.first
  }

  @Test func aRequestComesWhenItsTimeHasCome() async throws {
    try await add("one", UNTimeIntervalNotificationTrigger(timeInterval: 100, repeats: false))
    driver.clock.advance(by: .seconds(99))
    #expect(delegate.presented.isEmpty)
    driver.clock.advance(by: .seconds(1))
    #expect(delegate.presented == ["one"])
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().map(\.request.content.title) == ["Match"])
    #expect(driver.display.feedback == [.sound(1007)])
    #expect(banner?.accessibilityLabel == "Match\nIt begins.")
    banner?.sendActions(for: .touchUpInside)
    #expect(delegate.received == ["one"])
    #expect(banner == nil)
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func aBannerLeavesByItself() async throws {
    try await add("one", UNTimeIntervalNotificationTrigger(timeInterval: 100, repeats: false))
    driver.clock.advance(by: .seconds(100))
    #expect(banner != nil)
    driver.clock.advance(by: .seconds(10))
    #expect(banner == nil)
    #expect(await center.deliveredNotifications().count == 1)
  }

  @Test func whatTheDelegateDoesNotShowHasNoBanner() async throws {
    delegate.options = []
    try await add("one", UNTimeIntervalNotificationTrigger(timeInterval: 100, repeats: false))
    driver.clock.advance(by: .seconds(100))
    #expect(delegate.presented == ["one"])
    #expect(banner == nil)
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func aRequestReplacesItsNamesake() async throws {
    try await add("one", UNTimeIntervalNotificationTrigger(timeInterval: 100, repeats: false))
    try await add("one", UNTimeIntervalNotificationTrigger(timeInterval: 200, repeats: true))
    driver.clock.advance(by: .seconds(150))
    #expect(delegate.presented.isEmpty)
    driver.clock.advance(by: .seconds(300))
    #expect(delegate.presented == ["one", "one"])
    center.removePendingNotificationRequests(withIdentifiers: ["one"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func aTimeOfTheCalendarIsTheNextOne() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var components = DateComponents()
    components.calendar = calendar
    components.hour = 9
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let date = try #require(trigger.nextTriggerDate())
    #expect(calendar.component(.hour, from: date) == 9)
    #expect(date > Date())
  }

  @Test func settingsFollowTheRequest() async {
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.badgeSetting == .notSupported)
  }
}
