import CSpawn
import Foundation
import Glibc

/// A call of `posix_spawn`, on a thread of its own that never ends.
///
/// The system ends a process "with its parent" when the thread ends that has started it.
enum Spawn {
  /// - Parameters:
  ///   - command: The program, which is looked up on the path, and its arguments.
  ///   - folder: The working directory.
  ///   - environment: The whole environment.
  ///   - output: The descriptor for standard output and standard error.
  /// - Returns: The process, which leads its own group.
  /// - Throws: `POSIXError`.
  static func start(
    _ command: [String],
    in folder: String,
    environment: [String: String],
    output: Int32
  ) throws -> pid_t {
    let result = SpawnThread.shared.run {
      start(command, folder, environment.map { "\($0)=\($1)" }, output)
    }
    guard result.code == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: result.code) ?? .EIO)
    }
    return result.id
  }

  private static func start(
    _ command: [String],
    _ folder: String,
    _ environment: [String],
    _ output: Int32
  ) -> (id: pid_t, code: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // The sockets of visitors and of other devices.
    _ = posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    _ = posix_spawn_file_actions_addchdir_np(&actions, folder)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var id: pid_t = 0
    let code = withCStrings(command) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&id, command[0], &actions, &attributes, arguments, environment)
      }
    }
    return (id, code)
  }

  private static func withCStrings<Value>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        preconditionFailure("The array ends with nil, so that it is not empty.")
      }
      return body(base)
    }
  }
}
