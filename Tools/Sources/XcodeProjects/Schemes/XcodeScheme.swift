/// A scheme: what is built, run and tested, and with which arguments.
package struct XcodeScheme: Sendable, Hashable {
  package let name: String
  /// A Boolean value that indicates whether the scheme is one for everybody, or one user's.
  package let isShared: Bool
  /// A Boolean value that indicates whether the project has no file for the scheme.
  ///
  /// Xcode, too, offers one for each target of a project without schemes.
  package let isGenerated: Bool
  package let buildTargets: [XcodeTarget.ID]
  package let launch: LaunchAction
  package let test: TestAction

  /// How the app is run.
  package struct LaunchAction: Sendable, Hashable {
    package let configuration: String
    /// The target that runs; nil if the scheme runs none.
    package let target: XcodeTarget.ID?
    package let arguments: [String]
    package let environment: [String: String]
    /// The language and region of the app, such as "de" and "AT"; nil for the device's.
    package let language: String?
    package let region: String?
  }

  /// How tests are run.
  package struct TestAction: Sendable, Hashable {
    package let configuration: String
    package let testables: [Testable]
    package let arguments: [String]
    package let environment: [String: String]
    package let plans: [TestPlan]
  }

  /// A target of tests in a scheme or a plan.
  package struct Testable: Sendable, Hashable {
    package let target: XcodeTarget.ID
    package let isSkipped: Bool
    /// Tests such as "LoginTests/testLogin()" that do not run.
    package let skippedTests: [String]
    /// The only tests that run; nil for all.
    package let selectedTests: [String]?
  }

  /// A test plan.
  package struct TestPlan: Sendable, Hashable {
    package let name: String
    package let path: String
    package let isDefault: Bool
    package let testables: [Testable]
    package let arguments: [String]
    package let environment: [String: String]
    /// The names of its configurations.
    package let configurations: [String]
  }
}

extension XcodeScheme {
  /// Returns the arguments by which Xcode passes a language and a region, such as "de" and "AT"; none for nil.
  package static func arguments(language: String?, region: String?) -> [String] {
    let languages = language.map { ["-AppleLanguages", "(\($0))"] } ?? []
    return languages
      + (region.map { region in
        ["-AppleLocale", "\((language ?? "en").replacing("-", with: "_"))_\(region)"]
      } ?? [])
  }
}
