import Dispatch
import Glibc

/// Reacts to Ctrl-C and to a request to end, in place of ending this process at once.
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
