import Foundation
import Hummingbird
import UIKitHosting

// The first paint: a scene that a page may claim.
extension SceneRegistry {
  /// Opens a scene for a page that is being painted.
  ///
  /// It lives shortly unless a page claims it.
  /// - Returns: Nil where the app is unknown or the host is full.
  func paint(app: String, path: String?, for visitor: Visitor) async -> SceneSession? {
    let token = visitor.token.flatMap { devices.knows($0) ? $0 : nil } ?? DeviceToken()
    let zone = devices.timeZone(of: token) ?? visitor.zone ?? .current
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
    let step = Duration.milliseconds(2)
    var left = configuration.firstPaintPatience
    while session.isLoading, left > .zero {
      try? await Task.sleep(for: step)
      left -= step
    }
  }

  /// Makes a painted page's device a lasting one.
  /// - Returns: Its token; nil where no such scene waits.
  /// - Throws: `HTTPError` with status 503 where the host has no room for another device, or what
  ///   the file system says.
  func claimDevice(ofScene id: String) throws -> DeviceToken? {
    guard let session = self[id], !session.isLive else { return nil }
    guard try devices.confirm(session.device) else {
      throw HTTPError(.serviceUnavailable, message: "No room for another device.")
    }
    return session.device
  }
}
