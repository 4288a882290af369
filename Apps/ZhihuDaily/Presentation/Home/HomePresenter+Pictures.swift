import Rostrum
import ZhihuDailyModel

// Pictures are fetched before their rows are seen, while somebody may be looking.
extension HomePresenter {
  /// Rows are likely to be seen soon.
  public func rowsComeNear(_ ids: [Int]) {
    guard isInSight else { return }
    for id in ids {
      guard let url = rows[id]?.image, awaited.insert(id).inserted else { continue }
      latest(.picture(id)) { [pictures] in
        await pictures.picture(at: url)
      } then: { _ in
        // The loader keeps it; where none came, the row asks for itself.
        self.awaited.remove(id)
      }
    }
  }

  /// Rows that were near will not be seen, as it seems.
  public func rowsGo(_ ids: [Int]) {
    for id in ids where awaited.remove(id) != nil { cancel(.picture(id)) }
  }
}

extension WorkKind {
  /// The picture of a story's row.
  fileprivate static func picture(_ id: Story.ID) -> WorkKind { WorkKind("picture \(id)") }
}
