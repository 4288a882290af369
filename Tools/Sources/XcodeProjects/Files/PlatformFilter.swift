/// The platforms for which a file of a target is meant.
enum PlatformFilter {
  /// A Boolean value that indicates whether a list of platforms has iOS.
  ///
  /// An empty list has all.
  static func allows(_ platforms: [String]) -> Bool {
    platforms.isEmpty || platforms.contains("ios")
  }

  static func allows(_ object: ProjectDocument.Object) -> Bool {
    allows(object.list("platformFilters") + (object["platformFilter"].map { [$0] } ?? []))
  }
}
