package import Foundation

/// A program of tests, and how it is started.
package struct TestProgram: Sendable {
  package let file: URL
  package let arguments: [String]
  package let environment: [String: String]
  /// The working directory.
  package let folder: URL
  /// The modules of tests that drive the app in a process of its own.
  package let interfaceModules: Set<String>
  /// The path of a browser in which those tests show the app; nil for none.
  package let browser: String?
  /// The absolute paths of sources by the names that traps print, such as `Module/File.swift`.
  package let sources: [String: String]
  /// The number of lines that the compiled copies of sources have before those of the originals.
  private let addedLines: Int

  package init(
    _ file: URL,
    arguments: [String] = [],
    environment: [String: String] = [:],
    in folder: URL,
    interfaceModules: Set<String> = [],
    browser: String? = nil,
    sources: [String: String] = [:],
    addedLines: Int = 0
  ) {
    self.file = file
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.interfaceModules = interfaceModules
    self.browser = browser
    self.sources = sources
    self.addedLines = addedLines
  }

  /// Returns the file and line of a declaration, of which macros know the compiled copy alone, whatever
  /// `#sourceLocation` says.
  ///
  /// - Parameters:
  ///   - path: The file that the macro knows.
  ///   - line: The line in it.
  ///   - module: The module of the test.
  /// - Returns: The file and line of the original; those that were passed for other files.
  package func place(of path: String, _ line: Int, in module: String) -> (file: String, line: Int) {
    let name = "\(module)/\((path as NSString).lastPathComponent)"
    guard let original = sources[name], original != path else { return (path, line) }
    return (original, max(1, line - addedLines))
  }
}

/// The task of a program of tests, as its module TestHosting reads it.
struct TestPlan: Encodable {
  var listsTests = false
  var methods: [String] = []
  var functions: [String] = []
  var isSerial = false
  var drivesApp = false
  var pictures: URL?

  /// A plan that lists the tests.
  init() {
    listsTests = true
  }

  /// - Parameters:
  ///   - tests: The tests to run.
  ///   - isSerial: True if functions of Swift Testing run one after the other.
  ///   - drivesApp: True if they drive the app in a process of its own.
  ///   - pictures: The folder for pictures; nil for none.
  init(_ tests: [TestCase], isSerial: Bool, drivesApp: Bool, pictures: URL?) {
    methods = tests.filter { $0.library == .xcTest }.map(\.id)
    functions = tests.filter { $0.library == .swiftTesting }.map(\.id)
    self.isSerial = isSerial
    self.drivesApp = drivesApp
    self.pictures = pictures
  }
}
