import UIKitHosting

/// An element that assistive technology finds within a view that draws it itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element, or another element.
  open weak var accessibilityContainer: AnyObject?

  /// The view that displays receive; nil until the container lists the element.
  final weak var _shownView: AccessibilityElementView?

  /// - Parameter container: The view that draws the element, or an element in one.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  // A scene reads these again with each commit, so that classes may override them.

  open var isAccessibilityElement: Bool = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// The frame in the container's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The frame in the coordinates of the screen, in points.
  open var accessibilityFrame: CGRect {
    get {
      let frame = accessibilityFrameInContainerSpace
      if let view = accessibilityContainer as? UIView { return view.convert(frame, to: nil) }
      let origin = outerOrigin
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    set {
      if let view = accessibilityContainer as? UIView {
        accessibilityFrameInContainerSpace = view.convert(newValue, from: nil)
      } else {
        let origin = outerOrigin
        accessibilityFrameInContainerSpace = newValue.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
  }

  /// The origin on the screen of the element that contains this one.
  private var outerOrigin: CGPoint {
    (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
  }
}

/// The node of an accessibility element, among the subviews of its container; the app does not see it.
final class AccessibilityElementView: UIView {
  private weak var element: UIAccessibilityElement?

  init(_ element: UIAccessibilityElement) {
    self.element = element
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    element._shownView = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _isPlaceholderView: Bool { true }
  override var _isDrawnByView: Bool { true }

  override func accessibilityActivate() -> Bool { element?.accessibilityActivate() ?? false }

  /// Copies what assistive technology reads of the element.
  func update() {
    guard let element, let _superview else { return }
    frame = _superview.convert(element.accessibilityFrame, from: nil)
    isAccessibilityElement = element.isAccessibilityElement
    accessibilityLabel = element.accessibilityLabel
    accessibilityHint = element.accessibilityHint
    accessibilityValue = element.accessibilityValue
    accessibilityIdentifier = element.accessibilityIdentifier
    accessibilityLanguage = element.accessibilityLanguage
    accessibilityTraits = element.accessibilityTraits
  }
}
