/// The protocol that provides the `delegate` of scroll views.
///
/// It is not a property of the class, so that `UITableView` can declare a delegate of its own type,
/// as in UIKit.
@preconcurrency @MainActor
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
