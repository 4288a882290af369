import UIKitHosting

/// The sides of a popover that its arrow may be at.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover stands below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover may point at: a view, or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A presentation beside what it belongs to, where there is a regular width; a sheet elsewhere,
/// unless the delegate wants no adaptation.
open class UIPopoverPresentationController: UIPresentationController {
  /// The width of a popover whose controller prefers none, in points.
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

  /// What it points at: a view, or a button of a bar.
  @_Told open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { _changed() }
  }

  /// What it points at, as a view.
  open var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { sourceItem = newValue }
  }

  /// What it points at, as a button of a bar.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The part of the source view that it points at, in the view's coordinates; null for all of it.
  @_Told open var sourceRect: CGRect = .null {
    didSet { if sourceRect != oldValue { _changed() } }
  }

  @_Told open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { if permittedArrowDirections != oldValue { _changed() } }
  }

  /// A popover follows what its controller prefers.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    _changed()
  }

  // MARK: - Placing

  /// The place of the popover in a container, by the last layout.
  ///
  /// - Parameters:
  ///   - container: The view that contains the popover and what it points at.
  ///   - size: Of the container, in points.
  /// - Returns: The frame in the container, and where the arrow is.
  final func _place(in container: UIView, of size: CGSize) -> PopoverValue {
    let wish = presentedViewController.preferredContentSize
    return PopoverPlacement(
      room: size,
      target: target(in: container)
        ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0),
      wish: CGSize(
        width: wish.width > 0 ? wish.width : Self.width,
        height: wish.height > 0 ? wish.height : Self.height
      ),
      permitted: permittedArrowDirections
    ).value
  }

  /// The rectangle that it points at; nil where the source is not in the container.
  private func target(in container: UIView) -> CGRect? {
    let source = (sourceItem as? UIBarButtonItem)?._view ?? sourceView
    guard let source, source.isDescendant(of: container) else { return nil }
    let frame = source._lastFrame(in: container)
    if sourceRect.isNull { return frame }
    let origin = source._boundsOrigin
    return sourceRect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
  }

  /// Whether it is no sheet under these traits.
  final func _staysPopover(under traits: UITraitCollection) -> Bool {
    if traits.horizontalSizeClass == .regular { return true }
    guard let asked = _adaptiveDelegate else { return false }
    let style = asked.adaptivePresentationStyle(for: self, traitCollection: traits)
    return style == UIModalPresentationStyle.none
  }
}

/// Hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown: the last moment to give it a source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
