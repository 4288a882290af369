/// The user interface of a ``Navigator``: it shows stacks, sheets, tabs, columns and alerts on
/// request, and reports the user's navigation.
///
/// All state is kept by the navigator.
///
/// A navigator makes one request at a time to all stages of a window. Each `done` must be called
/// exactly once, when the transition has ended (immediately without animation), in every case: all
/// later requests wait for it.
@MainActor
public protocol NavigationStage: AnyObject {
  /// The delegate that is notified of the user's navigation.
  ///
  /// It is not retained.
  var delegate: (any NavigationStageDelegate)? { get set }

  /// Reports navigation by the user that can no longer be cancelled, such as a pop or a dismissal
  /// that is still animating.
  ///
  /// It is called before each transition.
  func settle()

  /// Creates a stage of the same type, with an empty stack, for a sheet, a tab or a column.
  func makeStage() -> any NavigationStage

  /// Shows a stack.
  /// - Parameters:
  ///   - screens: The whole stack, the root first.
  ///   - animated: Whether the change from the previous stack may be animated.
  ///   - done: Called when the transition has ended.
  func show(_ screens: [any Screen], animated: Bool, done: @escaping @MainActor () -> Void)

  /// Presents a stage created by ``makeStage()`` over this one, which presents nothing yet.
  func present(
    _ stage: any NavigationStage,
    style: SheetStyle,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  )

  /// Dismisses the stage that this one presents, and all stages presented on that.
  func dismissPresented(animated: Bool, done: @escaping @MainActor () -> Void)

  /// Shows tabs instead of the stack.
  /// - Parameters:
  ///   - tabs: Stages created by ``makeStage()``, shown before or new.
  ///   - selected: The 0-based index of the selected tab; ignored if `tabs` is empty.
  ///   - done: Called when the transition has ended.
  func showTabs(
    _ tabs: [(item: TabItem, stage: any NavigationStage)],
    selected: Int,
    done: @escaping @MainActor () -> Void
  )

  /// Shows two columns instead of the stack: side by side if there is room, else the one in front.
  ///
  /// It is called again when the other column comes to the front. A stack never becomes empty by
  /// ``show(_:animated:done:)`` of the columns' own stages while its column is in front.
  /// - Parameters:
  ///   - primary: A stage created by ``makeStage()``, shown before or new.
  ///   - secondary: A stage created likewise. While the primary column is in front, it shows a
  ///     placeholder.
  ///   - front: The column that is visible if there is room for only one: the secondary covers
  ///     the primary, as if it had been pushed.
  ///   - animated: Whether bringing a column to the front may be animated.
  ///   - done: Called when the transition has ended. The delegate must have been notified of a
  ///     collapsed split before.
  func showSplit(
    primary: any NavigationStage,
    secondary: any NavigationStage,
    front: Split.Column,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  )

  /// Shows an alert over everything on this stage.
  /// - Parameters:
  ///   - alert: The alert.
  ///   - answer: Receives the id of the chosen action, once; nil if the alert was closed in any
  ///     other way.
  func ask(_ alert: Alert, answer: @escaping @MainActor (String?) -> Void)

  /// Removes the alert that this stage shows, without an answer.
  func withdrawAlert()
}

extension NavigationStage {
  /// Does nothing, which is right for a stage where the user's navigation is never animated.
  public func settle() {}
}

/// A delegate that a stage notifies of the user's navigation.
@MainActor
public protocol NavigationStageDelegate: AnyObject {
  /// Called before the user goes back until `depth` screens remain.
  ///
  /// `depth` is 0 if this stage is the secondary column of a collapsed split and the primary comes
  /// to the front.
  /// - Returns: Whether the stage may proceed. If false, the navigator itself goes back, unless a
  ///   guard refuses.
  func stage(_ stage: any NavigationStage, shouldLeaveTo depth: Int) -> Bool

  /// Called when the user has gone back and `depth` screens remain.
  func stage(_ stage: any NavigationStage, didLeaveTo depth: Int)

  /// Called when a swipe back begins; no other transition runs until it ends.
  func stageDidBeginSwipe(_ stage: any NavigationStage)

  /// Called when the swipe has ended or was cancelled.
  ///
  /// A completed one is also reported by `didLeaveTo`.
  func stageDidEndSwipe(_ stage: any NavigationStage)

  /// Called before the user dismisses this presented stage.
  /// - Returns: Whether the stage may proceed, as for `shouldLeaveTo`.
  func stageShouldDismiss(_ stage: any NavigationStage) -> Bool

  /// Called when the user has dismissed this stage.
  func stageDidDismiss(_ stage: any NavigationStage)

  /// Called when the user has selected a tab, by its 0-based index.
  func stage(_ stage: any NavigationStage, didSelectTab index: Int)

  /// Called when the user has removed a tab, by its 0-based index before the removal.
  func stage(_ stage: any NavigationStage, didRemoveTab index: Int)

  /// Called when a split has room for only one column, or for both again.
  ///
  /// The stacks do not change.
  func stage(_ stage: any NavigationStage, didCollapse isCollapsed: Bool)
}
