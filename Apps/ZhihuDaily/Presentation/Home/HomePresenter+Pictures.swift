import Rostrum
import ZhihuDailyModel

// Prefetches pictures of rows while the screen may be visible.
extension HomePresenter {
  /// Prefetches the pictures of rows that will probably appear soon.
  public func prefetchRows(_ ids: [Int]) {
    guard isInSight else { return }
    for id in ids {
      guard let url = rows[id]?.image, awaited.insert(id).inserted else { continue }
      latest(.picture(id)) { [pictures] in
        await pictures.picture(at: url)
      } then: { _ in
        // The loader has cached the picture; after a failure, the row requests it again.
        self.awaited.remove(id)
      }
    }
  }

  /// Cancels the prefetching of rows that will probably not appear.
  public func cancelPrefetching(_ ids: [Int]) {
    for id in ids where awaited.remove(id) != nil { cancel(.picture(id)) }
  }
}

extension WorkKind {
  /// The request for the picture of a story's row.
  fileprivate static func picture(_ id: Story.ID) -> WorkKind { WorkKind("picture \(id)") }
}
