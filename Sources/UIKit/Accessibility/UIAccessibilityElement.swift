import UIKitHosting

/// An element that assistive technology finds within a view that draws it itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element, or another element.
  open weak var accessibilityContainer: AnyObject?

  /// The view that displays receive; nil until the container lists the element.
  final weak var _shownView: AccessibilityElementView? {
    didSet { _shownView?.follow(self) }
  }

  /// - Parameter container: The view that draws the element, or an element in one.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  @_Observed open var isAccessibilityElement: Bool = true {
    didSet { changed() }
  }

  @_Observed open var accessibilityLabel: String? {
    didSet { changed() }
  }

  @_Observed open var accessibilityHint: String? {
    didSet { changed() }
  }

  @_Observed open var accessibilityValue: String? {
    didSet { changed() }
  }

  @_Observed open var accessibilityIdentifier: String? {
    didSet { changed() }
  }

  @_Observed open var accessibilityLanguage: String? {
    didSet { changed() }
  }

  @_Observed open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { changed() }
  }

  /// The frame in the container's coordinates, in points.
  @_Observed open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { changed() }
  }

  /// The frame in the coordinates of the screen, in points.
  open var accessibilityFrame: CGRect {
    get {
      accessibilityFrameInContainerSpace
        .moved(by: containerOrigin, 1)
    }
    set { accessibilityFrameInContainerSpace = newValue.moved(by: containerOrigin, -1) }
  }

  private func changed() { _shownView?.follow(self) }

  /// The origin of the container on the screen, in points.
  private var containerOrigin: CGPoint {
    switch accessibilityContainer {
    case let view as UIView: view.convert(view.bounds.origin, to: nil)
    case let element as UIAccessibilityElement: element.accessibilityFrame.origin
    default: .zero
    }
  }
}

extension CGRect {
  fileprivate func moved(by point: CGPoint, _ sign: CGFloat) -> CGRect {
    offsetBy(dx: sign * point.x, dy: sign * point.y)
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

  /// Copies what assistive technology reads of an element.
  func follow(_ element: UIAccessibilityElement) {
    frame = element.accessibilityFrameInContainerSpace
    isAccessibilityElement = element.isAccessibilityElement
    accessibilityLabel = element.accessibilityLabel
    accessibilityHint = element.accessibilityHint
    accessibilityValue = element.accessibilityValue
    accessibilityIdentifier = element.accessibilityIdentifier
    accessibilityLanguage = element.accessibilityLanguage
    accessibilityTraits = element.accessibilityTraits
  }
}
