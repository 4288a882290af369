import CoreMetrics

/// The metrics of a host.
///
/// Scenes are opened `from` a `look` at a page, or the `restoration` of a page's scene. Pages are
/// shown `from` their `painted` content, or by a `return` to a scene, which is then sent whole.
///
/// | name | kind | value |
/// |---|---|---|
/// | `browser_host_scenes` | meter | scenes in memory |
/// | `browser_host_scenes_opened` | counter by `app` and `from` | scenes created |
/// | `browser_host_scenes_ended` | counter | scenes that have left memory |
/// | `browser_host_scenes_hibernated` | counter | of those, the ones that hibernated |
/// | `browser_host_pages` | meter | live pages, with hibernating scenes or not |
/// | `browser_host_pages_shown` | counter by `from` | pages that went live |
/// | `browser_host_pages_closed` | counter by `reason` | live connections that the host ended |
/// | `browser_host_events` | counter by `app` | events served |
/// | `browser_host_events_dropped` | counter by `app` | events whose target was gone or changed |
/// | `browser_host_events_late` | counter | events that arrived too late to be served |
/// | `browser_host_event_duration` | timer by `app` | from an event to the end of its commit |
/// | `browser_host_messages_malformed` | counter | malformed messages |
struct HostMetrics: Sendable {
  /// The metrics of an app; created once, since creating a handle costs a lookup.
  struct App: Sendable {
    let opened: Counter
    let restored: Counter
    let events: Counter
    let dropped: Counter
    let duration: Timer

    init(_ app: String, _ factory: any MetricsFactory) {
      let counter = { (label: String, dimensions: [(String, String)]) in
        Counter(
          label: "browser_host_" + label,
          dimensions: [("app", app)] + dimensions,
          factory: factory
        )
      }
      opened = counter("scenes_opened", [("from", "look")])
      restored = counter("scenes_opened", [("from", "restoration")])
      events = counter("events", [])
      dropped = counter("events_dropped", [])
      duration = Timer(
        label: "browser_host_event_duration",
        dimensions: [("app", app)],
        factory: factory
      )
    }

    /// Records an event, its duration, and the number of dropped actions.
    func note(_ time: Duration, dropped count: Int) {
      events.increment()
      duration.recordNanoseconds(Int64(time / .nanoseconds(1)))
      if count > 0 { dropped.increment(by: Int64(count)) }
    }
  }

  let scenes: Meter
  let ended: Counter
  let hibernated: Counter
  let pages: Meter
  let painted: Counter
  let returned: Counter
  let malformed: Counter
  let late: Counter
  let apps: [String: App]
  private let closed: [CloseReason: Counter]

  /// Creates the handles.
  /// - Parameters:
  ///   - names: The paths of the host's apps.
  ///   - factory: The receiver of the samples.
  init(apps names: [String], factory: any MetricsFactory) {
    let counter = { (label: String, dimensions: [(String, String)]) in
      Counter(label: "browser_host_" + label, dimensions: dimensions, factory: factory)
    }
    scenes = Meter(label: "browser_host_scenes", factory: factory)
    ended = counter("scenes_ended", [])
    hibernated = counter("scenes_hibernated", [])
    pages = Meter(label: "browser_host_pages", factory: factory)
    painted = counter("pages_shown", [("from", "painted")])
    returned = counter("pages_shown", [("from", "return")])
    malformed = counter("messages_malformed", [])
    late = counter("events_late", [])
    apps = Dictionary(uniqueKeysWithValues: names.map { ($0, App($0, factory)) })
    closed = Dictionary(
      uniqueKeysWithValues: CloseReason.allCases.map { reason in
        (reason, counter("pages_closed", [("reason", "\(reason)")]))
      }
    )
  }

  func noteClosed(_ reason: CloseReason) {
    closed[reason]?.increment()
  }
}
