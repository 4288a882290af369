public import Rostrum
public import UIKit

extension UIViewController {
  /// Shows the content, or a content-unavailable view in its place.
  public func show(_ content: UIView, insteadOf unavailable: UIContentUnavailableConfiguration?) {
    content.isHidden = unavailable != nil
    contentUnavailableConfiguration = unavailable
    if let table = content as? UITableView, table.backgroundView is UIContentUnavailableView {
      table.backgroundView = nil
    }
  }

  /// Shows something behind a table without rows, so that the table can still be pulled to refresh.
  ///
  /// Removes all items from `source`. `show(_:insteadOf:)` with nil ends it.
  public func show<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ table: UITableView,
    emptying source: UITableViewDiffableDataSource<Section, Item>,
    insteadOf unavailable: UIContentUnavailableConfiguration
  ) {
    table.isHidden = false
    contentUnavailableConfiguration = nil
    if source.snapshot().numberOfSections > 0 {
      source.apply(NSDiffableDataSourceSnapshot(), animatingDifferences: false)
    }
    if let shown = table.backgroundView as? UIContentUnavailableView {
      shown.configuration = unavailable
    } else {
      table.backgroundView = UIContentUnavailableView(configuration: unavailable)
    }
  }
}

extension UIContentUnavailableConfiguration {
  /// Returns a configuration with a spinner and a text below it.
  public static func loading(_ text: String) -> UIContentUnavailableConfiguration {
    var content = loading()
    content.text = text
    return content
  }

  /// Returns a configuration with a symbol, a title, a text and a button.
  @MainActor
  public static func placeholder(
    _ data: PlaceholderViewData,
    onButton: @escaping @MainActor () -> Void
  ) -> UIContentUnavailableConfiguration {
    var content = empty()
    content.image = UIImage(systemName: data.symbol)
    content.text = data.title
    content.secondaryText = data.text
    content.button = .borderedProminent()
    content.button.title = data.button
    content.buttonProperties.primaryAction = UIAction { _ in onButton() }
    return content
  }
}
