internal import Foundation

/// The processes of the server with a data folder.
struct ServerProcesses {
  var folder: String

  /// Kills the server and its children, and returns when the last is gone.
  func kill() async throws {
    guard let server else { return }
    // Stopped first, so that it starts no further child meanwhile.
    Foundation.kill(server, SIGSTOP)
    let all = children(of: server) + [server]
    for process in all { Foundation.kill(process, SIGKILL) }
    for _ in 0..<1000 where all.contains(where: isAlive) {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// The server's process; nil if the file names a process that is no longer this server.
  private var server: pid_t? {
    let file = try? String(contentsOfFile: "\(folder)/postmaster.pid", encoding: .utf8)
    guard let process = file?.split(separator: "\n").first.flatMap({ pid_t($0) }) else {
      return nil
    }
    let command = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
    return command?.contains(folder) == true ? process : nil
  }

  private func children(of process: pid_t) -> [pid_t] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Returns whether a process runs; a zombie counts as gone.
  private func isAlive(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = status.lastIndex(of: ")")
    else { return false }
    return !status[name...].hasPrefix(") Z")
  }
}
