import Foundation

/// What the system tells about a process.
enum ProcessFacts {
  /// Returns the process that a chain of processes with one child each ends in.
  ///
  /// - Parameters:
  ///   - id: The first of the chain.
  ///   - length: The number of further processes.
  /// - Returns: The last process, or the last one that there is.
  static func descendant(of id: pid_t, after length: Int) -> pid_t {
    (0..<length).reduce(id) { found, _ in child(of: found) ?? found }
  }

  private static func child(of id: pid_t) -> pid_t? {
    let text = SystemFile.text("/proc/\(id)/task/\(id)/children") ?? ""
    let children = text.split(separator: " ").compactMap { pid_t($0) }
    return children.count == 1 ? children[0] : nil
  }

  /// Returns the bytes of private memory that a process has written to, swapped out or not.
  static func memory(of id: pid_t) -> Int? {
    guard let text = SystemFile.text("/proc/\(id)/status") else { return nil }
    let sizes = text.split(separator: "\n")
      .filter { $0.hasPrefix("RssAnon:") || $0.hasPrefix("VmSwap:") }
      .compactMap { $0.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first }
      .compactMap { Int($0) }
    return sizes.isEmpty ? nil : sizes.reduce(0, +) << 10
  }
}
