/// Creates the preview controller of a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Creates a context menu when it is requested.
///
/// The parameter contains the system's suggested elements: none on this platform.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The app's identifier of the menu.
  open private(set) var identifier: any NSCopying = NSString()
  private(set) final var _previewProvider: UIContextMenuContentPreviewProvider?
  private(set) final var _actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: Any value; nil for a new one.
  ///   - previewProvider: Creates the preview controller, shown with its `preferredContentSize`;
  ///     nil shows the row, the item or the view itself.
  ///   - actionProvider: Called once, when the menu is about to open; without a menu, only a
  ///     preview is shown, if there is one.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    _previewProvider = previewProvider
    self.identifier = identifier ?? NSString(string: UniqueName.next())
    _actionProvider = actionProvider
  }
}
