import Foundation

/// A context menu from when it is asked for until it has gone.
@MainActor
final class ContextMenuSession {
  /// Gives previews, and learns of the menu.
  enum Owner {
    case interaction(UIContextMenuInteraction, any UIContextMenuInteractionDelegate)
    case table(UITableView, IndexPath)
    case collection(UICollectionView, [IndexPath])
  }

  let configuration: UIContextMenuConfiguration
  private let owner: Owner
  /// The screen that is shown as what the menu is about.
  private(set) lazy var preview = configuration._previewProvider?()

  init(_ configuration: UIContextMenuConfiguration, owner: Owner) {
    self.configuration = configuration
    self.owner = owner
  }

  var interaction: UIContextMenuInteraction? {
    if case .interaction(let interaction, _) = owner { interaction } else { nil }
  }

  /// The view that is shown as what the menu is about; nil for the source.
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

  /// The preview was tapped.
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

  /// Asked as by Apple's, though the menu goes at once.
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
