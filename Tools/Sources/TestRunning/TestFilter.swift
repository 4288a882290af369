/// The choice of the tests of a program that run.
package struct TestFilter: Sendable {
  /// The tests of a target that a scheme leaves out or names, such as "LoginTests/testLogin()".
  package struct Scope: Sendable {
    package let skipped: [String]
    package let selected: [String]?

    package init(skipped: [String], selected: [String]?) {
      self.skipped = skipped
      self.selected = selected
    }
  }

  private let scopes: [String: Scope]
  private let filters: [Pattern]
  private let skips: [Pattern]
  private let shard: TestShard?

  /// A regular expression; `Regex` cannot be sent between tasks.
  private struct Pattern: Sendable {
    let text: String

    func matches(_ name: String) -> Bool {
      (try? Regex(text)).map { name.contains($0) } ?? false
    }
  }

  /// - Parameters:
  ///   - scopes: The tests that the scheme names, by the modules of their targets.
  ///   - filters: Regular expressions for names such as `AppTests.LoginTests/testLogin`, one of which
  ///     matches; empty for all tests.
  ///   - skips: Regular expressions none of which matches.
  ///   - shard: The part of the tests; nil for all.
  package init(
    scopes: [String: Scope] = [:],
    filters: [String] = [],
    skips: [String] = [],
    shard: TestShard? = nil
  ) {
    self.scopes = scopes
    self.filters = filters.map(Pattern.init)
    self.skips = skips.map(Pattern.init)
    self.shard = shard
  }

  /// Returns the tests that run, in the order in which Xcode runs them: by target, class and name.
  package func chosen(of tests: [TestCase]) -> [TestCase] {
    let all = tests.filter(isChosen).sorted { one, other in
      (one.library.order, one.selector) < (other.library.order, other.selector)
    }
    guard let shard else { return all }
    return all.enumerated().filter { shard.contains($0.offset) }.map(\.element)
  }

  private func isChosen(_ test: TestCase) -> Bool {
    if let scope = scopes[test.module] {
      if scope.skipped.contains(where: { Self.names($0, test) }) { return false }
      if let selected = scope.selected, !selected.contains(where: { Self.names($0, test) }) {
        return false
      }
    }
    return (filters.isEmpty || filters.contains { $0.matches(test.selector) })
      && !skips.contains { $0.matches(test.selector) }
  }

  /// Whether an entry of a scheme, "LoginTests" or "LoginTests/testLogin()", names a test.
  private static func names(_ entry: String, _ test: TestCase) -> Bool {
    entry == test.suite || entry == "\(test.suite)/\(test.name)"
      || entry == "\(test.suite)/\(test.name)()" || (test.suite.isEmpty && entry == test.name)
  }
}

extension TestCase.Library {
  fileprivate var order: Int { self == .xcTest ? 0 : 1 }
}
