public import Foundation

/// The notifications of an app.
///
/// They come while the app runs, as banners inside of its page: the browser's own notifications are
/// not used. A request that no scene has made is delivered without a banner.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The center of the app.
  public static func current() -> UNUserNotificationCenter { shared }

  private override init() {}

  @MainActor private var schedule: NotificationSchedule { .shared }

  /// Decides how notifications are shown.
  @preconcurrency @MainActor
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { schedule.delegate }
    set { schedule.delegate = newValue }
  }

  // MARK: Permission

  /// Permits notifications, without a question: they do not leave the app's page.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    perform { $0.options = options }
    Task { completionHandler(true, nil) }
  }

  /// Permits notifications, without a question: they do not leave the app's page.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await MainActor.run { schedule.options = options }
    return true
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { @MainActor in completionHandler(UNNotificationSettings(schedule.options)) }
  }

  public func notificationSettings() async -> UNNotificationSettings {
    await MainActor.run { UNNotificationSettings(schedule.options) }
  }

  // MARK: Requests

  /// Adds a request, and replaces the one with its identifier.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform { $0.add(request) }
    if let completionHandler { Task { completionHandler(nil) } }
  }

  /// Adds a request, and replaces the one with its identifier.
  public func add(_ request: UNNotificationRequest) async throws {
    await MainActor.run { schedule.add(request) }
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    Task { @MainActor in completionHandler(schedule.requests) }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await MainActor.run { schedule.requests }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    perform { $0.removePending { identifiers.contains($0) } }
  }

  public func removeAllPendingNotificationRequests() {
    perform { $0.removePending { _ in true } }
  }

  // MARK: Delivered notifications

  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    Task { @MainActor in completionHandler(schedule.delivered) }
  }

  public func deliveredNotifications() async -> [UNNotification] {
    await MainActor.run { schedule.delivered }
  }

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    perform { schedule in
      schedule.delivered.removeAll { identifiers.contains($0.request.identifier) }
    }
  }

  public func removeAllDeliveredNotifications() {
    perform { $0.delivered = [] }
  }

  /// Performs a change at once on the main thread, and soon on others.
  private func perform(_ change: @escaping @MainActor @Sendable (NotificationSchedule) -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { change(.shared) }
    } else {
      Task { @MainActor in change(.shared) }
    }
  }
}
