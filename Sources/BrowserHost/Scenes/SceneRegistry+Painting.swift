import Foundation
import Logging
import RequestLimits
import UIKitHosting

// The first paint: a scene that a page may take over.
extension SceneRegistry {
  /// Opens a scene for a page that is being painted.
  ///
  /// It lives shortly unless a page takes it over.
  /// - Returns: Nil where the app is unknown or the host is full.
  func paint(app: String, path: String?, for visitor: Visitor) async -> SceneSession? {
    guard let session = await paints.run({ openPainted(app: app, path: path, for: visitor) }) else {
      return nil
    }
    expire(session, after: configuration.unclaimedLifetime)
    await settle(session)
    return session
  }

  private func openPainted(app: String, path: String?, for visitor: Visitor) -> SceneSession? {
    let token =
      validToken(in: visitor.tokens)
      ?? visitor.formerTokens.first(where: devices.isFromBeforeSecureCookies)
      ?? DeviceToken()
    let zone = devices.timeZone(of: token) ?? visitor.zone ?? .current
    return open(
      app: app,
      path: path,
      token: token,
      languages: visitor.languages,
      zone: zone,
      environment: visitor.environment,
      address: visitor.address
    )
  }

  /// Gives a scene that is loading a moment to finish, so that the first paint says something.
  private func settle(_ session: SceneSession) async {
    let step = Duration.milliseconds(2)
    var left = configuration.firstPaintPatience
    while session.isLoading, left > .zero {
      try? await Task.sleep(for: step)
      left -= step
    }
  }

  /// The first token that is one of ours: a planted one of another name hides none.
  func validToken(in tokens: [DeviceToken]) -> DeviceToken? {
    tokens.first(where: isValid)
  }

  /// Whether a token is that of a lasting device, or of one that another page was just painted for.
  private func isValid(_ token: DeviceToken) -> Bool {
    devices.knows(token) || hasScenes(of: token)
  }

  /// Makes the device of a page that goes live a lasting one: so far, its scene alone knew it.
  ///
  /// - Parameters:
  ///   - token: What the page's browser shows.
  ///   - address: Where the page is.
  /// - Returns: Why the page may not go live; nil where it may.
  func admit(_ token: DeviceToken, from address: ClientAddress) -> CloseReason? {
    if devices.knows(token) {
      devices.noteSecureCookie(of: token)
      return nil
    }
    guard hasScenes(of: token) else { return .reload }
    guard newDevices.take(address) else { return .tooMuch }
    do {
      if try devices.confirm(token) { return nil }
      logger.error("There is no room for another device.")
    } catch {
      logger.error("A device's folder cannot be written.", metadata: ["error": "\(error)"])
    }
    return .tooMuch
  }
}
