import Synchronization

/// All families of a factory; safe to use from any thread.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Registry: Sendable {
  private let state = Mutex(State())
  private let limit: Int
  private let dropped = CounterSeries(
    SeriesID(family: "metrics_dropped_series_total", labels: "")
  )
  private let conflicts = CounterSeries(
    SeriesID(family: "metrics_type_conflicts_total", labels: "")
  )

  /// - Parameter limit: The maximum number of series with labels of a family.
  init(limit: Int) {
    self.limit = limit
    state.withLock { state in
      state.keep(dropped)
      state.keep(conflicts)
    }
  }

  /// Returns the series for a label and dimensions, and creates it if necessary.
  ///
  /// - Returns: Nil where a family of another kind has the name.
  func series(
    _ kind: FamilyKind,
    _ label: String,
    _ dimensions: [(String, String)]
  ) -> (any Series)? {
    let name = kind.familyName(for: label)
    let labels = LabelSet(dimensions)
    return state.withLock { state in
      guard state.admit(kind, name) else {
        conflicts.increment(by: 1 as Int64)
        return nil
      }
      if let own = state.families[name]?.ownSeries(labels, limit: limit) { return own }
      dropped.increment(by: 1 as Int64)
      return state.families[name]?.sharedSeries(labels)
    }
  }

  func remove(_ series: any Series) {
    state.withLock { $0.remove(series) }
  }

  func text() -> String {
    let families = state.withLock { $0.families }
    var exposition = Exposition()
    for (_, family) in families.sorted(by: { $0.key < $1.key }) {
      family.write(to: &exposition)
    }
    return exposition.text
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct State {
  var families: [String: Family] = [:]
  /// The family of each exposed name.
  private var owners: [String: String] = [:]

  /// Returns whether the family exists or could be created.
  ///
  /// A histogram `size` also owns `size_count`: a gauge of that name would duplicate a sample, for
  /// which Prometheus rejects the whole response.
  mutating func admit(_ kind: FamilyKind, _ name: String) -> Bool {
    if families[name]?.kind == kind { return true }
    let names = kind.names(of: name)
    if let owner = names.lazy.compactMap({ [owners] in owners[$0] }).first {
      families[owner]?.refuse(kind, name)
      return false
    }
    families[name] = Family(name: name, kind: kind)
    for taken in names { owners[taken] = name }
    return true
  }

  mutating func keep(_ counter: CounterSeries) {
    let name = counter.id.family
    guard admit(.counter, name) else { return }
    families[name]?.keep(counter)
  }

  mutating func remove(_ series: any Series) {
    let name = series.id.family
    families[name]?.remove(series)
    guard let family = families[name], family.isEmpty else { return }
    families[name] = nil
    for freed in family.kind.names(of: name) { owners[freed] = nil }
  }
}
