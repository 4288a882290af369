/// What one name and one set of labels has recorded.
protocol Series: AnyObject, Sendable {
  var id: SeriesID { get }

  func write(to exposition: inout Exposition)
}

struct SeriesID {
  var family: String
  /// As the text shows them, without braces; empty where there are none.
  var labels: String
}
