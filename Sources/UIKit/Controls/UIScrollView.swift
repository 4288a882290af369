package import UIKitHosting

/// A view whose content is larger than itself.
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  private var offset: CGPoint = .zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .scrollView }

  public final weak var _scrollDelegate: (any UIScrollViewDelegate)?

  /// Points.
  ///
  /// Set by layout where the content is laid out by constraints.
  open var contentSize: CGSize {
    get {
      _ = frame
      return _contentSize
    }
    set {
      guard newValue != _contentSize else { return }
      _contentSize = newValue
      _invalidate(.layout)
    }
  }

  /// The size that was set, or that layout has computed.
  package final var _contentSize: CGSize = .zero

  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != offset else { return }
    offset = contentOffset
    scrollsAnimated = animated
    _invalidate(.scrollTo)
    delegate?.scrollViewDidScroll(self)
  }

  private var scrollsAnimated = false

  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { _invalidate(.scroll) } }
  }

  /// Stands above the content; pulling the content down begins to refresh.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      refreshControl._slot = .refresh
      addSubview(refreshControl)
    }
  }

  open var isScrollEnabled: Bool = true {
    didSet { if isScrollEnabled != oldValue { _invalidate(.scroll) } }
  }

  open var isPagingEnabled: Bool = false {
    didSet { if isPagingEnabled != oldValue { _invalidate(.scroll) } }
  }

  open var bounces: Bool = true {
    didSet { if bounces != oldValue { _invalidate(.scroll) } }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .scroll:
      .scroll(
        ScrollValue(
          isScrollEnabled: isScrollEnabled,
          isPaging: isPagingEnabled,
          bounces: bounces,
          insets: contentInset._value
        )
      )
    case .scrollTo:
      .scrollTo(x: Double(offset.x), y: Double(offset.y), animated: scrollsAnimated)
    default: super._attribute(key)
    }
  }

  /// The person has scrolled.
  package func _scrolled(to point: CGPoint) -> Bool {
    guard isScrollEnabled, point.x.isFinite, point.y.isFinite else { return false }
    offset = point
    // A display that shows it anew starts here.
    scrollsAnimated = false
    _written.formUnion(AttributeKeys(.scrollTo))
    delegate?.scrollViewDidScroll(self)
    delegate?.scrollViewDidEndDecelerating(self)
    return true
  }
}

/// Gives scroll views their `delegate`.
///
/// It is a protocol's, and not the class's, so that `UITableView` may have one of its own type, as
/// in UIKit.
@MainActor
public protocol _Scrolling: AnyObject {
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _Scrolling {
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

extension UIScrollView: _Scrolling {}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
