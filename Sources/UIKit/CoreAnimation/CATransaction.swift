import Foundation
import UIKitHosting

/// The key of the duration of animations in `CATransaction`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether implicit animations are disabled in `CATransaction`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of animations in `CATransaction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block in `CATransaction`.
public let kCATransactionCompletionBlock = "completionBlock"

/// A transaction of layer changes with a common duration and completion.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction that ends with the
/// current event.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  open class func begin() {
    TransactionStack.current.open.append(TransactionSettings())
  }

  /// Commits the innermost transaction; its completion is called when its animations have ended.
  ///
  /// - Precondition: A transaction has begun.
  open class func commit() {
    guard let settings = TransactionStack.current.open.popLast() else {
      preconditionFailure("Expected CATransaction.begin() before CATransaction.commit().")
    }
    settings.completion?.seal()
  }

  /// Has no effect: changes are sent to the display at the end of each event.
  open class func flush() {}

  /// The duration of animations without one, in seconds: 0.25 unless set.
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

  /// Returns whether implicit animations are disabled.
  open class func disableActions() -> Bool {
    first(\.disablesActions) ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  open class func completionBlock() -> (() -> Void)? {
    let stack = TransactionStack.current
    return (stack.open.last ?? stack.ofEvent).completion?.block
  }

  /// Sets the completion block, called when animations that are added later in the transaction have
  /// ended.
  ///
  /// Without animations it is called in the next turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completion = block.map(TransactionCompletion.init)
    change {
      $0.completion?.seal()
      $0.completion = completion
    }
  }

  /// Returns the value of a setting, or of a key of the app's own, in the innermost transaction
  /// that has one.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: first(\.values[key])
    }
  }

  /// Sets a setting, or a value for a key of the app's own.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let duration = AnimatedValue(anObject)?.asNumber { setAnimationDuration(duration) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: change { $0.values[key] = anObject }
    }
  }

  // MARK: Internal

  private static func first<Value>(_ path: KeyPath<TransactionSettings, Value?>) -> Value? {
    let stack = TransactionStack.current
    for settings in stack.open.reversed() {
      if let value = settings[keyPath: path] { return value }
    }
    return stack.ofEvent[keyPath: path]
  }

  private static func change(_ body: (inout TransactionSettings) -> Void) {
    let stack = TransactionStack.current
    guard stack.open.isEmpty else { return body(&stack.open[stack.open.count - 1]) }
    body(&stack.ofEvent)
    // The implicit transaction ends with the next commit; there are no commits outside scenes.
    if let scene = _SceneRuntime.current {
      scene.scheduleCommit()
    } else {
      Task { @MainActor in stack.endEvent() }
    }
  }

  /// The completions that wait for an animation that begins now.
  static var completions: [TransactionCompletion] {
    let stack = TransactionStack.current
    return (stack.open + [stack.ofEvent]).compactMap(\.completion)
  }
}

/// The settings of a transaction.
struct TransactionSettings {
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: TransactionCompletion?
  /// The values of the app's own keys.
  var values: [String: Any] = [:]
}

/// The transactions of a scene.
@MainActor
final class TransactionStack {
  private static let outside = TransactionStack()

  /// The transactions of the current scene.
  static var current: TransactionStack { _SceneRuntime.current?.transactions ?? outside }

  /// The explicit transactions that have not been committed, the innermost last.
  var open: [TransactionSettings] = []
  /// The settings of the implicit transaction, which ends with the event.
  var ofEvent = TransactionSettings()

  func endEvent() {
    ofEvent.completion?.seal()
    ofEvent = TransactionSettings()
  }
}

/// The completion block of a transaction, and the number of animations it waits for.
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

  /// Ends the addition of animations.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    guard waiting == 0 else { return }
    _SceneRuntime.inTurn(of: .current, block)
  }
}
