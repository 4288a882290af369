internal import Foundation

/// Stops a server and removes its folder when this process ends, for whatever reason.
///
/// A shell reads from a socket whose other end only this process has: it reads the end of file when
/// this process is gone. A server may be starting just then, so the shell repeats until the folder
/// is gone.
enum Watchdog {
  private static let script = """
    trap '' INT TERM HUP
    cat >/dev/null
    for _ in $(seq 300); do
      if read -r server <"$0/data/postmaster.pid" && grep -qsF "$0" "/proc/$server/cmdline"; then
        kill -QUIT "$server"
      else
        rm -rf "$0"
      fi
      [ -e "$0" ] || exit
      sleep 0.1
    done
    """

  /// Watches until this process ends.
  static func watch(folder: String) throws {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw TestPostgreSQLError.failed(
        program: "socketpair",
        output: String(cString: strerror(errno))
      )
    }
    // The other end is never closed here: the system closes it.
    defer { close(ends[0]) }
    try Child.start(["sh", "-c", script, folder], input: ends[0], output: "\(folder)/watchdog.log")
  }
}
