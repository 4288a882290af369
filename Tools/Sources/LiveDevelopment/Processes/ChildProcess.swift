package import Foundation
import Glibc

/// A running program that leads its own process group, so that it can be ended together with its
/// child processes.
package final class ChildProcess: Sendable {
  package let id: pid_t
  private let ending: Task<Int32, Never>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked up on the path.
  ///   - arguments: The arguments without the program's name.
  ///   - folder: The working directory.
  ///   - environment: The differences from the environment of this process.
  ///   - output: Receives chunks of the program's standard output and standard error; nil to share
  ///     those of this process.
  /// - Throws: ``DevelopmentError`` that names the program where it cannot be started.
  package init(
    _ program: String,
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    output: (@Sendable (Data) -> Void)? = nil
  ) throws(DevelopmentError) {
    let pipe = output.map { _ in Pipe() }
    let result = Spawn(program, arguments, in: folder, environment: environment)
      .start(output: pipe?.fileHandleForWriting.fileDescriptor)
    guard case .success(let id) = result else {
      throw DevelopmentError("\(program) cannot be started: \(result.reason).")
    }
    try? pipe?.fileHandleForWriting.close()
    self.id = id
    let reading = pipe.map { pipe in Self.read(pipe.fileHandleForReading, output ?? { _ in }) }
    ending = Task.detached {
      let status = await Self.wait(for: id)
      await reading?.value
      return status
    }
  }

  /// The exit code after the program has ended; the negated number of a signal that ended it.
  package var exitCode: Int32 {
    get async { await ending.value }
  }

  /// Sends a signal to the process group, or to the program alone.
  package func signal(_ number: Int32, toGroup: Bool = true) {
    kill(toGroup ? -id : id, number)
  }

  /// Ends the program with a signal, and with `SIGKILL` once the patience is over.
  package func end(by number: Int32 = SIGTERM, patience: Duration = .seconds(5)) async {
    signal(number)
    let killing = Task {
      try await Task.sleep(for: patience)
      signal(SIGKILL)
    }
    _ = await exitCode
    killing.cancel()
  }

  // MARK: - Private

  /// Waits on a separate thread, because the wait blocks.
  private static func wait(for id: pid_t) async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7f
        continuation.resume(returning: signal == 0 ? (status >> 8) & 0xff : -signal)
      }
    }
  }

  private static func read(
    _ file: FileHandle,
    _ output: @escaping @Sendable (Data) -> Void
  ) -> Task<Void, Never> {
    Task.detached {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          while case let data = file.availableData, !data.isEmpty { output(data) }
          continuation.resume()
        }
      }
    }
  }
}
