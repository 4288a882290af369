import CoreMetrics
import UIKitHosting

// Hidden scenes hibernate: they are saved and ended, and restored when their page becomes visible.
// A visible page always has its scene, which also shows changes made elsewhere.
extension SceneRegistry {
  /// Hibernates a scene when its page has been hidden for the delay.
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
