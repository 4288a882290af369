/// All series of one name.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct Family {
  let name: String
  let kind: FamilyKind
  /// By the text of their labels.
  private var series: [String: any Series] = [:]
  /// The one for label sets that came too late.
  private var others: (any Series)?
  /// What asked for a name of this family's and was another type, ready to show.
  private var refused: Set<String> = []

  init(name: String, kind: FamilyKind) {
    self.name = name
    self.kind = kind
  }

  var isEmpty: Bool { series.isEmpty }

  /// The series with just these labels, made if there is room.
  ///
  /// - Returns: Nil where the family already has as many label sets as it may. The series without
  ///   labels always has room.
  mutating func ownSeries(_ labels: LabelSet, limit: Int) -> (any Series)? {
    let text = labels.text
    if let series = series[text] { return series }
    guard labels.isEmpty || labelSetCount < limit else { return nil }
    return insert(text)
  }

  /// The series for all label sets that found no room; its names are those of the first of them.
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

  /// Drops a series, unless it is not this family's (any more) or is the one of the others.
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
