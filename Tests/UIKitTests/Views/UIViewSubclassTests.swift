import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Views that override methods of Apple's classes.
@MainActor
struct UIViewSubclassTests {
  private final class SpyView: UIView {
    var calls: [String] = []

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("gesture")
      super.addGestureRecognizer(gestureRecognizer)
    }

    override func bringSubviewToFront(_ view: UIView) {
      calls.append("front")
      super.bringSubviewToFront(view)
    }

    override func invalidateIntrinsicContentSize() {
      calls.append("invalidate")
      super.invalidateIntrinsicContentSize()
    }

    override func sizeToFit() {
      frame.size = CGSize(width: 12, height: 34)
    }

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      CGSize(width: 56, height: 78)
    }

    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set { calls.append("margins \(newValue.top)") }
    }

    override var safeAreaInsets: UIEdgeInsets { .zero }

    override var accessibilityIdentifier: String? {
      get { "spy" }
      set {}
    }

    override func endEditing(_ force: Bool) -> Bool {
      calls.append("end")
      return super.endEditing(force)
    }
  }

  @Test func overriddenMethodsOfAViewAreCalled() {
    let spy = SpyView()
    let child = UIView()
    spy.addSubview(child)
    spy.addGestureRecognizer(UISwipeGestureRecognizer())
    spy.gestureRecognizers = [UISwipeGestureRecognizer()]
    spy.bringSubviewToFront(child)
    spy.invalidateIntrinsicContentSize()
    spy.layoutMargins = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    _ = spy.endEditing(true)
    #expect(
      spy.calls == ["gesture", "gesture", "front", "invalidate", "margins 9.0", "end"]
    )
    spy.sizeToFit()
    #expect(spy.frame.size == CGSize(width: 12, height: 34))
    #expect(
      spy.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 56, height: 78)
    )
    #expect(spy.layoutMargins.left == 2)
  }

  @Test func anOverriddenSafeAreaIsThatOfItsGuide() {
    let spy = SpyView()
    let screen = UIViewController()
    screen.view = spy
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.settle()
    #expect(spy.safeAreaInsets == .zero)
    #expect(spy.safeAreaLayoutGuide.layoutFrame == spy.bounds)
    let told = driver.display.tree.nodes.values.flatMap(\.attributes)
    #expect(told.contains(.identifier("spy")))
  }
}
