import FootballGatherModel
import Rostrum

// The connection to the server, while the screen is visible.
extension GatherPresenter {
  /// The delay before sending or following again.
  static let retryTime = Duration.seconds(10)

  /// Follows the changes of other devices, and sends the changes that the server does not have.
  ///
  /// Following restarts ``retryTime`` after its end, so that a server that refuses it does not
  /// receive requests without a pause.
  func connect() {
    guard case .playing = stage, isAttached, let match,
      !isRunning(.follow), !isRunning(.reconnect)
    else { return }
    let report: @Sendable (Bool) async -> Void = { [weak self] isReceiving in
      await self?.connectionChanged(isReceiving: isReceiving)
    }
    latest(.follow) { [gathers, account, activity, weak self] in
      if try await account.session()?.isOffline == true { self?.change { $0.isOnDevice = true } }
      try await activity.whileInForeground {
        try await gathers.follow(match.id, onConnectionChange: report)
      }
    } then: { result in
      if case .failure = result { self.change { $0.isReceiving = false } }
      self.reconnectLater()
      // The repository has the new state if the match is over or cannot be followed.
      self.read()
    }
    deliver()
  }

  private func reconnectLater() {
    latest(.reconnect) { [clock = environment.clock] in
      try await clock.sleep(for: Self.retryTime)
    } then: { result in
      if case .success = result { self.connect() }
    }
  }

  func disconnect() {
    cancel(.follow)
    cancel(.reconnect)
    cancel(.retry)
    connection = connection.changed(at: environment.now()) { $0.isReceiving = nil }
  }

  func sendingEnded(_ result: Result<SendReport, any Error>) {
    switch result {
    case .success:
      cancel(.retry)
      change { $0.hasFailed = false }
    case .failure:
      change { $0.hasFailed = true }
      retryLater()
    }
  }

  private func retryLater() {
    guard isAttached, case .playing = stage else { return }
    latest(.retry) { [clock = environment.clock] in
      try await clock.sleep(for: Self.retryTime)
    } then: { result in
      if case .success = result { self.deliver() }
    }
  }

  private func connectionChanged(isReceiving: Bool) {
    guard isRunning(.follow) else { return }
    let isBack = isReceiving && connection.isReceiving != true && connection.hasFailed
    change { $0.isReceiving = isReceiving }
    if isBack { deliver() }
  }

  private func change(_ body: (inout ConnectionStatus) -> Void) {
    connection = connection.changed(at: environment.now(), by: body)
    render()
  }
}

extension WorkKind {
  fileprivate static let follow = WorkKind("follow")
  fileprivate static let reconnect = WorkKind("reconnect")
  fileprivate static let retry = WorkKind("retry")
}
