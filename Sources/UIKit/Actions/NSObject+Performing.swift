import Dispatch
public import Foundation
import UIKitHosting

// Immediate and delayed calls of methods by selectors.

extension NSObjectProtocol {
  /// Returns whether the object's class implements the method of a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?._isMethod(of: self) == true
  }
}

extension NSObject {
  /// Calls a method with an object as its argument.
  @preconcurrency @MainActor
  public final func perform(_ aSelector: Selector!, with object: Any? = nil) {
    aSelector?._send(to: self, sender: object)
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: The argument, if the method takes a parameter.
  ///   - wait: True to return after the call; on the main thread the method is then called
  ///     immediately.
  public final func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    // Unchecked: the caller ensures that the main thread may use the argument, as on iOS.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let send: @MainActor @Sendable () -> Void = {
      aSelector._send(to: target, sender: argument)
    }
    if !wait {
      Task { @MainActor in send() }
    } else if MainQueue.isCurrent {
      MainActor.assumeIsolated { send() }
    } else {
      let scene = CurrentScene.runtime
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { CurrentScene.$task.withValue(scene) { send() } }
      }
    }
  }

  /// Calls a method on a background thread.
  ///
  /// A method that is isolated to the main actor is called on the main thread, in a later turn.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: The argument, if the method takes a parameter.
  public final func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    // Unchecked: the caller ensures that another thread may use the argument, as on iOS.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let scene = CurrentScene.runtime
    DispatchQueue.global().async {
      CurrentScene.$task.withValue(scene) {
        guard !aSelector.sendAnywhere(to: target, sender: argument) else { return }
        target.performSelector(onMainThread: aSelector, with: argument, waitUntilDone: false)
      }
    }
  }

  /// Calls a method after a delay on the clock of the scene whose event is being handled.
  ///
  /// The object is retained until then. If the scene ends before, the method is not called.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument, if the method takes a parameter.
  ///   - delay: The delay in seconds.
  @preconcurrency @MainActor
  public final func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    DelayedCall.schedule(self, aSelector, anArgument, after: delay)
  }

  /// Cancels calls of a method that ``perform(_:with:afterDelay:)`` has scheduled.
  ///
  /// - Parameters:
  ///   - aTarget: The target of the calls.
  ///   - aSelector: The method; see ``UIControl/removeTarget(_:action:for:)`` for one without a name.
  ///   - anArgument: The argument of the calls, compared by object equality.
  @preconcurrency @MainActor
  public final class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    DelayedCall.cancel(aTarget as AnyObject, aSelector) { argument in
      guard let argument, let anArgument else { return argument == nil && anArgument == nil }
      if let one = argument as? AnyHashable, let other = anArgument as? AnyHashable {
        return one == other
      }
      return argument as AnyObject === anArgument as AnyObject
    }
  }

  /// Cancels all calls of an object that ``perform(_:with:afterDelay:)`` has scheduled.
  @preconcurrency @MainActor
  public final class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel(aTarget as AnyObject, nil) { _ in true }
  }
}

/// A delayed call of a method.
@MainActor
private final class DelayedCall {
  private static var pending: [DelayedCall] = []

  private let target: AnyObject
  private let entry: TargetAction
  private let argument: Any?
  private var timer: HostTimer?

  private init(_ target: AnyObject, _ action: Selector, _ argument: Any?) {
    self.target = target
    entry = TargetAction(target, action)
    self.argument = argument
  }

  static func schedule(
    _ target: AnyObject,
    _ action: Selector,
    _ argument: Any?,
    after seconds: TimeInterval
  ) {
    let call = DelayedCall(target, action, argument)
    pending.append(call)
    let runtime = _SceneRuntime.current
    let hasScene = runtime != nil
    let clock: any HostClock = runtime?.clock ?? SystemHostClock()
    call.timer = clock.schedule(after: .seconds(max(0, seconds))) { [weak runtime] in
      call.end()
      guard hasScene else { return call.perform() }
      if let runtime, runtime.isConnected { runtime.turn(call.perform) }
    }
  }

  static func cancel(
    _ target: AnyObject,
    _ action: Selector?,
    where isMeant: (_ argument: Any?) -> Bool
  ) {
    let isCall = pending.map(\.entry).meant(by: target, action)
    for call in pending where isCall(call.entry) && isMeant(call.argument) {
      call.timer?.cancel()
      call.end()
    }
  }

  private func perform() {
    entry.action._send(to: target, sender: argument)
  }

  private func end() {
    Self.pending.removeAll { $0 === self }
  }
}
