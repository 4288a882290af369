public import Foundation

/// A registration of a view whose pressing previews a view controller on devices with 3D Touch.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recognizer by which other gestures can require the failure of the preview's.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The part of the source view that stays sharp during a preview.
  var sourceRect: CGRect { get set }
}

/// Methods that choose and show the view controller of a preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the view controller to preview for a place in the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Shows the view controller whose preview was pressed more deeply.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

extension UIViewController {
  /// Registers a view for previews by 3D Touch.
  ///
  /// No device has 3D Touch here, so the delegate is not called, as on iOS without it.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate, sourceView)
  }

  /// Ends a registration by ``registerForPreviewing(with:sourceView:)``.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A registration, which keeps what the app gave it.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  // The app owns both, and often keeps the context in one of them.
  unowned let delegate: any UIViewControllerPreviewingDelegate
  private weak var view: UIView?
  var sourceRect: CGRect

  var sourceView: UIView { view ?? UIView() }

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    view = sourceView
    sourceRect = sourceView.bounds
  }
}
