import Foundation
import Logging
import UIKitHosting

/// All scenes of a host, by name; who may have which, and for how long.
@MainActor
final class SceneRegistry {
  private let configuration: BrowserHostConfiguration
  private let apps: [String: HostedAppEntry]
  private let addresses: AssetAddresses
  private let clock: any HostClock
  private let logger: Logger
  let devices: DeviceStore
  let images: ImageStore
  private var sessions: [String: SceneSession] = [:]
  /// Scene names in the order of their making.
  private var order: [String] = []
  /// The number of messages that were no messages.
  private(set) var malformedMessages = 0

  init(
    configuration: BrowserHostConfiguration,
    apps: [HostedAppEntry],
    addresses: AssetAddresses,
    clock: any HostClock,
    logger: Logger
  ) {
    self.configuration = configuration
    self.apps = Dictionary(uniqueKeysWithValues: apps.map { ($0.path, $0) })
    self.clock = clock
    self.logger = logger
    self.addresses = addresses
    devices = DeviceStore(
      folder: configuration.dataFolder.appending(path: "devices", directoryHint: .isDirectory)
    )
    images = ImageStore(limit: configuration.maximumImageBytes)
  }

  var count: Int { sessions.count }

  subscript(id: String) -> SceneSession? {
    sessions[id]
  }

  func noteMalformedMessage() {
    malformedMessages += 1
    logger.warning("A message was malformed.", metadata: ["count": "\(malformedMessages)"])
  }

  // MARK: - First paint

  /// Opens a scene for a page that is being painted.
  ///
  /// It lives shortly unless a page claims it.
  /// - Returns: Nil where the app is unknown or the host is full.
  func paint(app: String, path: String?, for visitor: Visitor) async -> SceneSession? {
    let token = visitor.token.flatMap { devices.knows($0) ? $0 : nil } ?? DeviceToken()
    let zone = devices.timeZone(of: token) ?? .current
    guard
      let session = open(
        app: app,
        path: path,
        token: token,
        languages: visitor.languages,
        zone: zone
      )
    else { return nil }
    expire(session, after: configuration.unclaimedLifetime)
    await settle(session)
    return session
  }

  /// Gives a scene that is loading a moment to finish, so that the first paint says something.
  private func settle(_ session: SceneSession) async {
    let step = Duration.milliseconds(10)
    var left = configuration.firstPaintPatience
    while session.isLoading, left > .zero {
      try? await Task.sleep(for: step)
      left -= step
    }
  }

  /// Makes a painted page's device a lasting one.
  /// - Returns: Its token; nil where no such scene waits.
  func claimDevice(ofScene id: String) throws -> DeviceToken? {
    guard let session = sessions[id], !session.isLive else { return nil }
    try devices.confirm(session.device)
    return session.device
  }

  // MARK: - Live pages

  /// Finds the scene that a page means, or makes one, and shows it there.
  /// - Returns: Nil where the page must be loaded again.
  func connect(
    _ page: any LivePage,
    app: String,
    token: DeviceToken,
    hello: Hello
  ) -> SceneSession? {
    guard apps[app] != nil, devices.knows(token) else { return nil }
    let zone = TimeZone(identifier: hello.timeZone) ?? .current
    devices.setTimeZone(zone, of: token)
    guard let session = session(for: page, app: app, token: token, hello: hello, zone: zone)
    else { return nil }
    session.expiry += 1
    if let other = session.page, other !== page { other.close(.taken) }
    page.send(SceneMessage.write(session.id))
    let isPainted = session.id == hello.paintedScene
    session.show(on: page, seen: isPainted ? hello.seen : 0)
    session.receive(.init(seen: session.lastNumber, action: .environment(hello.environment)))
    session.receive(.init(seen: session.lastNumber, action: .activation(.active)))
    follow(hello.path, in: session)
    if let painted = hello.paintedScene, painted != session.id { endUnclaimed(painted, token) }
    return session
  }

  /// Goes where the page's address points, where the scene is elsewhere: the address was changed by
  /// hand.
  ///
  /// An app's front door means where it was left, as on a phone.
  private func follow(_ path: String, in session: SceneSession) {
    guard let current = session.path, !path.isEmpty, path != current else { return }
    session.receive(.init(seen: session.lastNumber, action: .open(path: path)))
  }

  private func session(
    for page: any LivePage,
    app: String,
    token: DeviceToken,
    hello: Hello,
    zone: TimeZone
  ) -> SceneSession? {
    if let id = hello.rememberedScene, let session = own(id, app: app, token) {
      if !session.isLive || session.page?.name == hello.page { return session }
    } else if let id = hello.rememberedScene,
      let data = restoration(token, app).data(of: id)
    {
      return open(
        id: id,
        app: app,
        path: nil,
        token: token,
        languages: hello.languages,
        zone: zone,
        environment: hello.environment,
        restorationData: data
      )
    }
    if let id = hello.paintedScene, let session = own(id, app: app, token), !session.isLive,
      session.zone.secondsFromGMT() == zone.secondsFromGMT()
    {
      return session
    }
    return open(
      app: app,
      path: hello.path.isEmpty ? nil : hello.path,
      token: token,
      languages: hello.languages,
      zone: zone,
      environment: hello.environment
    )
  }

  private func own(_ id: String, app: String, _ token: DeviceToken) -> SceneSession? {
    guard let session = sessions[id], session.app == app, session.device == token else {
      return nil
    }
    return session
  }

  /// The page's connection has ended: the scene waits for another.
  func disconnect(_ page: any LivePage, from session: SceneSession) {
    guard session.isShown(by: page) else { return }
    session.leavePage()
    save(session)
    expire(session, after: configuration.retention)
  }

  // MARK: - Opening

  private func open(
    id: String = RandomName.make(),
    app: String,
    path: String?,
    token: DeviceToken,
    languages: [String],
    zone: TimeZone,
    environment: SceneEnvironment = SceneEnvironment(),
    restorationData: Data? = nil
  ) -> SceneSession? {
    guard let entry = apps[app], makeRoom(for: token) else { return nil }
    let visitor = Visitor(token: token, languages: languages.map(Visitor.normal))
    let device = Device(
      id: token.id,
      container: devices.container(of: token, app: app),
      languages: visitor.languages,
      locale: visitor.locale,
      timeZone: zone
    )
    let scene = entry.application.connect(
      SceneRequest(
        id: id,
        device: device,
        environment: environment,
        path: path,
        restorationData: restorationData,
        clock: clock
      )
    )
    let session = SceneSession(
      id: id,
      app: app,
      device: token,
      zone: zone,
      scene: scene,
      renderer: DOMRenderer(addresses: addresses, texts: .for(visitor.languages)),
      images: images,
      logger: logger
    )
    sessions[id] = session
    order.append(id)
    session.start()
    return session
  }

  /// Ends scenes that nobody looks at until there is room for one more.
  private func makeRoom(for token: DeviceToken) -> Bool {
    let own = order.filter { sessions[$0]?.device == token }
    if own.count >= configuration.maximumScenesPerDevice {
      guard let id = own.first(where: { sessions[$0]?.isLive == false }) else { return false }
      end(id)
    }
    if sessions.count >= configuration.maximumScenes {
      guard let id = leastWanted else { return false }
      end(id)
    }
    return true
  }

  /// The oldest scene that only a look made, or else the oldest that waits for its page.
  private var leastWanted: String? {
    let waiting = order.filter { sessions[$0]?.isLive == false }
    return waiting.first { sessions[$0].map { !devices.knows($0.device) } ?? false }
      ?? waiting.first
  }

  // MARK: - Ending

  private func expire(_ session: SceneSession, after time: Duration) {
    session.expiry += 1
    let expected = session.expiry
    let id = session.id
    _ = clock.schedule(after: time) { [weak self] in
      guard let self, let session = sessions[id], session.expiry == expected else { return }
      end(id)
    }
  }

  private func endUnclaimed(_ id: String, _ token: DeviceToken) {
    guard let session = sessions[id], session.device == token, !session.isLive else { return }
    end(id)
  }

  private func end(_ id: String) {
    guard let session = sessions.removeValue(forKey: id) else { return }
    order.removeAll { $0 == id }
    session.end()
    let isLast = !sessions.values.contains { $0.device == session.device }
    if isLast { devices.discard(session.device) }
  }

  /// Ends every scene; each leaves behind what it takes to build it again.
  func endAll() {
    for (id, session) in sessions {
      session.page?.close(.goingAway)
      session.leavePage()
      save(session)
      end(id)
    }
  }

  private func save(_ session: SceneSession) {
    guard devices.knows(session.device), let data = session.restorationData() else { return }
    restoration(session.device, session.app).save(data, of: session.id)
  }

  private func restoration(_ token: DeviceToken, _ app: String) -> RestorationStore {
    RestorationStore(folder: devices.sceneFolder(of: token, app: app))
  }
}
