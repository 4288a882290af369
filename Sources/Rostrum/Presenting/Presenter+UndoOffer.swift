extension Duration {
  /// The time during which an app offers to undo an action: enough to reach the offer by a screen
  /// reader or by keys.
  public static let undoOffer = Duration.seconds(20)
}

extension Presenter {
  /// Calls `withdraw` when the time of an offer to undo an action is over.
  ///
  /// It is not called after ``cancelUndoOffer()`` or ``destroy()``. A later offer supersedes an older
  /// one.
  /// - Parameters:
  ///   - clock: The clock that measures `Duration.undoOffer`.
  ///   - withdraw: Removes the offer from the state; the presenter retains it, as with
  ///     ``latest(_:_:then:)``, so that it may use `self` freely.
  public final func expireUndoOffer(
    on clock: any Clock<Duration>,
    _ withdraw: @escaping @MainActor () -> Void
  ) {
    latest(.undoOffer) {
      try await clock.sleep(for: .undoOffer)
    } then: { result in
      if case .success = result { withdraw() }
    }
  }

  /// Keeps the current offer from being withdrawn by time, because it was accepted or is obsolete.
  public final func cancelUndoOffer() {
    cancel(.undoOffer)
  }
}

extension WorkKind {
  fileprivate static let undoOffer = WorkKind("undo offer")
}
