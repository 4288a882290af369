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
  /// The app of the tests; nil for tests without one.
  let app: App?

  enum App {
    /// A module whose main function starts the app, which hosts the tests.
    case program(String)
    /// The delegate of an app that tests drive, with its module.
    case delegate(AppDelegateClass)
  }

  /// The text.
  ///
  /// SwiftPM calls the main functions of programs by the names of their modules where tests link them.
  var text: String {
    let imports =
      registeringModules.map { "import \($0)\n" } + modules.map { "@testable import \($0)\n" }
    let classes = functions.isEmpty ? "[]" : functions.map { "\($0)()" }.joined(separator: " + ")
    return """
      import TestHosting
      \(imports.joined())
      \(declaration)
      MainActor.assumeIsolated {
      \(registrations.map { "  \($0)()\n" }.joined())  TestProcess.run(\(classes)\(argument))
      }

      """
  }

  /// The declaration of what `argument` needs.
  private var declaration: String {
    switch app {
    case .program(let module):
      """
      @_silgen_name("\(module)_main")
      func _appMain(_ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?) -> Int32

      """
    case .delegate(let delegate): "import \(delegate.module)\n"
    case nil: ""
    }
  }

  private var argument: String {
    switch app {
    case .program: ", startingApp: { _ = _appMain(0, nil) }"
    case .delegate(let delegate): ", drivingApp: \(delegate.module).\(delegate.name).self"
    case nil: ""
    }
  }
}
