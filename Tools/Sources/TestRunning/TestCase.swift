/// A test of a program: a method of XCTest, or a function of Swift Testing.
package struct TestCase: Sendable, Hashable, Identifiable {
  package enum Library: Sendable {
    case xcTest, swiftTesting
  }

  /// The name in the program, such as `AppTests.LoginTests/testLogin`.
  package let id: String
  package let library: Library

  package init(id: String, library: Library) {
    self.id = id
    self.library = library
  }

  /// The module of the test's target.
  package var module: String { String(id.prefix { $0 != "." }) }

  /// The types around the test, joined by dots or slashes; empty for a function outside of types.
  package var suite: String {
    guard let end = shortID.lastIndex(of: "/") else { return "" }
    return String(shortID[..<end])
  }

  /// The method's or function's name, such as `testLogin` or `adds(_:)`.
  package var name: String { String(shortID.split(separator: "/").last ?? "") }

  /// The name that users write, such as `AppTests.LoginTests/testLogin`.
  package var selector: String { "\(module).\(shortID)" }

  /// The name without its module, and without the place that Swift Testing appends.
  private var shortID: String {
    let all = id.dropFirst(module.count + 1)
    guard library == .swiftTesting,
      let place = all.firstMatch(of: /\/[^\/]+\.swift:\d+:\d+$/)
    else { return String(all) }
    return String(all[..<place.range.lowerBound])
  }
}
