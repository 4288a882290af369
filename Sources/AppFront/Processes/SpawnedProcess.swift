import Foundation
import Glibc
import Synchronization

/// Starts processes of this machine, in a sandbox.
package struct SpawningLauncher: DeviceLauncher {
  private let sandbox: Sandbox
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - sandbox: The way to start them.
  ///   - log: Receives the lines that they print.
  package init(sandbox: Sandbox, log: @escaping @Sendable (String) -> Void) {
    self.sandbox = sandbox
    self.log = log
  }

  package func start(
    _ launch: DeviceLaunch,
    onEnd: @escaping @Sendable (ProcessEnding) -> Void
  ) throws -> any DeviceProcess {
    try SpawnedProcess(
      command: sandbox.command(for: launch),
      wrappers: sandbox.wrapperCount,
      folder: (launch.app.program as NSString).deletingLastPathComponent,
      environment: sandbox.environment(for: launch),
      log: log,
      onEnd: onEnd
    )
  }
}

/// A process of this machine, with those that it has started.
final class SpawnedProcess: DeviceProcess {
  /// The number of bytes of output that are kept: a report of the crashed thread has up to 10,000.
  private static let outputLimit = 32_768

  /// The outermost process.
  private let id: pid_t
  /// The number of processes around the app.
  private let wrappers: Int
  /// False once the process has been waited for, after which its number may be another's.
  private let isRunning = Mutex(true)

  init(
    command: [String],
    wrappers: Int,
    folder: String,
    environment: [String: String],
    log: @escaping @Sendable (String) -> Void,
    onEnd: @escaping @Sendable (ProcessEnding) -> Void
  ) throws {
    self.wrappers = wrappers
    let pipe = try OutputPipe()
    do {
      id = try Spawn.start(command, in: folder, environment: environment, output: pipe.end)
    } catch {
      pipe.close()
      throw error
    }
    let thread = Thread { [self] in
      let output = pipe.read(keeping: Self.outputLimit, log: log)
      let code = wait()
      onEnd(ProcessEnding(code: code, output: output))
    }
    thread.stackSize = 256 << 10
    thread.start()
  }

  private var app: pid_t { ProcessFacts.descendant(of: id, after: wrappers) }

  var memory: Int? {
    isRunning.withLock { $0 ? ProcessFacts.memory(of: app) : nil }
  }

  func terminate() {
    isRunning.withLock { isRunning in
      guard isRunning else { return }
      // The isolator would end without a word to the app.
      Glibc.kill(app, SIGTERM)
    }
  }

  func kill() {
    isRunning.withLock { isRunning in
      guard isRunning else { return }
      Glibc.kill(app, SIGKILL)
      Glibc.kill(-id, SIGKILL)
    }
  }

  private func wait() -> Int32 {
    var info = siginfo_t()
    // Leaves the process as it is, so that its number stays its own until `isRunning` is false.
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return isRunning.withLock { isRunning in
      isRunning = false
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      let signal = status & 0x7f
      let code = (status >> 8) & 0xff
      if signal != 0 { return -signal }
      // Isolators and shells report a signal this way.
      return code > 128 && code < 160 ? 128 - code : code
    }
  }
}
