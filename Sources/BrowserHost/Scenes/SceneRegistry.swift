import CoreMetrics
import Foundation
import Logging
import RequestLimits
import UIKitHosting

/// All scenes of a host by name, their ownership and their lifetimes.
@MainActor
final class SceneRegistry {
  let configuration: BrowserHostConfiguration
  let apps: [String: HostedAppEntry]
  private let addresses: AssetAddresses
  let clock: any HostClock
  nonisolated let logger: ThrottledLogger
  let devices: DeviceStore
  /// The rate at which each address may create devices.
  let newDevices: AddressRates
  let images: ImageStore
  let metrics: HostMetrics
  private var sessions: [String: SceneSession] = [:]
  /// The names of each device's scenes, in the order of their creation.
  private var names: [DeviceToken: [String]] = [:]
  /// The last address of each device that has scenes.
  private(set) var deviceAddresses: [DeviceToken: DeviceAddress] = [:]
  let paints = PaintQueue()
  let memory: ReturnedMemory
  /// The events of all scenes, for the report of a crash; nil except in development.
  private let journal: EventJournal?
  /// The number of scenes created so far.
  private var made = 0
  /// The number of malformed messages.
  private(set) var malformedMessages = 0

  init(
    configuration: BrowserHostConfiguration,
    apps: [HostedAppEntry],
    addresses: AssetAddresses,
    clock: any HostClock,
    metrics: HostMetrics,
    logger: Logger
  ) {
    self.configuration = configuration
    self.apps = Dictionary(uniqueKeysWithValues: apps.map { ($0.path, $0) })
    self.clock = clock
    self.logger = ThrottledLogger(logger)
    self.metrics = metrics
    self.addresses = addresses
    devices = DeviceStore(
      folder: configuration.dataFolder.appending(path: "devices", directoryHint: .isDirectory),
      limit: configuration.maximumDevices,
      hasSecureCookies: configuration.publicAddress?.isSecure == true
    )
    newDevices = AddressRates(configuration.deviceLimit)
    images = ImageStore(limit: configuration.maximumImageBytes)
    memory = ReturnedMemory(clock: clock)
    journal = configuration.permittedDevelopment.flatMap { EventJournal(at: $0.journal) }
  }

  var count: Int { sessions.count }

  subscript(id: String) -> SceneSession? {
    sessions[id]
  }

  func hasScenes(of token: DeviceToken) -> Bool {
    names[token] != nil
  }

  private func hasScenes(of token: DeviceToken, app: String) -> Bool {
    names[token]?.contains { sessions[$0]?.app == app } == true
  }

  func noteMalformedMessage() {
    malformedMessages += 1
    metrics.malformed.increment()
    logger.warning("A message was malformed.", metadata: ["count": "\(malformedMessages)"])
  }

  // MARK: - Opening

  func open(
    id: String = RandomName.make(),
    app: String,
    path: String?,
    token: DeviceToken,
    languages: [String],
    zone: TimeZone,
    environment: SceneEnvironment = SceneEnvironment(),
    restorationData: Data? = nil,
    address: ClientAddress? = nil
  ) -> SceneSession? {
    guard let entry = apps[app], makeRoom(for: token) else { return nil }
    if !hasScenes(of: token, app: app) { devices.removeReceivedFiles(of: token, app: app) }
    let languages = languages.map(Visitor.normal)
    let language = entry.language(for: languages)
    var device = Device(
      id: token.id,
      container: devices.container(of: token, app: app),
      languages: entry.languages ?? languages,
      language: language,
      locale: entry.locale(for: languages),
      timeZone: zone,
      address: seen(token, at: address)
    )
    device.forcesRightToLeft = configuration.forcesRightToLeft
    let request = SceneRequest(
      id: id,
      device: device,
      environment: environment,
      path: path,
      restorationData: restorationData,
      clock: clock
    )
    journal?.opened(request)
    let scene = entry.application.connect(request)
    made += 1
    let session = SceneSession(
      id: id,
      serial: made,
      app: app,
      device: token,
      zone: zone,
      scene: scene,
      renderer: DOMRenderer(
        addresses: addresses,
        texts: .for([language]),
        scene: id
      ),
      images: images,
      metrics: metrics.apps[app],
      longTurn: configuration.longTurn,
      logger: logger
    )
    session.openedPath = path
    if configuration.permittedDevelopment != nil { session.eventLog = EventLog() }
    session.journal = journal
    noteOpened(app, isRestored: restorationData != nil)
    sessions[id] = session
    names[token, default: []].append(id)
    session.onChange = { [weak self, weak session] in
      if let session { self?.saveSoon(session) }
    }
    session.onVisibilityChange = { [weak self, weak session] in
      if let session { self?.watch(session) }
    }
    session.onDestruction = { [weak self, weak session] in
      if let session { self?.destroyed(session) }
    }
    session.start()
    return session
  }

  /// Records the address of a device, and returns the value that its scenes share.
  private func seen(_ token: DeviceToken, at address: ClientAddress?) -> DeviceAddress {
    let known = deviceAddresses[token] ?? DeviceAddress()
    deviceAddresses[token] = known
    if let address { known.update(address.name) }
    return known
  }

  private func noteOpened(_ app: String, isRestored: Bool) {
    let counted = metrics.apps[app]
    (isRestored ? counted?.restored : counted?.opened)?.increment()
    metrics.scenes.set(sessions.count + 1)
  }

  /// Ends scenes that no page shows until there is room for another.
  private func makeRoom(for token: DeviceToken) -> Bool {
    let own = names[token] ?? []
    if own.count >= configuration.maximumScenesPerDevice {
      guard let id = own.first(where: { sessions[$0]?.isLive == false }) else { return false }
      end(id)
    }
    if sessions.count >= configuration.maximumScenes {
      guard let id = evictionCandidate else { return false }
      end(id)
    }
    return true
  }

  /// The oldest scene that was only painted, or else the oldest that waits for its page.
  ///
  /// - Complexity: O(scenes), for a host that is full.
  private var evictionCandidate: String? {
    let waiting = sessions.values.filter { !$0.isLive }
    let looks = waiting.filter { !devices.knows($0.device) }
    return (looks.isEmpty ? waiting : looks).min { $0.serial < $1.serial }?.id
  }

  /// Removes the data of devices that have not visited for their lifetime.
  func forgetOldDevices(now: Date = Date()) {
    let lifetime = configuration.deviceLifetime / .seconds(1)
    let count = devices.forget(unseenFor: lifetime, now: now)
    if count > 0 { logger.notice("Old devices were removed.", metadata: ["count": "\(count)"]) }
  }

  /// Returns the document of a scene's web view.
  func webPage(at address: WebPageAddress) -> WebValue? {
    sessions[address.scene]?.webPage(of: address.node, revision: address.revision)
  }

  /// Returns the size of the files that the scenes of a device have received, or all scenes for nil,
  /// in bytes.
  /// - Complexity: O(scenes), when an upload begins.
  func receivedBytes(of device: DeviceToken?) -> Int {
    sessions.values.reduce(0) { sum, session in
      device == nil || session.device == device ? sum + session.files.bytes : sum
    }
  }

  // MARK: - Ending

  func expire(_ session: SceneSession, after time: Duration) {
    session.expiry?.cancel()
    let id = session.id
    session.expiry = clock.schedule(after: time) { [weak self] in self?.end(id) }
  }

  func end(_ id: String) {
    guard let session = sessions.removeShrinking(id) else { return }
    session.expiry?.cancel()
    session.end()
    removeReceivedFiles(of: session)
    memory.noteEnd()
    metrics.ended.increment()
    metrics.scenes.set(sessions.count)
    names[session.device]?.removeAll { $0 == id }
    guard names[session.device]?.isEmpty == true else { return }
    names.removeShrinking(session.device)
    deviceAddresses.removeShrinking(session.device)
    devices.leave(session.device)
  }

  /// Ends a scene that the app has destroyed: notifies its page and removes its saved state.
  private func destroyed(_ session: SceneSession) {
    session.page?.close(.destroyed)
    restoration(session.device, session.app).remove(session.id)
    end(session.id)
  }

  /// Saves and ends all scenes.
  func endAll() {
    for (id, session) in sessions {
      session.page?.close(.goingAway)
      session.leavePage()
      save(session)
      end(id)
    }
  }

  /// Saves a scene's state at most once per second: a process that is killed loses no more.
  private func saveSoon(_ session: SceneSession) {
    guard session.isLive, !session.isSaveDue else { return }
    session.isSaveDue = true
    _ = clock.schedule(after: .seconds(1)) { [weak self, weak session] in
      guard let self, let session, sessions[session.id] === session else { return }
      session.isSaveDue = false
      save(session)
    }
  }

  /// Saves a scene.
  /// - Returns: True if the scene can be restored from the saved data.
  @discardableResult
  func save(_ session: SceneSession) -> Bool {
    guard devices.knows(session.device), let data = session.restorationData() else { return false }
    if data == session.saved { return true }
    guard restoration(session.device, session.app).save(data, of: session.id) else {
      noteUnsaved(session)
      return false
    }
    session.saved = data
    session.isSaveFailureLogged = false
    return true
  }

  /// Logs the first of several failures in a row.
  private func noteUnsaved(_ session: SceneSession) {
    guard !session.isSaveFailureLogged else { return }
    session.isSaveFailureLogged = true
    let folder = devices.sceneFolder(of: session.device, app: session.app).path
    logger.warning("A scene cannot be saved.", metadata: ["folder": "\(folder)"])
  }

  func restoration(_ token: DeviceToken, _ app: String) -> RestorationStore {
    RestorationStore(folder: devices.sceneFolder(of: token, app: app), logger: logger)
  }
}
