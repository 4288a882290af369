/// The file that starts a program of tests.
struct TestMainFile {
  /// The modules of tests.
  let modules: [String]
  /// The functions in them that list their tests.
  let functions: [String]
  /// The other modules that have functions of `registrations`.
  let registeringModules: [String]
  /// The functions that register what nibs name.
  let registrations: [String]
  /// The module of the app that hosts the tests; nil for tests without one.
  let app: String?

  /// The text.
  ///
  /// SwiftPM calls the main functions of programs by the names of their modules where tests link them.
  var text: String {
    let imports =
      registeringModules.map { "import \($0)\n" } + modules.map { "@testable import \($0)\n" }
    let classes = functions.isEmpty ? "[]" : functions.map { "\($0)()" }.joined(separator: " + ")
    let main = app.map { app in
      """
      @_silgen_name("\(app)_main")
      func _appMain(_ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?) -> Int32

      """
    }
    let start = app == nil ? "" : ", startingApp: { _ = _appMain(0, nil) }"
    return """
      import TestHosting
      \(imports.joined())
      \(main ?? "")
      MainActor.assumeIsolated {
      \(registrations.map { "  \($0)()\n" }.joined())  TestProcess.run(\(classes)\(start))
      }

      """
  }
}
