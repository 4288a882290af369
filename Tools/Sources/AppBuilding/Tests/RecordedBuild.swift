package import XcodeProjects

/// Selects what is built for recording a test.
package enum RecordedBuild {
  /// Returns the build of a project's tests with their app, or that of the app where none drives it.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - scheme: The name of a scheme; nil for the only app.
  ///   - configuration: The name of a configuration; nil for that of the scheme.
  ///   - sdk: The runtime.
  ///   - print: Receives lines for the terminal.
  /// - Returns: The build.
  /// - Throws: ``AppBuildingError`` that lists the apps.
  package static func make(
    of project: XcodeProject,
    scheme: String?,
    configuration: String?,
    sdk: RuntimeSDK,
    print: @escaping @Sendable (String) -> Void
  ) throws(AppBuildingError) -> any TestBuild {
    let tests = try? TestSelection(in: project, scheme: scheme, configuration: configuration)
    if let tests, tests.app != nil { return ProjectTestBuild(tests, sdk: sdk, print: print) }
    let app = try AppSelection(in: project, scheme: scheme, configuration: configuration)
    return AppRecordingBuild(app, sdk: sdk, print: print)
  }
}
