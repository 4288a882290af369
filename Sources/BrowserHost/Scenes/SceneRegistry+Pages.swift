import CoreMetrics
import Foundation
import RequestLimits
import UIKitHosting

// Live pages: finding the scene of each.
extension SceneRegistry {
  /// Finds or creates the scene of a page, and shows it there: at once, or as soon as it has loaded
  /// what is to replace the page's painted content.
  /// - Returns: Nil if the page must reload.
  func connect(
    _ page: any LivePage,
    app: String,
    token: DeviceToken,
    hello: Hello
  ) -> SceneSession? {
    guard apps[app] != nil, devices.knows(token) else { return nil }
    let zone = TimeZone(identifier: hello.timeZone) ?? .current
    devices.setTimeZone(zone, of: token)
    devices.noteVisit(token)
    guard let session = session(for: page, app: app, token: token, hello: hello, zone: zone)
    else { return nil }
    // The network delivered an earlier connection of the page after a later one.
    guard !session.isOutdated(hello) else { return nil }
    deviceAddresses[token]?.update(page.address.name)
    session.expiry?.cancel()
    session.expiry = nil
    if let other = session.page, other !== page { other.close(.taken) }
    let show = { [weak self, weak session] in
      guard let self, let session else { return }
      self.show(session, on: page, hello)
    }
    let patience = configuration.firstPaintPatience
    if hello.paintedScene != nil, session.isLoading, patience > .zero {
      session.awaitContent(for: page, then: show)
      _ = clock.schedule(after: patience) { [weak session] in session?.endWaiting() }
    } else {
      show()
    }
    return session
  }

  private func show(_ session: SceneSession, on page: any LivePage, _ hello: Hello) {
    // The address of a page that reconnects is the scene's path when the connection broke.
    let comesBack = session.lastPage == hello.page
    page.send(SceneMessage.write(session.id, lastAction: session.note(hello)))
    let isPainted = session.id == hello.paintedScene
    if !isPainted { hidePaintedScene(of: hello, app: session.app, session.device) }
    let isContinued = session.show(
      on: page,
      at: hello.path,
      seen: isPainted ? hello.seen : 0
    )
    (isContinued ? metrics.painted : metrics.returned).increment()
    session.receive(.init(seen: session.lastNumber, action: .environment(hello.environment)))
    session.receive(.init(seen: session.lastNumber, action: .activation(.active)))
    if !comesBack { follow(hello.path, in: session) }
  }

  /// Moves the scene that a page was painted with, and that the page does not show, to the
  /// background, until it expires.
  ///
  /// The page has begun to load its resources. In the foreground, it would react to the same events
  /// as the scene of the page.
  private func hidePaintedScene(of hello: Hello, app: String, _ token: DeviceToken) {
    guard let id = hello.paintedScene, let painted = ownedSession(id, app: app, token),
      painted.isOnlyPainted
    else { return }
    painted.receive(.init(seen: painted.lastNumber, action: .activation(.background)))
    expire(painted, after: configuration.unclaimedLifetime)
  }

  /// Navigates to the page's address if it differs from the scene's path, as when the user edited
  /// it; a scene that has no path yet, such as a restored one that reads its data, does so later.
  ///
  /// A page at the app's root address keeps the scene that it names: `lastplace.js` names none if
  /// the first screen is requested.
  private func follow(_ path: String, in session: SceneSession) {
    defer { session.openedPath = nil }
    guard path != session.openedPath, !path.isEmpty else { return }
    session.follow(path)
  }

  private func session(
    for page: any LivePage,
    app: String,
    token: DeviceToken,
    hello: Hello,
    zone: TimeZone
  ) -> SceneSession? {
    if let id = hello.rememberedScene, let session = ownedSession(id, app: app, token) {
      if isFree(session, for: hello) { return session }
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
        restorationData: data,
        address: page.address
      )
    }
    if let id = hello.paintedScene, let session = ownedSession(id, app: app, token),
      isFree(session, for: hello),
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
      environment: hello.environment,
      address: page.address
    )
  }

  /// Returns whether no other page shows the scene, as that of a duplicated tab would.
  private func isFree(_ session: SceneSession, for hello: Hello) -> Bool {
    guard session.isLive else { return true }
    let name = session.page?.name
    return name == hello.page || name == hello.predecessor
  }

  private func ownedSession(_ id: String, app: String, _ token: DeviceToken) -> SceneSession? {
    guard let session = self[id], session.app == app, session.device == token else {
      return nil
    }
    return session
  }

  /// Detaches a scene from a page whose connection has ended; the scene waits for another page.
  func disconnect(_ page: any LivePage, from session: SceneSession) {
    guard session.isShown(by: page) else { return }
    session.leavePage()
    save(session)
    expire(session, after: configuration.retention)
  }
}
