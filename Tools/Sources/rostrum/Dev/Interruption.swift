import Dispatch
import Glibc

/// Handles Ctrl-C and termination signals, instead of ending this process immediately.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  init(_ react: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: react)
      source.resume()
      return source
    }
  }

  func end() {
    for source in sources { source.cancel() }
  }
}
