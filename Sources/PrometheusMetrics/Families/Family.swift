/// All series of a name.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct Family {
  let name: String
  let kind: FamilyKind
  /// The series by the text of their labels.
  private var series: [String: any Series] = [:]
  /// The shared series for label sets beyond the limit.
  private var others: (any Series)?
  /// Descriptions of the metrics that were refused because they use this family's name with another
  /// type.
  private var refused: Set<String> = []

  init(name: String, kind: FamilyKind) {
    self.name = name
    self.kind = kind
  }

  var isEmpty: Bool { series.isEmpty }

  /// Returns the series with exactly these labels, and creates it if the limit allows.
  ///
  /// - Returns: Nil where the family has reached its limit. The series without labels is always
  ///   allowed.
  mutating func ownSeries(_ labels: LabelSet, limit: Int) -> (any Series)? {
    let text = labels.text
    if let series = series[text] { return series }
    guard labels.isEmpty || labelSetCount < limit else { return nil }
    return insert(text)
  }

  /// Returns the shared series for all label sets beyond the limit, with the label names of the
  /// first of them.
  mutating func sharedSeries(_ labels: LabelSet) -> any Series {
    if let others { return others }
    let text = labels.others.text
    let shared = series[text] ?? insert(text)
    others = shared
    return shared
  }

  mutating func keep(_ kept: any Series) {
    series[kept.id.labels] = kept
  }

  /// Removes a series, unless it no longer belongs to this family or is the shared one.
  mutating func remove(_ gone: any Series) {
    guard gone !== others, series[gone.id.labels] === gone else { return }
    series[gone.id.labels] = nil
  }

  mutating func refuse(_ kind: FamilyKind, _ name: String) {
    refused.insert("\(kind.rawValue) \(name)")
  }

  func write(to exposition: inout Exposition) {
    exposition.type(name, kind.type)
    for refusal in refused.sorted() {
      exposition.comment("Dropped: \(refusal), because \(kind.rawValue) \(name) was there first.")
    }
    for (_, series) in series.sorted(by: { $0.key < $1.key }) {
      series.write(to: &exposition)
    }
  }

  private var labelSetCount: Int {
    series.count - (series[""] == nil ? 0 : 1) - (others == nil ? 0 : 1)
  }

  private mutating func insert(_ labels: String) -> any Series {
    let made = kind.makeSeries(SeriesID(family: name, labels: labels))
    series[labels] = made
    return made
  }
}
