/// A behavior of dynamic items, and the base of behaviors that combine others.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  final weak var _parent: UIDynamicBehavior?
  final weak var _animator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior._parent !== self else { return }
    behavior._parent?.removeChildBehavior(behavior)
    children.append(behavior)
    behavior._parent = self
    if let animator = dynamicAnimator { behavior._join(animator) }
    _changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior._parent === self else { return }
    children.removeAll { $0 === behavior }
    behavior._parent = nil
    behavior._join(nil)
    _changed()
  }

  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Called after each step of the animation.
  open var action: (() -> Void)?

  /// Called before the behavior is added to an animator, or removed from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  open var dynamicAnimator: UIDynamicAnimator? { _animator }

  /// The items that the behavior itself affects.
  final var _list = DynamicItems()

  /// Adds what the behavior determines about bodies, before the steps of a frame.
  package func _prepare(_ step: DynamicStep) {}

  /// Adds the behavior's forces, velocities or constraints to a step.
  package func _contribute(to step: DynamicStep) {}

  /// Notifies the behavior that the steps of a frame have been made.
  package func _endFrame() {}

  /// Notifies the behavior that it belongs to another animator.
  package func _animatorChanged() {}

  /// The behavior and its descendants, parents first.
  final var _all: [UIDynamicBehavior] { [self] + children.flatMap(\._all) }

  /// Adds the behavior and its descendants to an animator, or removes them.
  final func _join(_ animator: UIDynamicAnimator?) {
    guard animator !== _animator else { return }
    willMove(to: animator)
    _animator = animator
    for child in children { child._join(animator) }
    _animatorChanged()
  }

  final func _add(_ item: any UIDynamicItem) {
    _list.add(item)
    _changed()
  }

  final func _remove(_ item: any UIDynamicItem) {
    _list.remove(item)
    _changed()
  }

  /// Notifies the animator that the items may have to move.
  final func _changed() {
    _animator?._behaviorsChanged()
  }
}

/// A list of dynamic items without duplicates.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool {
    all.contains { $0 === item }
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    all.removeAll { $0 === item }
  }
}
