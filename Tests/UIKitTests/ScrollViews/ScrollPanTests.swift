import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `panGestureRecognizer`, `touchesShouldBegin(_:with:in:)`, `touchesShouldCancel(in:)`.
@MainActor
struct ScrollPanTests {
  private let scroll = ChoosingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.accessibilityLabel = "Content"
    screen.view.addSubview(scroll)
    driver = SceneDriver(rootViewController: screen)
  }

  private func send(_ phase: InputEvent.ScrollPhase, _ y: Double) {
    guard let id = scroll._nodeID else { return }
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .scroll(id, x: 0, y: y, phase))
    )
  }

  private func pointers(of view: UIView) -> PointersValue? {
    driver.settle()
    let attributes = view._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
    for case .pointers(let value) in attributes { return value }
    return nil
  }

  @Test func panGestureRecognizerFollowsTheContent() {
    let pan = scroll.panGestureRecognizer
    #expect(pan.view === scroll && scroll.gestureRecognizers == [pan])
    #expect(pan === scroll.panGestureRecognizer)
    let listener = Listener(log)
    scroll.delegate = listener
    pan.addTarget(listener, action: Selector(Listener.panned(_:), named: "panned"))
    send(.began, 10)
    #expect(log.take() == ["pan began -10", "will drag: began -10"])
    driver.wait(.milliseconds(100))
    send(.moved, 60)
    #expect(log.take() == ["pan changed -60"])
    #expect(pan.velocity(in: nil).y.rounded() == -500)
    #expect(pan.numberOfTouches == 1)
    send(.flung, 60)
    #expect(log.take() == ["pan ended -60", "did end dragging: ended -60"])
    #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
    send(.rested, 300)
    #expect(log.take() == [])
  }

  @Test func scrollingEndsWithTheGesture() {
    scroll.panGestureRecognizer.isEnabled = false
    #expect(throws: DriverError.self) {
      try driver.scroll("Content", to: CGPoint(x: 0, y: 10))
    }
    scroll.panGestureRecognizer.isEnabled = true
    send(.rested, 10)
    #expect(scroll.contentOffset.y == 10)
  }

  @Test func theScrollViewDecidesWhichViewsReceiveTouches() throws {
    let view = TouchLoggingView(log)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.addSubview(view)
    try driver.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["began 1", "ended 1"])
    scroll.delivers = false
    try driver.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == [])
  }

  @Test func contentKeepsTouchesThatCannotBeCancelled() {
    let view = TouchLoggingView(log)
    scroll.addSubview(view)
    #expect(pointers(of: view) == [.reports, .keepsAcross])
    scroll.cancels = false
    view.removeFromSuperview()
    scroll.addSubview(view)
    #expect(pointers(of: view) == [.reports, .keepsAcross, .keepsDown])
    scroll.cancels = true
    view.removeFromSuperview()
    scroll.addSubview(view)
    scroll.canCancelContentTouches = false
    #expect(pointers(of: view) == [.reports, .keepsAcross, .keepsDown])
  }

  @Test func touchesShouldCancelIsFalseForControls() {
    #expect(!UIScrollView().touchesShouldCancel(in: UIButton()))
    #expect(UIScrollView().touchesShouldCancel(in: UIView()))
  }

  private final class ChoosingScrollView: UIScrollView {
    var delivers = true
    var cancels = true

    override func touchesShouldBegin(
      _ touches: Set<UITouch>,
      with event: UIEvent?,
      in view: UIView
    ) -> Bool { delivers }

    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    private let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func panned(_ pan: UIPanGestureRecognizer) {
      log("pan \(pan.state) \(Int(pan.translation(in: nil).y))")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      note("will drag", scrollView.panGestureRecognizer)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("did end dragging", scrollView.panGestureRecognizer)
    }

    private func note(_ name: String, _ pan: UIPanGestureRecognizer) {
      log("\(name): \(pan.state) \(Int(pan.translation(in: nil).y))")
    }
  }
}
