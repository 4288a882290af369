internal import Foundation

/// Child processes; Foundation's `Process` considers a program as running as long as a daemon that
/// it left behind.
enum Child {
  /// Runs a command until it ends, its output appended to a file, and returns its exit code.
  static func run(_ command: [String], output: String) async throws -> Int32 {
    let id = try start(command, input: nil, output: output)
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "wait for a process").async {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        continuation.resume(returning: status)
      }
    }
  }

  /// Starts a command in its own session, so that a keyboard interrupt does not reach it.
  ///
  /// It reads from `input`, or nothing if that is nil.
  @discardableResult
  static func start(_ command: [String], input: Int32?, output: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    closeOthers(&actions)
    // The owner of the server's files may have no access to the current folder. PostgreSQL keeps
    // the machine's clock where the tests run with a shifted one, because a remote server has its
    // own.
    let environment = ["env", "--chdir=/", "--unset=LD_PRELOAD"]
    return try spawn(environment + ["setsid"] + command, &actions)
  }

  /// Closes all other descriptors of this process in the child, including later ones.
  ///
  /// A server outlives tests with open sockets: its copies would keep their connections open.
  private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let highest = (open.compactMap { Int32($0) }.max() ?? 2) + 256
    // Closing an unused descriptor is no error, but one beyond the limit is.
    for number in 3..<max(3, min(highest, Int32(clamping: limit.rlim_cur))) {
      posix_spawn_file_actions_addclose(&actions, number)
    }
  }

  private static func spawn(
    _ command: [String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, command[0], &actions, nil, &arguments, environ)
    guard code == 0 else {
      throw TestPostgreSQLError.failed(program: command[0], output: String(cString: strerror(code)))
    }
    return id
  }
}
