/// The layers of an app.
package enum Layer: String, Sendable, Codable, CaseIterable, Comparable {
  case model = "Model"
  case view = "View"
  case presenter = "Presenter"
  case coordinator = "Coordinator"
  case tests = "Tests"
  case other = "Other"

  package static func < (one: Layer, other: Layer) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}
