/// Makes the screen that a context menu shows beside it.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu when it is asked for.
///
/// It gets the elements that the system suggests: none on this platform.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a long press on something offers.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Tells the app what the menu is about.
  open private(set) var identifier: any NSCopying = NSString()
  private(set) final var _previewProvider: UIContextMenuContentPreviewProvider?
  private(set) final var _actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: Anything; a new one where nil.
  ///   - previewProvider: Makes the screen that is shown as what the menu is about, with its
  ///     `preferredContentSize`; nil shows the row, the item or the view itself.
  ///   - actionProvider: Called once, when the menu is to open; nil keeps it closed.
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
