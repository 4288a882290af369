import Foundation
import Glibc

/// A call of `posix_spawn`.
struct Spawn {
  private let program: String
  private let arguments: [String]
  private let folder: URL
  private let environment: [String]

  init(_ program: String, _ arguments: [String], in folder: URL, environment: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
      .map { "\($0)=\($1)" }
  }

  /// - Parameter output: The descriptor for standard output and standard error; nil for those of
  ///   this process.
  /// - Returns: The process, which leads its own group.
  func start(output: Int32?) -> Result<pid_t, SpawnFailure> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    }
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
    // This process ignores these signals, and programs would inherit that.
    for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var id: pid_t = 0
    // `posix_spawn_file_actions_addchdir_np` is not visible in Swift; `env` replaces itself with
    // the program.
    let command = ["env", "-C", folder.path, program] + arguments
    let code = withCStrings(command) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&id, command[0], &actions, &attributes, arguments, environment)
      }
    }
    return code == 0 ? .success(id) : .failure(SpawnFailure(code: code))
  }

  private func withCStrings<Value>(
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

/// The error of `posix_spawn`.
struct SpawnFailure: Error {
  var code: Int32
}

extension Result where Failure == SpawnFailure {
  var reason: String {
    if case .failure(let failure) = self { String(cString: strerror(failure.code)) } else { "" }
  }
}
