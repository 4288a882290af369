package import AppPreparation
package import LiveDevelopment

/// Compiles tests, and again without the bodies of those that do not compile: they fail, and the others run.
package struct TestCompilation: Sendable {
  private let folder: String
  private let print: @Sendable (String) -> Void

  /// - Parameters:
  ///   - folder: The project's or package's folder.
  ///   - print: Receives lines for the terminal.
  package init(in folder: String, print: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.print = print
  }

  /// Builds until everything compiles, or something besides tests does not.
  ///
  /// - Parameters:
  ///   - write: Writes the sources, and returns their modules.
  ///   - build: Builds them.
  /// - Returns: The result of the last build.
  /// - Throws: What `write` and `build` throw.
  package func run(
    write: (TestErrors) throws -> [PreparedModule],
    build: () async throws -> BuildResult
  ) async throws -> BuildResult {
    var errors = TestErrors()
    var modules = try write(errors)
    while true {
      let result = try await build()
      guard !result.isSuccess else {
        report(modules)
        return result
      }
      var known = errors
      for found in result.diagnostics where found.severity == .error {
        known.add(found.message, in: found.file, line: found.line)
      }
      guard known != errors else { return result }
      errors = known
      modules = try write(errors)
      guard errors.areIn(modules) else { return result }
      result.lines(in: folder).forEach(print)
    }
  }

  private func report(_ modules: [PreparedModule]) {
    let count = modules.flatMap(\.files).flatMap(\.uncompiledTests).count
    guard count > 0 else { return }
    print("\(count) test\(count == 1 ? " does" : "s do") not compile. The others run.")
  }
}
