import Foundation

/// The place of this program.
enum ToolPath {
  /// The absolute path of its file, also if the shell has found it by its name.
  static var current: String {
    get throws { try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }
  }
}
