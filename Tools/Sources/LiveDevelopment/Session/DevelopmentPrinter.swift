import Foundation

/// The lines of a session for the terminal.
struct DevelopmentPrinter: Sendable {
  let folder: String
  let print: @Sendable (String) -> Void

  /// - Parameters:
  ///   - product: The program.
  ///   - linksRuntime: True if the runtime is built already.
  func began(_ product: String, linksRuntime: Bool) {
    let hint = linksRuntime ? "" : "; the first build of a package takes minutes"
    print("building \(product)\(hint)")
  }

  func changed(_ changes: SourceChanges) {
    let paths = changes.all.sorted().map(relative)
    let shown = paths.prefix(3).joined(separator: ", ")
    print("changed: \(shown)\(paths.count > 3 ? " and \(paths.count - 3) more" : "")")
  }

  func show(_ diagnostics: [CompilerDiagnostic]) {
    for diagnostic in diagnostics {
      print(diagnostic.text(in: folder))
      if !diagnostic.excerpt.isEmpty { print(diagnostic.excerpt) }
    }
  }

  func failed(_ text: String) {
    print(text)
  }

  /// - Parameters:
  ///   - errors: The number of errors that were shown.
  ///   - watches: True if a change leads to another build.
  func buildFailed(errors: Int, watches: Bool) {
    let count = errors == 0 ? "" : errors == 1 ? " with an error" : " with \(errors) errors"
    print("the build failed\(count)\(watches ? "; waiting for a change" : "")")
  }

  func ended(code: Int32) {
    print(code < 0 ? "The program was ended by signal \(-code)." : "The program ended: \(code).")
  }

  func served(_ address: String, build: Duration, restart: Duration, isWhole: Bool) {
    let how = isWhole ? "build" : "build of what changed"
    print("\(address)  (\(how) \(seconds(build)), restart \(seconds(restart)))")
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Returns a duration such as `2.4 s`.
  private func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
