public import Rostrum
import UIKit

/// The columns of a stage: their controller, their stages, and the one in front.
@MainActor
struct StageColumns {
  let controller: StageSplitViewController
  let primary: UIKitStage
  let secondary: UIKitStage
  var front: Split.Column

  /// A Boolean value indicating whether the secondary column covers the primary one.
  var secondaryIsOver: Bool {
    controller.isCollapsed
      && primary.navigation.viewControllers.contains(secondary.navigation)
  }
}

extension UIKitStage {
  public func showSplit(
    primary: any NavigationStage,
    secondary: any NavigationStage,
    front: Split.Column,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    precondition(
      isRoot,
      """
      UIKitStage shows columns as the root of a window, but a sheet, a tab or a column was to show \
      some. Call setSplit in a flow that is started on the window's own navigator.
      """
    )
    let (primary, secondary) = (stage(of: primary), stage(of: secondary))
    if let columns, columns.primary === primary, columns.secondary === secondary {
      bring(front, of: columns, animated: animated, done: done)
    } else {
      begin(primary, secondary, front)
      done()
    }
  }

  private func begin(_ primary: UIKitStage, _ secondary: UIKitStage, _ front: Split.Column) {
    let controller = StageSplitViewController()
    controller.stage = self
    primary.columnHost = self
    secondary.columnHost = self
    controller.setViewController(primary.navigation, for: .primary)
    controller.setViewController(secondary.navigation, for: .secondary)
    showInsteadOfAll {
      columns = StageColumns(
        controller: controller,
        primary: primary,
        secondary: secondary,
        front: front
      )
    }
  }

  private func bring(
    _ front: Split.Column,
    of columns: StageColumns,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    self.columns?.front = front
    let isOver = columns.secondaryIsOver
    let moves =
      animated && isInWindow && columns.controller.isCollapsed && isOver == (front == .primary)
    let top =
      front == .primary ? columns.primary.controllers.last : columns.secondary.navigation
    guard moves, let top else {
      columns.controller.bring(front.uiKits, animated: false)
      return done()
    }
    columns.primary.awaitTransition(to: top, done)
    columns.controller.bring(front.uiKits, animated: true)
  }

  // MARK: - User actions

  var frontColumn: UISplitViewController.Column? { columns?.front.uiKits }

  func didCollapse(_ isCollapsed: Bool) {
    delegate?.stage(self, didCollapse: isCollapsed)
  }

  /// Reports that the secondary column was left for the primary one.
  func reportSecondaryLeft() {
    guard let columns, columns.front == .secondary, columns.controller.isCollapsed,
      !columns.secondaryIsOver
    else { return }
    self.columns?.front = .primary
    columns.secondary.reportLeft(to: 0)
  }
}

extension Split.Column {
  fileprivate var uiKits: UISplitViewController.Column {
    self == .primary ? .primary : .secondary
  }
}
