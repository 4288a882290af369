import CoreMetrics
import UIKitHosting

// Scenes that nobody sees sleep: what they want back is kept, and they are built again from it when
// their page is looked at. A page in sight is never without its scene, as it shows what happens
// elsewhere.
extension SceneRegistry {
  /// Puts a scene to sleep when its page has been out of sight for long.
  func watch(_ session: SceneSession) {
    session.expiry?.cancel()
    session.expiry = nil
    guard session.isHidden, session.isLive else { return }
    let number = session.lastNumber
    session.expiry = clock.schedule(after: configuration.hibernationDelay) {
      [weak self, weak session] in
      guard let self, let session else { return }
      if session.lastNumber == number { hibernate(session) } else { watch(session) }
    }
  }

  private func hibernate(_ session: SceneSession) {
    guard let page = session.page, save(session) else { return }
    page.sceneDidHibernate()
    end(session.id)
    metrics.hibernated.increment()
  }
}
