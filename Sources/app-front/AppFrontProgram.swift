import AppFront
import Dispatch
import Foundation

/// Serves an app to a team: `app-front CONFIGURATION`, which `rostrum serve` starts.
///
/// `SIGHUP` makes it read its configuration again, and the devices start with another build. `SIGTERM`
/// and `SIGINT` end it.
@main
struct AppFrontProgram {
  @MainActor
  static func main() async {
    guard CommandLine.arguments.count == 2 else { fail("Usage: app-front CONFIGURATION") }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    // Unlike `print`, this writes lines immediately, also to a pipe.
    let print: @Sendable (String) -> Void = {
      FileHandle.standardOutput.write(Data(($0 + "\n").utf8))
    }
    let (signals, sources) = signals()
    do {
      let front = try await Front(FrontConfiguration(at: file), print: print)
      for await signal in signals {
        guard signal == SIGHUP else { break }
        front.update(try FrontConfiguration(at: file))
      }
      await front.close()
      withExtendedLifetime(sources) {}
    } catch {
      fail("error: \(error)")
    }
  }

  /// Returns the signals that come, while the sources live.
  private nonisolated static func signals() -> (
    AsyncStream<Int32>, [any DispatchSourceSignal]
  ) {
    let (signals, sink) = AsyncStream<Int32>.makeStream()
    let sources = [SIGHUP, SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { sink.yield(number) }
      source.resume()
      return source
    }
    signal(SIGPIPE, SIG_IGN)
    return (signals, sources)
  }

  private nonisolated static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(1)
  }
}
