import Foundation
import UIKitHosting

/// Changes of layers that belong together, with one duration and one completion.
///
/// Changes outside of `begin()` and `commit()` belong to a transaction that ends with the event that is handled.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Settings {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: TransactionCompletion?
  }

  private static var stack: [Settings] = []
  /// Those outside of all transactions, until the event ends.
  private static var implicit = Settings()
  private static weak var implicitScene: _SceneRuntime?

  open class func begin() {
    stack.append(Settings())
  }

  /// Ends the innermost transaction; its completion is called when its animations have ended.
  ///
  /// - Precondition: There is one.
  open class func commit() {
    guard let settings = stack.popLast() else {
      preconditionFailure("Expected CATransaction.begin() before CATransaction.commit().")
    }
    settings.completion?.seal()
  }

  /// Sends what has changed to the display when the event ends, as every event does.
  open class func flush() {}

  /// Seconds of animations that do not say their own: a quarter unless set.
  open class func animationDuration() -> CFTimeInterval {
    first(\.duration) ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = max(dur, 0) }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    first(\.timingFunction)
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether properties change without an animation.
  open class func disableActions() -> Bool {
    first(\.disablesActions) ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  open class func completionBlock() -> (() -> Void)? {
    stack.last?.completion?.block ?? implicitSettings.completion?.block
  }

  /// Sets what is called when the animations have ended that are added after this, and before the transaction ends;
  /// without animations it is called in the next turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completion = block.map(TransactionCompletion.init)
    change {
      $0.completion?.seal()
      $0.completion = completion
    }
  }

  // MARK: Machinery

  private static func first<Value>(_ path: KeyPath<Settings, Value?>) -> Value? {
    for settings in stack.reversed() {
      if let value = settings[keyPath: path] { return value }
    }
    return implicitSettings[keyPath: path]
  }

  private static func change(_ body: (inout Settings) -> Void) {
    if stack.isEmpty {
      var settings = implicitSettings
      body(&settings)
      implicit = settings
      implicitScene = _SceneRuntime.current
      // It ends with the next commit.
      _SceneRuntime.current?.scheduleCommit()
    } else {
      body(&stack[stack.count - 1])
    }
  }

  /// Those that were set in the turn of the current scene.
  private static var implicitSettings: Settings {
    implicitScene != nil && implicitScene === _SceneRuntime.current ? implicit : Settings()
  }

  /// The turn of a scene ends.
  static func endTurn(of scene: _SceneRuntime) {
    guard implicitScene === scene else { return }
    implicit.completion?.seal()
    implicit = Settings()
    implicitScene = nil
  }

  /// The completions that wait for an animation that begins now.
  static var completions: [TransactionCompletion] {
    stack.compactMap(\.completion) + (implicitSettings.completion.map { [$0] } ?? [])
  }
}

/// What is called when all animations of a transaction have ended.
@MainActor
final class TransactionCompletion {
  let block: () -> Void
  private var waiting = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func enter() {
    waiting += 1
  }

  func leave() {
    waiting -= 1
    if waiting == 0, isSealed { block() }
  }

  /// No more animations belong to it.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    guard waiting == 0 else { return }
    guard let runtime = _SceneRuntime.current else {
      // Outside of a scene there is no clock.
      Task { @MainActor in block() }
      return
    }
    _ = runtime.clock.schedule(after: .zero) { [weak runtime, block] in
      guard let runtime else { return block() }
      runtime.turn(block)
    }
  }
}
