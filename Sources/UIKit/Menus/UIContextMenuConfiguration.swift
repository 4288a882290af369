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
  private(set) final var _actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: Anything; a new one where nil.
  ///   - previewProvider: Nil: the row itself is shown. A screen of its own is not supported on
  ///     this platform, and traps.
  ///   - actionProvider: Called once, when the menu is to open; nil keeps it closed.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    precondition(
      previewProvider == nil,
      "UIContextMenuConfiguration shows no preview of its own here; pass nil."
    )
    self.init()
    self.identifier = identifier ?? NSString(string: UniqueName.next())
    _actionProvider = actionProvider
  }
}
