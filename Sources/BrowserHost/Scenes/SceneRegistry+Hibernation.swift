import CoreMetrics
import UIKitHosting

// Hidden scenes hibernate: their restoration data is kept, and they are built again from it when
// their page is visible. A visible page always has its scene, as it shows what happens elsewhere.
extension SceneRegistry {
  /// Has a scene hibernate when its page has been hidden for long.
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
