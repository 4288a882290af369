import UIKitHosting

/// The allowed directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up; the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// An anchor of a popover: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A presentation beside its source in a regular width.
///
/// In a compact width it is a sheet unless the delegate prevents the adaptation.
open class UIPopoverPresentationController: UIPresentationController {
  /// The default width of a popover, in points.
  private static let width: CGFloat = 320
  private static let height: CGFloat = 480

  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      _adaptiveDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UIPopoverPresentationControllerDelegate)?

  /// The anchor: a view or a bar button item.
  @_Observed open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { _changed() }
  }

  /// The anchor as a view.
  open var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { sourceItem = newValue }
  }

  /// The anchor as a bar button item.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The part of the source view to point at, in its coordinates; null for the whole view.
  @_Observed open var sourceRect: CGRect = .null {
    didSet { if sourceRect != oldValue { _changed() } }
  }

  @_Observed open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { if permittedArrowDirections != oldValue { _changed() } }
  }

  /// The views that remain usable while the popover is shown.
  ///
  /// They have no effect: what is around a popover is covered, and closes it.
  open var passthroughViews: [UIView]?

  /// The distances from the edges of the window, which have no effect: popovers keep their own.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// A Boolean value that indicates whether the popover may cover its source; it does not.
  open var canOverlapSourceViewRect: Bool = false

  /// Updates the popover when its controller's preferred size changes.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    _changed()
  }

  // MARK: - Placing

  /// Returns the position of the popover in a container, based on the last layout.
  ///
  /// - Parameters:
  ///   - container: The view that contains the popover and its source.
  ///   - size: The size of the container, in points.
  ///   - contentSize: The preferred size of the content; nil for that of its controller.
  /// - Returns: The frame in the container and the position of the arrow.
  final func _place(
    in container: UIView,
    of size: CGSize,
    contentSize: CGSize? = nil
  ) -> PopoverValue {
    PopoverPlacement(
      room: size,
      target: _target(in: container)
        ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0),
      preferredSize: contentSize ?? preferredSize,
      permitted: permittedArrowDirections
    ).value
  }

  private var preferredSize: CGSize {
    let size = presentedViewController.preferredContentSize
    return CGSize(
      width: size.width > 0 ? size.width : Self.width,
      height: size.height > 0 ? size.height : Self.height
    )
  }

  /// Returns the rectangle to point at, or nil if the source is not in the container.
  final func _target(in container: UIView) -> CGRect? {
    let source = (sourceItem as? UIBarButtonItem)?._view ?? sourceView
    guard let source, source.isDescendant(of: container) else { return nil }
    let frame = source._lastFrame(in: container)
    if sourceRect.isNull { return frame }
    let origin = source._boundsOrigin
    return sourceRect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
  }

  /// Returns whether the presentation stays a popover, rather than a sheet, under these traits.
  final func _staysPopover(under traits: UITraitCollection) -> Bool {
    if traits.horizontalSizeClass == .regular { return true }
    guard let asked = _adaptiveDelegate else { return false }
    let style = asked.adaptivePresentationStyle(for: self, traitCollection: traits)
    return style == UIModalPresentationStyle.none
  }
}

/// A delegate of a popover presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown, as the last chance to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
