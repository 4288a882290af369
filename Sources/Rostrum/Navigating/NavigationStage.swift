/// The little that a user interface does for a ``Navigator``: it shows stacks, sheets, tabs,
/// columns and alerts as it is told, and reports what a person did by hand.
///
/// All bookkeeping is the navigator's.
///
/// A navigator asks one thing at a time of all the stages of a window. Each `done` is called
/// exactly once, when the transition is over (at once where nothing moves), and whatever happens:
/// everything behind it waits.
@MainActor
public protocol NavigationStage: AnyObject {
  /// Hears what a person did.
  ///
  /// Held weakly.
  var delegate: (any NavigationStageDelegate)? { get set }

  /// Reports what a person has begun and can no longer take back (a pop or a dismissal that is
  /// still moving).
  ///
  /// Called before each transition.
  func settle()

  /// Makes a stage of the same make, with an empty stack, for a sheet, a tab or a column.
  func makeStage() -> any NavigationStage

  /// Shows a stack.
  /// - Parameters:
  ///   - screens: The whole stack, the root first.
  ///   - animated: Whether the change from the stack before may move.
  ///   - done: The transition is over.
  func show(_ screens: [any Screen], animated: Bool, done: @escaping @MainActor () -> Void)

  /// Presents a stage from ``makeStage()`` over this one, which presents nothing.
  func present(
    _ stage: any NavigationStage,
    style: SheetStyle,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  )

  /// Dismisses what this stage presents, and all that is presented on that.
  func dismissPresented(animated: Bool, done: @escaping @MainActor () -> Void)

  /// Shows tabs in place of the stack.
  /// - Parameters:
  ///   - tabs: Stages from ``makeStage()``; shown before or new.
  ///   - selected: 0-based; `tabs` may be empty, then it means nothing.
  ///   - done: The transition is over.
  func showTabs(
    _ tabs: [(item: TabItem, stage: any NavigationStage)],
    selected: Int,
    done: @escaping @MainActor () -> Void
  )

  /// Shows two columns in place of the stack: side by side where there is room, else the one in
  /// front.
  ///
  /// Called again when the other column comes to the front. By ``show(_:animated:done:)`` of the
  /// columns' own stages a stack never becomes empty while its column is in front.
  /// - Parameters:
  ///   - primary: A stage from ``makeStage()``; shown before or new.
  ///   - secondary: Likewise. What it shows where the primary is in front is a placeholder.
  ///   - front: The column that is seen where there is room for one: the secondary over the primary,
  ///     as if it had been pushed.
  ///   - animated: Whether a column that comes to the front may move.
  ///   - done: The transition is over. Before, the delegate has been told of a collapsed split.
  func showSplit(
    primary: any NavigationStage,
    secondary: any NavigationStage,
    front: Split.Column,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  )

  /// Shows an alert over all that this stage shows.
  /// - Parameters:
  ///   - alert: What to show.
  ///   - answer: Gets the id of the chosen action, once; nil if the alert went by another way.
  func ask(_ alert: Alert, answer: @escaping @MainActor (String?) -> Void)

  /// Removes the alert that this stage shows, without an answer.
  func withdrawAlert()
}

extension NavigationStage {
  /// Nothing: right for a stage where a person's doings are over at once.
  public func settle() {}
}

/// What a stage tells its navigator about a person's doings.
@MainActor
public protocol NavigationStageDelegate: AnyObject {
  /// A person is about to go back until `depth` screens are left: none, where this stage is the
  /// secondary column of a collapsed split and the primary comes to the front.
  /// - Returns: Whether the stage lets it happen. When false, the navigator goes there itself, once
  ///   nobody objects.
  func stage(_ stage: any NavigationStage, shouldLeaveTo depth: Int) -> Bool

  /// A person has gone back and `depth` screens are left.
  func stage(_ stage: any NavigationStage, didLeaveTo depth: Int)

  /// A swipe back follows the finger: nothing else moves until it ends.
  func stageDidBeginSwipe(_ stage: any NavigationStage)

  /// The swipe ended, cancelled or not.
  ///
  /// One that was not is told of by `didLeaveTo` as well.
  func stageDidEndSwipe(_ stage: any NavigationStage)

  /// A person is about to dismiss this stage, which is presented.
  /// - Returns: As for `shouldLeaveTo`.
  func stageShouldDismiss(_ stage: any NavigationStage) -> Bool

  /// A person has dismissed this stage.
  func stageDidDismiss(_ stage: any NavigationStage)

  /// A person has selected a tab; 0-based.
  func stage(_ stage: any NavigationStage, didSelectTab index: Int)

  /// A person has removed a tab; 0-based, in the tabs before.
  func stage(_ stage: any NavigationStage, didRemoveTab index: Int)

  /// A split has room for one column only, or for both again.
  ///
  /// Stacks stay as they are.
  func stage(_ stage: any NavigationStage, didCollapse isCollapsed: Bool)
}
