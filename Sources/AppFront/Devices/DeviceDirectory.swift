import BrowserHost
import Foundation
import RequestLimits
package import UIKitHosting

/// All devices of the front: whose they are, and which of them run.
@MainActor
package final class DeviceDirectory {
  /// The time for which a cookie without a device is valid.
  private static let issueLifetime: TimeInterval = 600
  private static let maximumIssued = 4_096
  /// The time between two looks at the memory of processes.
  private static let watchInterval = Duration.seconds(5)

  let settings: FrontSettings
  let launcher: any DeviceLauncher
  let clock: any HostClock
  let log: @Sendable (String) -> Void
  let hosts: HostList
  let cookie: DeviceCookie
  private(set) var app: ServedApp
  let starts: StartTurns
  let launchScreens: LaunchScreens
  private let store: DeviceStore
  private let newDevices: AddressRates
  private var devices: [DeviceToken: FrontDevice] = [:]
  private var lastNumber = 0
  /// The cookies that browsers got, and have not sent yet, with their times.
  private var issued: [DeviceToken: Date] = [:]
  private var isClosing = false

  /// - Parameters:
  ///   - app: The app of all devices.
  ///   - settings: The rules.
  ///   - launcher: Starts the processes.
  ///   - clock: The clock of idle times.
  ///   - log: Receives lines for who has started the front.
  package init(
    app: ServedApp,
    settings: FrontSettings,
    launcher: any DeviceLauncher,
    clock: any HostClock = SystemHostClock(),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.app = app
    self.settings = settings
    self.launcher = launcher
    self.clock = clock
    self.log = log
    hosts = HostList(names: settings.allowedHosts, publicAddress: settings.publicAddress)
    launchScreens = LaunchScreens(settings: settings, launcher: launcher)
    starts = StartTurns(count: settings.maximumStarts)
    let isSecure = hosts.isSecure
    cookie = DeviceCookie(name: Self.cookieName(isSecure: isSecure), isSecure: isSecure)
    store = DeviceStore(
      folder: settings.data,
      limit: settings.maximumDevices,
      hasSecureCookies: isSecure
    )
    newDevices = AddressRates(settings.deviceLimit)
    watchMemory()
    launchScreens.paint(app)
  }

  static func cookieName(isSecure: Bool) -> String {
    isSecure ? "__Host-rostrum-device" : "rostrum-device"
  }

  /// The devices that this front has seen, by their numbers.
  var all: [FrontDevice] { devices.values.sorted { $0.number < $1.number } }

  func files(of token: DeviceToken) -> URL {
    store.home(of: token.id).appendingPathComponent("files", isDirectory: true)
  }

  // MARK: - Devices of visitors

  /// Returns the device of a visitor.
  ///
  /// Only cookies that the front has given out count: nobody can choose the secret of another's device.
  /// - Returns: Nil if the visitor has none, or there are too many.
  func device(of visit: Visit) -> FrontDevice? {
    let tokens = cookie.tokens(in: visit.cookies)
    if let token = tokens.first(where: store.knows) { return device(token) }
    guard let token = tokens.first(where: isIssued), (try? store.confirm(token)) == true else {
      return nil
    }
    issued[token] = nil
    return device(token)
  }

  private func device(_ token: DeviceToken) -> FrontDevice {
    store.noteVisit(token, now: clock.date)
    if let device = devices[token] { return device }
    lastNumber += 1
    let device = FrontDevice(token, number: lastNumber, in: self)
    devices[token] = device
    return device
  }

  /// Returns the value of `Set-Cookie` for a new visitor; nil if the address has too many devices.
  func issue(to visit: Visit) -> String? {
    guard newDevices.take(ClientAddress(name: visit.client)) else { return nil }
    let now = clock.date
    if issued.count >= Self.maximumIssued {
      issued = issued.filter { now.timeIntervalSince($0.value) < Self.issueLifetime }
    }
    guard issued.count < Self.maximumIssued else { return nil }
    let token = DeviceToken()
    issued[token] = now
    return cookie.setting(token)
  }

  private func isIssued(_ token: DeviceToken) -> Bool {
    issued[token].map { clock.date.timeIntervalSince($0) < Self.issueLifetime } ?? false
  }

  // MARK: - Processes

  /// Makes room for one more process, and reserves it: the longest idle one ends.
  ///
  /// - Returns: False if all are in use, or the front ends.
  func makeRoom(for device: FrontDevice) async -> Bool {
    while !isClosing {
      let others = devices.values.filter { $0 !== device && $0.hasProcess }
      if others.count < settings.maximumProcesses {
        device.reserve()
        return true
      }
      if let ending = others.first(where: { $0.phase == .stopping }) {
        await ending.ended()
      } else if let idle = others.filter(\.isIdle).min(by: { $0.lastSeen < $1.lastSeen }) {
        idle.stop()
        await idle.ended()
      } else {
        return false
      }
    }
    return false
  }

  /// A Boolean value that indicates whether a process can start, perhaps instead of an idle one.
  var hasRoom: Bool {
    let running = devices.values.filter(\.hasProcess)
    return running.count < settings.maximumProcesses
      || running.contains { $0.isIdle || $0.phase == .stopping }
  }

  private func watchMemory() {
    _ = clock.schedule(after: Self.watchInterval) { [weak self] in
      guard let self, !isClosing else { return }
      checkMemory()
      watchMemory()
    }
  }

  private func checkMemory() {
    let limit = settings.limits.memory
    for device in devices.values {
      guard let memory = device.memory, memory > limit else { continue }
      device.end(
        becauseOf:
          "The app used \(memory >> 20) MB of memory, more than the \(limit >> 20) MB that "
          + "a device may use, and was ended."
      )
    }
  }

  /// Ends the processes of devices, which their pages start again with another build of the app.
  package func update(_ app: ServedApp) {
    self.app = app
    launchScreens.paint(app)
    for device in devices.values {
      device.forgive()
      device.stop()
    }
  }

  /// Removes the devices that nobody has visited for long.
  package func forgetOldDevices() {
    let count = store.forget(unseenFor: settings.deviceLifetime, now: clock.date)
    if count > 0 { log("removed \(count) devices without visits") }
  }

  /// Ends a device with its files; its browser gets another one.
  func remove(_ device: FrontDevice) async {
    device.stop()
    await device.ended()
    store.remove(device.token)
    devices[device.token] = nil
  }

  /// Ends all processes, and starts no further one.
  package func close() async {
    isClosing = true
    launchScreens.close()
    for device in devices.values { device.stop() }
    for device in devices.values { await device.ended() }
  }
}
