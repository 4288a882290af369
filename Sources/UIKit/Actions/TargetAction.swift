/// An action and its target, which is held weakly.
struct TargetAction {
  let action: Selector
  private let identifier: ObjectIdentifier?
  private weak var object: AnyObject?

  /// - Parameters:
  ///   - target: The target; nil for the first object of the responder chain that implements the
  ///     method.
  ///   - action: The method.
  init(_ target: AnyObject?, _ action: Selector) {
    self.action = action
    identifier = target.map { ObjectIdentifier($0) }
    object = target
  }

  /// The target; nil for the responder chain, and after the target is deallocated.
  var target: AnyObject? { object }

  /// A Boolean value that indicates whether the target has been deallocated.
  var isDeallocated: Bool { identifier != nil && object == nil }

  func isFor(_ target: AnyObject?) -> Bool { !isDeallocated && object === target }

  func isSame(as other: TargetAction) -> Bool { isFor(other.object) && action == other.action }
}

extension Sequence<TargetAction> {
  /// Returns a predicate for the elements that match a target and an action.
  ///
  /// Selectors are unnamed unless the app names them. If no element has exactly the given action,
  /// it matches the only action of that target whose method takes the same parameters.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all targets.
  ///   - action: The action; nil for all actions.
  /// - Returns: A predicate that is true for matching elements.
  func meant(by target: AnyObject?, _ action: Selector?) -> (TargetAction) -> Bool {
    let ofTarget = filter { target == nil || $0.isFor(target) }
    guard let action else { return { target == nil || $0.isFor(target) } }
    if ofTarget.contains(where: { $0.action == action }) {
      return { (target == nil || $0.isFor(target)) && $0.action == action }
    }
    let alike = ofTarget.filter { $0.action.isLike(action) }
    guard let only = alike.first, alike.allSatisfy({ $0.isSame(as: only) }) else {
      return { _ in false }
    }
    return { $0.isSame(as: only) }
  }
}
