import Foundation
import Logging
import RequestLimits
import UIKitHosting

// The first paint: a scene that a page may take over.
extension SceneRegistry {
  /// Opens a scene for a page that is being painted.
  ///
  /// It expires soon unless a page takes it over.
  /// - Returns: Nil if the app is unknown or the host is full.
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

  /// Waits briefly for a scene that is loading, so that the first paint has content.
  private func settle(_ session: SceneSession) async {
    let step = Duration.milliseconds(2)
    var left = configuration.firstPaintPatience
    while session.isLoading, left > .zero {
      try? await Task.sleep(for: step)
      left -= step
    }
  }

  /// Returns the first token that is valid, whatever planted tokens of other names precede it.
  func validToken(in tokens: [DeviceToken]) -> DeviceToken? {
    tokens.first(where: isValid)
  }

  /// Returns whether a token is that of a confirmed device, or of one for which a page was just
  /// painted.
  private func isValid(_ token: DeviceToken) -> Bool {
    devices.knows(token) || hasScenes(of: token)
  }

  /// Confirms the device of a page that goes live: until then only its scene knows it.
  ///
  /// - Parameters:
  ///   - token: The token that the page's browser sends.
  ///   - address: The address of the page.
  /// - Returns: The reason why the page may not go live; nil if it may.
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
