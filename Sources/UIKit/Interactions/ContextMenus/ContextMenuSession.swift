import Foundation

/// A context menu from the request until its dismissal.
@MainActor
final class ContextMenuSession {
  /// The provider of previews, which is notified of the menu's life cycle.
  enum Owner {
    case interaction(UIContextMenuInteraction, any UIContextMenuInteractionDelegate)
    case table(UITableView, IndexPath)
    case collection(UICollectionView, [IndexPath])
  }

  let configuration: UIContextMenuConfiguration
  private let owner: Owner
  /// The preview controller.
  private(set) lazy var preview = configuration._previewProvider?()

  init(_ configuration: UIContextMenuConfiguration, owner: Owner) {
    self.configuration = configuration
    self.owner = owner
  }

  var interaction: UIContextMenuInteraction? {
    if case .interaction(let interaction, _) = owner { interaction } else { nil }
  }

  /// Returns the preview of the menu's subject; nil for the source.
  func highlightPreview() -> UITargetedPreview? {
    let id = configuration.identifier
    return switch owner {
    case .interaction(let interaction, let delegate):
      delegate.contextMenuInteraction(
        interaction,
        configuration: configuration,
        highlightPreviewForItemWithIdentifier: id
      )
    case .table(let table, _):
      table.delegate?.tableView(
        table,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
    case .collection(let view, let paths):
      paths.first.flatMap { path in
        view.delegate?.collectionView(
          view,
          contextMenuConfiguration: configuration,
          highlightPreviewForItemAt: path
        )
      }
    }
  }

  func willDisplay() {
    let animator = ContextMenuAnimator(preview)
    switch owner {
    case .interaction(let interaction, let delegate):
      delegate.contextMenuInteraction(
        interaction,
        willDisplayMenuFor: configuration,
        animator: animator
      )
    case .table(let table, _):
      table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    case .collection(let view, _):
      view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }
    animator.run()
  }

  /// Handles a tap on the preview.
  ///
  /// - Parameter close: Closes the menu.
  func commit(_ close: () -> Void) {
    let animator = ContextMenuAnimator(preview)
    switch owner {
    case .interaction(let interaction, let delegate):
      delegate.contextMenuInteraction(
        interaction,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    case .table(let table, _):
      table.delegate?.tableView(
        table,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    case .collection(let view, _):
      view.delegate?.collectionView(
        view,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    }
    close()
    animator.run()
  }

  func willEnd() {
    _ = dismissalPreview()
    let animator = ContextMenuAnimator(preview)
    switch owner {
    case .interaction(let interaction, let delegate):
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    case .table(let table, _):
      table.delegate?.tableView(
        table,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    case .collection(let view, _):
      view.delegate?.collectionView(
        view,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    }
    animator.run()
  }

  /// Requests the dismissal preview as on iOS, although the menu closes immediately.
  private func dismissalPreview() -> UITargetedPreview? {
    switch owner {
    case .interaction(let interaction, let delegate):
      delegate.contextMenuInteraction(
        interaction,
        configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier
      )
    case .table(let table, _):
      table.delegate?.tableView(
        table,
        previewForDismissingContextMenuWithConfiguration: configuration
      )
    case .collection(let view, let paths):
      paths.first.flatMap { path in
        view.delegate?.collectionView(
          view,
          contextMenuConfiguration: configuration,
          dismissalPreviewForItemAt: path
        )
      }
    }
  }
}
