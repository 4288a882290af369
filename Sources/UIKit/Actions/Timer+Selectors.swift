public import Foundation

extension Timer {
  /// Creates a timer that calls a method, to be added to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds.
  ///   - aTarget: The object that implements the method, retained until the timer is invalid.
  ///   - aSelector: The method; it may take the timer.
  ///   - userInfo: Must be nil, because Foundation's timers do not store it on this platform.
  ///   - yesOrNo: True for a repeating timer.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.block(aTarget, aSelector, userInfo))
  }

  /// Creates a timer that calls a method, and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(
      withTimeInterval: ti,
      repeats: yesOrNo,
      block: block(aTarget, aSelector, userInfo)
    )
  }

  private static func block(
    _ target: Any,
    _ action: Selector,
    _ userInfo: Any?
  ) -> @Sendable (Timer) -> Void {
    precondition(
      userInfo == nil,
      "Expected no userInfo, which Foundation's Timer lacks on Linux, got \(userInfo as Any)."
    )
    // Unchecked: it is used only on the thread of the run loop, as the timer is.
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      if action.sendAnywhere(to: target, sender: timer) { return }
      nonisolated(unsafe) let sender = timer
      MainActor.assumeIsolated { action._send(to: target, sender: sender) }
    }
  }
}
