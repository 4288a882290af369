import Dispatch
import Synchronization

// Calls of a target's client.

extension SCNetworkReachability {
  /// The time between two looks at the interfaces.
  private static let interval = DispatchTimeInterval.seconds(5)

  /// Sets the client; contexts are retained and released by the app's functions.
  func replaceClient(by new: Client?) {
    var kept = new
    if let new, let context = new.context, let info = context.info, let retain = context.retain {
      var own = context
      own.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
      kept = Client(call: new.call, context: own)
    }
    let old = watch.withLock { watch in
      defer { watch.client = kept }
      return watch.client
    }
    if let context = old?.context, let info = context.info {
      context.release?(UnsafeRawPointer(info))
    }
  }

  /// Reports flags on a queue until another one is set; nil ends the reports.
  func report(on queue: DispatchQueue?) {
    let timer = queue.map { Timer(source: DispatchSource.makeTimerSource(queue: $0)) }
    let old = watch.withLock { watch in
      defer { watch.timer = timer }
      watch.known = nil
      return watch.timer
    }
    old?.source.cancel()
    timer?.source.setEventHandler { [weak self] in self?.reportChange() }
    timer?.source.schedule(deadline: .now(), repeating: Self.interval)
    timer?.source.resume()
  }

  /// Calls the client if the flags differ from those that it knows.
  func reportChange() {
    let flags = flags
    let client = watch.withLock { watch -> Client? in
      guard flags != watch.known else { return nil }
      watch.known = flags
      return watch.client
    }
    client?.call(self, flags, client?.context?.info)
  }
}
