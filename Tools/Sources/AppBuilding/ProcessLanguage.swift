/// The language and region of an app's process.
package enum ProcessLanguage {
  /// Returns the variables of a process that has no language of its own, as those of services and
  /// containers: they name that of iOS's simulator, because amounts without a region have no currency.
  ///
  /// - Parameter environment: The environment that the process inherits.
  /// - Returns: Nothing if it inherits a language.
  package static func variables(in environment: [String: String]) -> [String: String] {
    let own = environment["LC_ALL"] ?? environment["LANG"] ?? ""
    let isNone = ["", "C", "POSIX"].contains(own.prefix { $0 != "." })
    return isNone ? ["LANG": "en_US.UTF-8"] : [:]
  }
}
