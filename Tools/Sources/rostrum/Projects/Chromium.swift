import ArgumentParser
import Foundation

/// The browser in which UI tests run.
enum Chromium {
  /// The absolute path of the program that the variable `CHROMIUM` names, else of the first one that is
  /// installed.
  ///
  /// - Throws: `ValidationError` if there is none.
  static var path: String {
    get throws {
      let environment = ProcessInfo.processInfo.environment
      if let chosen = environment["CHROMIUM"] {
        guard FileManager.default.isExecutableFile(atPath: chosen) else {
          throw ValidationError("CHROMIUM names \(chosen), which is not a program.")
        }
        return chosen
      }
      let folders = environment["PATH"]?.split(separator: ":") ?? []
      for name in names {
        for folder in folders {
          let path = "\(folder)/\(name)"
          if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
      }
      throw ValidationError(
        "--browser needs Chromium: expected \(names.joined(separator: ", ")) in PATH, found none. "
          + "Debian has a package chromium-headless-shell."
      )
    }
  }

  private static let names = [
    "chromium-headless-shell", "chromium", "google-chrome", "chromium-browser",
  ]
}
