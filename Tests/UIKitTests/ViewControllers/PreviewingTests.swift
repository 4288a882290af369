import Testing
import UIKit

/// Registrations for 3D Touch, which no device has here.
@MainActor
struct PreviewingTests {
  private final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
    var context: (any UIViewControllerPreviewing)?

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test func aContextHasWhatWasRegistered() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    let delegate = Delegate()
    let context = controller.registerForPreviewing(with: delegate, sourceView: view)
    #expect(context.sourceView === view)
    #expect(context.delegate === delegate)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(controller.traitCollection.forceTouchCapability != .available)
    controller.unregisterForPreviewing(withContext: context)
  }

  @Test func aContextRetainsNeitherViewNorDelegate() {
    weak var view: UIView?
    weak var delegate: Delegate?
    do {
      let (source, receiver) = (UIView(), Delegate())
      (view, delegate) = (source, receiver)
      receiver.context = UIViewController().registerForPreviewing(
        with: receiver,
        sourceView: source
      )
    }
    #expect(view == nil)
    #expect(delegate == nil)
  }
}
