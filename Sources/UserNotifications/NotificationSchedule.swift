import Foundation
import UIKit
import UIKitHosting

/// The requests and notifications of the process.
@MainActor
final class NotificationSchedule {
  static let shared = NotificationSchedule()

  /// The sound of a received message, by its number in AudioToolbox.
  private static let receivedSound: UInt32 = 1007

  weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// What notifications may do; nil before the app has asked.
  var options: UNAuthorizationOptions?
  var delivered: [UNNotification] = []

  private var pending: [(request: UNNotificationRequest, timer: HostTimer)] = []

  var requests: [UNNotificationRequest] { pending.map(\.request) }

  /// Adds a request in the scene that makes it.
  func add(_ request: UNNotificationRequest) {
    removePending { $0 == request.identifier }
    guard let trigger = request.trigger else { return deliver(request, _SceneRuntime.current) }
    let runtime = _SceneRuntime.current
    let clock = runtime?.clock ?? SystemHostClock()
    guard let date = trigger.nextDate(after: clock.date) else { return }
    let timer = clock.schedule(after: .seconds(date.timeIntervalSince(clock.date))) {
      [weak self, weak runtime] in
      guard let self else { return }
      pending.removeAll { $0.request === request }
      let come = { [self] in
        deliver(request, runtime)
        if trigger.repeats { add(request) }
      }
      if let runtime { runtime.turn(come) } else { come() }
    }
    pending.append((request, timer))
  }

  func removePending(_ matches: (String) -> Bool) {
    for (request, timer) in pending where matches(request.identifier) { timer.cancel() }
    pending.removeAll { matches($0.request.identifier) }
  }

  private func deliver(_ request: UNNotificationRequest, _ runtime: _SceneRuntime?) {
    let clock = runtime?.clock ?? SystemHostClock()
    let notification = UNNotification(date: clock.date, request: request)
    guard let options, let delegate, let runtime else {
      delivered.append(notification)
      return
    }
    delegate.userNotificationCenter(.current(), willPresent: notification) {
      [self, weak runtime] shown in
      guard let runtime else { return delivered.append(notification) }
      runtime.turn {
        if !shown.isDisjoint(with: [.list, .banner, .alert]) { delivered.append(notification) }
        if shown.contains(.sound), options.contains(.sound), request.content.sound != nil {
          runtime.request(.feedback(.sound(Self.receivedSound)))
        }
        guard !shown.isDisjoint(with: [.banner, .alert]), options.contains(.alert) else { return }
        show(notification, runtime)
      }
    }
  }

  private func show(_ notification: UNNotification, _ runtime: _SceneRuntime) {
    guard let window = runtime.windowScene.windows.first(where: \.isKeyWindow) ?? runtime.window
    else { return }
    let content = notification.request.content
    let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
    UIAccessibility.post(notification: .announcement, argument: texts.joined(separator: "\n"))
    let banner = NotificationBanner(content) { [self] in
      delivered.removeAll { $0 === notification }
      delegate?.userNotificationCenter(
        .current(),
        didReceive: UNNotificationResponse(notification)
      ) {}
    }
    banner.show(in: window, runtime)
  }
}
