/// The samples of a name and a set of labels.
protocol Series: AnyObject, Sendable {
  var id: SeriesID { get }

  func write(to exposition: inout Exposition)
}

struct SeriesID {
  var family: String
  /// The exposed labels without braces; empty where there are none.
  var labels: String
}
