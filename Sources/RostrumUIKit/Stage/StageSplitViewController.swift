import UIKit

/// The split view controller of a ``UIKitStage``.
///
/// It reserves its delegate slot for the stage and forwards calls to any other delegate that is
/// set. The stage alone determines which column is in front.
final class StageSplitViewController: UISplitViewController {
  weak var stage: UIKitStage?
  private weak var other: (any UISplitViewControllerDelegate)?

  init() {
    super.init(style: .doubleColumn)
    super.delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The stage's delegate; setting another one forwards the calls to it as well.
  override weak var delegate: (any UISplitViewControllerDelegate)? {
    get { super.delegate }
    set { other = newValue }
  }

  /// Brings a column to the front, or shows a column that was hidden.
  func bring(_ column: Column, animated: Bool) {
    #if canImport(ObjectiveC)
    if animated { return show(column) }
    UIView.performWithoutAnimation { show(column) }
    #else
    _show(column, animated: animated)
    #endif
  }
}

extension StageSplitViewController: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    stage?.frontColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    #if canImport(ObjectiveC)
    other?.splitViewController?(
      svc,
      displayModeForExpandingToProposedDisplayMode: proposedDisplayMode
    ) ?? proposedDisplayMode
    #else
    other?.splitViewController(
      svc,
      displayModeForExpandingToProposedDisplayMode: proposedDisplayMode
    ) ?? proposedDisplayMode
    #endif
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    stage?.didCollapse(true)
    #if canImport(ObjectiveC)
    other?.splitViewControllerDidCollapse?(svc)
    #else
    other?.splitViewControllerDidCollapse(svc)
    #endif
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    stage?.didCollapse(false)
    #if canImport(ObjectiveC)
    other?.splitViewControllerDidExpand?(svc)
    #else
    other?.splitViewControllerDidExpand(svc)
    #endif
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    #if canImport(ObjectiveC)
    other?.splitViewController?(svc, willChangeTo: displayMode)
    #else
    other?.splitViewController(svc, willChangeTo: displayMode)
    #endif
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    #if canImport(ObjectiveC)
    other?.splitViewController?(svc, willShow: column)
    #else
    other?.splitViewController(svc, willShow: column)
    #endif
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    #if canImport(ObjectiveC)
    other?.splitViewController?(svc, willHide: column)
    #else
    other?.splitViewController(svc, willHide: column)
    #endif
  }
}
