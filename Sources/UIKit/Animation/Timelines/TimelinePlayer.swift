import UIKitHosting

/// Plays recorded tracks in either direction and from any position, on the scene's clock.
///
/// Views have their final values throughout. While the player runs, displays receive the end,
/// duration and curve of each part. When it stops, they receive the values at that position.
@MainActor
final class _TimelinePlayer {
  private(set) var tracks: [_AnimationTrack]
  /// Views with other changes of appearance, which are not interpolated.
  private let otherViews: [UIView]
  private weak var runtime: _SceneRuntime?
  private var run: Run?
  private var place = 0.0
  /// A Boolean value that indicates whether displays have stopped their animations at this
  /// position.
  private var isStill = false

  private struct Run {
    let start: Date
    let delay: TimeInterval
    let duration: TimeInterval
    let from: Double
    let to: Double
    let curve: Animation.Curve
    var timers: [HostTimer] = []
  }

  init(_ recorder: _TimelineRecorder, otherViews: [UIView] = []) {
    tracks = recorder.tracks
    self.otherViews = otherViews
    runtime =
      tracks.lazy.compactMap(\.view._runtime).first
      ?? otherViews.lazy.compactMap(\._runtime).first ?? _SceneRuntime.current
  }

  var isRunning: Bool { run != nil }

  // MARK: - Places

  /// The displayed fraction of the progress.
  var fraction: Double {
    guard let run else { return place }
    let part = run.curve.place(after: timeFraction, over: .seconds(run.duration))
    return run.from + (run.to - run.from) * part
  }

  /// The elapsed fraction of the run's duration; 1 without a run.
  var timeFraction: Double {
    guard let run, let runtime else { return 1 }
    let elapsed = runtime.clock.date.timeIntervalSince(run.start) - run.delay
    return run.duration > 0 ? min(max(elapsed / run.duration, 0), 1) : 1
  }

  /// Shows a fraction of the progress, and stops there.
  func show(_ fraction: Double) {
    cancelTimers()
    place = fraction
    tracks.show(at: fraction)
    if !isStill { stopOnDisplays() }
    isStill = true
  }

  /// Stops at the current position.
  func stop() {
    guard isRunning else { return }
    show(fraction)
  }

  /// Sets the displayed values at a fraction as the views' own, and ends.
  func settle(at fraction: Double) {
    let wasRunning = isRunning
    cancelTimers()
    place = fraction
    if fraction == 1 { tracks.showOwnValues() } else { tracks.settle(at: fraction) }
    if wasRunning { stopOnDisplays() }
  }

  // MARK: - Running

  /// Plays to a fraction.
  ///
  /// - Parameters:
  ///   - goal: The target fraction: 0 or 1.
  ///   - duration: The duration from the current position, in seconds.
  ///   - delay: The delay before the start, in seconds.
  ///   - curve: The timing curve.
  ///   - ended: Called on the scene's clock at the end.
  func play(
    to goal: Double,
    over duration: TimeInterval,
    delay: TimeInterval = 0,
    curve: Animation.Curve,
    ended: @escaping () -> Void
  ) {
    let from = fraction
    cancelTimers()
    guard let runtime else {
      // There is no clock outside a scene.
      place = goal
      Task { @MainActor in ended() }
      return
    }
    run = Run(
      start: runtime.clock.date,
      delay: delay,
      duration: duration,
      from: from,
      to: goal,
      curve: curve
    )
    isStill = false
    // New values at this position are the start of the animation.
    runtime.cancelAnimationStops(of: Set(nodes))
    runtime.commitStartValues()
    let legs = legs(from: from, to: goal, curve)
    for leg in legs where leg.time.start == 0 { send(leg, over: duration, after: delay) }
    for leg in legs where leg.time.start > 0 {
      schedule(after: delay + leg.time.start * duration) { [weak self] in
        self?.send(leg, over: duration, after: 0)
      }
    }
    schedule(after: delay + duration) { [self] in
      cancelTimers()
      place = goal
      ended()
    }
  }

  /// Adds tracks that run to the same end.
  func join(_ recorder: _TimelineRecorder) {
    tracks += recorder.tracks
    guard let run else { return tracks.show(at: place) }
    let time = timeFraction
    let leg = Leg(
      time: (time, 1),
      place: (fraction, run.to),
      curve: run.curve.piece(from: time, to: 1)
    )
    send(leg, over: run.duration, after: max(0, run.delay - elapsed(run)), recorder.tracks)
  }

  private func elapsed(_ run: Run) -> TimeInterval {
    runtime?.clock.date.timeIntervalSince(run.start) ?? 0
  }

  private func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) {
    guard let runtime else { return }
    let timer = runtime.clock.schedule(after: .seconds(delay)) { [weak runtime] in
      guard let runtime else { return body() }
      runtime.turn(body)
    }
    run?.timers.append(timer)
  }

  private func cancelTimers() {
    for timer in run?.timers ?? [] { timer.cancel() }
    run = nil
  }

  // MARK: - Legs

  /// A part of the run in which no track begins or ends.
  private struct Leg {
    let time: (start: Double, end: Double)
    let place: (start: Double, end: Double)
    let curve: Animation.Curve
  }

  private func legs(from start: Double, to end: Double, _ curve: Animation.Curve) -> [Leg] {
    let (low, high) = (min(start, end), max(start, end))
    let stops = Set(tracks.flatMap { [$0.start, $0.end] }).filter { $0 > low && $0 < high }
    let places = [start] + (start < end ? stops.sorted() : stops.sorted(by: >)) + [end]
    guard start != end, places.count > 2 else {
      return [Leg(time: (0, 1), place: (start, end), curve: curve)]
    }
    let times = places.map { curve.time(of: ($0 - start) / (end - start)) }
    return (1..<places.count).map { index in
      Leg(
        time: (times[index - 1], times[index]),
        place: (places[index - 1], places[index]),
        curve: curve.piece(from: times[index - 1], to: times[index])
      )
    }
  }

  private func send(
    _ leg: Leg,
    over duration: TimeInterval,
    after delay: TimeInterval,
    _ some: [_AnimationTrack]? = nil
  ) {
    let goal = leg.place.end
    if goal == 1 { tracks.showOwnValues() } else { tracks.show(at: goal) }
    let (low, high) = (min(leg.place.start, goal), max(leg.place.start, goal))
    let moving = (some ?? tracks).filter { $0.start < high && $0.end > low }
    var groups: [(curve: Animation.Curve, tracks: [_AnimationTrack])] = []
    for track in moving {
      let curve = curve(of: track, on: leg)
      if let index = groups.firstIndex(where: { $0.curve == curve }) {
        groups[index].tracks.append(track)
      } else {
        groups.append((curve, [track]))
      }
    }
    let others = some == nil && goal > leg.place.start ? otherViews.compactMap(\._nodeID) : []
    if groups.isEmpty, !others.isEmpty { groups.append((leg.curve, [])) }
    for (index, group) in groups.enumerated() {
      let nodes = group.tracks.compactMap(\.view._nodeID) + (index == 0 ? others : [])
      runtime?.addAnimation(
        Animation(
          duration: .seconds((leg.time.end - leg.time.start) * duration),
          delay: .seconds(delay),
          curve: group.curve,
          movesFrames: group.tracks.contains { $0.keys.contains(.frame) },
          nodes: nodes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        )
      )
    }
  }

  /// Returns the curve of a track on a leg: its own if the leg is linear, otherwise the leg's.
  private func curve(of track: _AnimationTrack, on leg: Leg) -> Animation.Curve {
    guard track.curve != .linear, leg.curve == .linear, track.end > track.start else {
      return leg.curve
    }
    func own(_ place: Double) -> Double {
      min(max((place - track.start) / (track.end - track.start), 0), 1)
    }
    let (start, end) = (own(leg.place.start), own(leg.place.end))
    return start < end
      ? track.curve.piece(from: start, to: end)
      : track.curve.piece(from: end, to: start).reversed
  }

  private func stopOnDisplays() {
    let nodes = nodes
    guard !nodes.isEmpty else { return }
    runtime?.addAnimation(Animation(duration: .zero, nodes: nodes))
  }

  private var nodes: [NodeID] {
    (tracks.map(\.view) + otherViews).compactMap(\._nodeID)
  }
}
