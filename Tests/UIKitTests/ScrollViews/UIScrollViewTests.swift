import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIScrollViewTests {
  private let scroll = UIScrollView()
  private let listener = Listener()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    scroll.accessibilityLabel = "Pages"
    scroll.delegate = listener
    screen.view.addSubview(scroll)
    driver = SceneDriver(rootViewController: screen)
  }

  private func send(_ phase: InputEvent.ScrollPhase, _ x: Double) {
    guard let id = scroll._nodeID else { return }
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .scroll(id, x: x, y: 0, phase))
    )
  }

  /// Page: `contentInsetAdjustmentBehavior` of Apple's documentation.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 100, width: 10, height: 10), 0.0),
      (CGRect(x: 0, y: 900, width: 10, height: 100), 156.0),
      (CGRect(x: 0, y: 1990, width: 10, height: 500), 1156.0),
      (CGRect(x: 0, y: 3000, width: 10, height: 10), 0.0),
    ]
  )
  func scrollRectToVisibleScrollsNoFartherThanNeeded(_ part: CGRect, _ offset: Double) {
    let scroll = UIScrollView()
    let root = UIViewController()
    root.view = scroll
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let driver = SceneDriver(rootViewController: root)
    scroll.scrollRectToVisible(part, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: offset))
    scroll.contentOffset = CGPoint(x: 0, y: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 1, height: 1), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
    driver.settle()
  }

  @Test func contentIsInsetBelowBarsUnlessTheBehaviorIsNever() throws {
    let content = UIView()
    scroll.addSubview(content)
    content.frame = CGRect(x: 0, y: 0, width: 390, height: 2000)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: screen.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    let navigation = UINavigationController(rootViewController: screen)
    let driver = SceneDriver(rootViewController: navigation)
    func adjustsContentInset() throws -> Bool? {
      let id = try #require(scroll._nodeID)
      return driver.display.tree[id]?.attributes.lazy.compactMap {
        if case .scroll(let value) = $0 { value.adjustsContentInset } else { nil }
      }.first
    }
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.safeAreaInsets.top == 44)
    #expect(content.safeAreaInsets == .zero)
    #expect(try adjustsContentInset() ?? true)

    scroll.contentInsetAdjustmentBehavior = .never
    driver.settle()
    #expect(content.safeAreaInsets.top == 44)
    #expect(try adjustsContentInset() == false)
  }

  @Test func aFlingCallsTheDelegateInOrder() throws {
    try driver.scroll("Pages", to: CGPoint(x: 390, y: 0))
    #expect(
      listener.take() == [
        "will drag", "did scroll 390", "did end dragging, goes on", "will decelerate",
        "did end decelerating",
      ]
    )
    #expect(scroll.contentOffset.x == 390)
  }

  @Test func isTrackingDraggingAndDeceleratingFollowTheFinger() {
    send(.began, 0)
    #expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
    send(.moved, 10)
    send(.flung, 20)
    #expect(!scroll.isTracking && !scroll.isDragging && scroll.isDecelerating)
    send(.rested, 390)
    #expect(!scroll.isDecelerating)
  }

  @Test func contentThatIsReleasedAtRestStays() {
    send(.began, 0)
    send(.moved, 10)
    send(.released, 10)
    #expect(listener.take() == ["will drag", "did scroll 10", "did end dragging"])
    send(.rested, 10)
    #expect(listener.take() == [])
  }

  @Test func aTouchStopsDeceleratingContent() {
    send(.began, 0)
    send(.flung, 20)
    listener.forget()
    send(.began, 30)
    #expect(listener.take() == ["did end decelerating", "will drag", "did scroll 30"])
  }

  @Test func aDisplayMayReportOnlyTheEndOfAScroll() {
    send(.rested, 50)
    #expect(
      listener.take() == [
        "will drag", "did scroll 50", "did end dragging, goes on", "will decelerate",
        "did end decelerating",
      ]
    )
  }

  @Test func theAppScrollsAtOnce() {
    scroll.contentOffset = CGPoint(x: 100, y: 0)
    scroll.contentOffset = CGPoint(x: 100, y: 0)
    driver.settle()
    #expect(listener.take() == ["did scroll 100"])
  }

  @Test func theDelegateReceivesTheEndOfAnAnimatedScroll() {
    scroll.setContentOffset(CGPoint(x: 390, y: 0), animated: true)
    #expect(listener.take() == ["did scroll 390"])
    send(.rested, 390)
    #expect(listener.take() == [])
    driver.settle()
    #expect(listener.take() == ["animation ended"])
  }

  @Test func aFingerEndsAnAnimation() {
    scroll.setContentOffset(CGPoint(x: 390, y: 0), animated: true)
    listener.forget()
    send(.began, 200)
    driver.settle()
    #expect(listener.take() == ["will drag", "did scroll 200"])
  }

  @Test func scrollingIsRejectedIfItIsDisabled() {
    scroll.isScrollEnabled = false
    #expect(throws: DriverError.self) { try driver.scroll("Pages", to: CGPoint(x: 1, y: 0)) }
    #expect(listener.take() == [])
  }

  @Test func displaysReportStepsOnlyIfTheDelegateReceivesThem() throws {
    #expect(reportsSteps == true)
    let empty = EmptyDelegate()
    scroll.delegate = empty
    try driver.scroll("Pages", to: CGPoint(x: 390, y: 0))
    #expect(reportsSteps == false)
    scroll.delegate = listener
    driver.settle()
    #expect(reportsSteps == true)
  }

  private var reportsSteps: Bool? {
    let attributes = scroll._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
    for case .scroll(let value) in attributes { return value.reportsSteps }
    return nil
  }

  private final class EmptyDelegate: NSObject, UIScrollViewDelegate {}

  private final class Listener: NSObject, UIScrollViewDelegate {
    private var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func forget() {
      calls = []
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("did scroll \(Int(scrollView.contentOffset.x))")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("will drag")
    }

    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView,
      willDecelerate decelerate: Bool
    ) {
      calls.append("did end dragging" + (decelerate ? ", goes on" : ""))
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("will decelerate")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("did end decelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("animation ended")
    }
  }
}
