import XCTest

/// The reason and the place at which a test has skipped itself, in `setUpWithError()` too.
///
/// XCTest keeps them to itself.
struct SkippedTest {
  /// The description, such as "Test skipped - needs a network".
  let reason: String
  let place: SourcePlace?

  init(_ testCase: XCTestCase) {
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror, current.subjectType != XCTestCase.self {
      mirror = current.superclassMirror
    }
    let skip = mirror?.descendant("skip").flatMap { $0 as? XCTSkip }
    let values = skip.map { Mirror(reflecting: $0) }
    reason = values?.descendant("summary") as? String ?? "Test skipped"
    let location = values?.descendant("sourceLocation", "some").map { Mirror(reflecting: $0) }
    let file = location?.descendant("file") as? String
    let line = location?.descendant("line")
    place = file.map { SourcePlace(file: $0, line: Int("\(line ?? 0)") ?? 0) }
  }
}
