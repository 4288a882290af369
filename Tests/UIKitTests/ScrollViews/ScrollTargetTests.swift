import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Page: `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of Apple's documentation.
@MainActor
struct ScrollTargetTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let delegate = Chooser()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    scroll.accessibilityLabel = "Cards"
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 3000, height: 200)
    scroll.delegate = delegate
    screen.view.addSubview(scroll)
    driver = SceneDriver(rootViewController: screen)
  }

  private func send(_ phase: InputEvent.ScrollPhase, _ x: Double) {
    guard let id = scroll._nodeID else { return }
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .scroll(id, x: x, y: 0, phase))
    )
  }

  /// Drags from 0 to 50 points in 0.1 s.
  private func drag(end: InputEvent.ScrollPhase) {
    send(.began, 0)
    for x in stride(from: 10.0, through: 50, by: 10) {
      driver.clock.advance(by: .milliseconds(20))
      send(.moved, x)
    }
    send(end, 50)
  }

  @Test func theTargetOfAFlingFollowsFromItsVelocity() throws {
    drag(end: .flung)
    let call = try #require(delegate.calls.first)
    #expect(abs(call.velocity.x - 0.5) < 0.01 && call.velocity.y == 0)
    // 0.5 points per millisecond × 0.998 ÷ 0.002.
    #expect(abs(call.target.x - 299.5) < 6)
    #expect(scroll.isDecelerating)
    #expect(scroll.contentOffset.x == 50)
  }

  @Test func aFasterDecelerationGoesLessFar() throws {
    scroll.decelerationRate = .fast
    drag(end: .flung)
    // 0.5 points per millisecond × 0.99 ÷ 0.01.
    #expect(abs(try #require(delegate.calls.first).target.x - 99.5) < 2)
  }

  @Test func theTargetLiesWithinTheContent() throws {
    scroll.contentSize.width = 400
    drag(end: .flung)
    #expect(try #require(delegate.calls.first).target.x == 100)
  }

  @Test func aTargetOfTheDelegateIsWhereContentRests() {
    delegate.choice = CGPoint(x: 200, y: 0)
    drag(end: .flung)
    #expect(scroll.isDecelerating && !scroll.isDragging)
    #expect(scroll.contentOffset.x == 200)
    driver.settle()
    #expect(!scroll.isDecelerating)
    #expect(
      delegate.order == [
        "will begin", "will end", "did end, goes on", "will decelerate", "did end decelerating",
      ]
    )
    #expect(scroll.contentOffset.x == 200)
    #expect(displayedOrder == 200)
  }

  @Test func stepsAfterADelegateChoosesATargetAreIgnored() {
    delegate.choice = CGPoint(x: 200, y: 0)
    drag(end: .flung)
    send(.moved, 70)
    send(.rested, 90)
    #expect(scroll.contentOffset.x == 200)
    #expect(scroll.isDecelerating)
  }

  @Test func aTouchInterruptsScrollingToATarget() {
    delegate.choice = CGPoint(x: 200, y: 0)
    drag(end: .flung)
    delegate.order = []
    send(.began, 120)
    #expect(scroll.isDragging && !scroll.isDecelerating)
    #expect(scroll.contentOffset.x == 120)
    driver.settle()
    #expect(delegate.order == ["did end decelerating", "will begin"])
  }

  @Test func aTargetAtTheCurrentOffsetStopsTheContent() {
    delegate.choice = CGPoint(x: 50, y: 0)
    drag(end: .flung)
    #expect(delegate.order == ["will begin", "will end", "did end"])
    #expect(!scroll.isDecelerating && scroll.contentOffset.x == 50)
  }

  @Test func aFingerThatRestedHasNoSpeed() throws {
    send(.began, 0)
    driver.clock.advance(by: .milliseconds(20))
    send(.moved, 50)
    driver.clock.advance(by: .seconds(1))
    send(.flung, 50)
    let call = try #require(delegate.calls.first)
    #expect(call.velocity == .zero)
    #expect(call.target.x == 50)
  }

  @Test func theSpeedThatADisplayReportsCountsBeforeThatOfItsSteps() throws {
    send(.began, 0)
    let id = try #require(scroll._nodeID)
    let velocity = InputEvent.ScrollVelocity(x: -2000, y: 0)
    #expect(driver.send(.scroll(id, x: 500, y: 0, .flung, velocity: velocity)))
    #expect(delegate.calls.first?.velocity == CGPoint(x: -2, y: 0))
    #expect(delegate.calls.first?.target.x == 0)
  }

  @Test func aWheelEndsAtRestWithoutSpeed() throws {
    delegate.choice = CGPoint(x: 200, y: 0)
    send(.began, 0)
    driver.clock.advance(by: .milliseconds(20))
    send(.moved, 150)
    send(.rested, 180)
    #expect(delegate.calls.map(\.velocity) == [.zero])
    #expect(scroll.isDecelerating)
    driver.settle()
    #expect(scroll.contentOffset.x == 200)
    #expect(delegate.order.last == "did end decelerating")
  }

  @Test func aFastDragTurnsAPageInItsDirection() throws {
    scroll.isPagingEnabled = true
    drag(end: .flung)
    #expect(try #require(delegate.calls.first).target.x == 300)
    send(.rested, 300)
    send(.began, 290)
    send(.released, 290)
    #expect(delegate.calls.last?.target.x == 300)
  }

  @Test func targetsCountFromTheInsets() throws {
    scroll.contentInset.left = 16
    driver.settle()
    delegate.choice = CGPoint(x: 84, y: 0)
    drag(end: .flung)
    driver.settle()
    #expect(scroll.contentOffset.x == 84)
    #expect(displayedOrder == 100)
  }

  @Test func aDelegateThatOnlyChoosesTargetsReceivesSteps() throws {
    let only = OnlyChooser()
    scroll.delegate = only
    drag(end: .flung)
    driver.settle()
    #expect(abs(try #require(only.velocity).x - 0.5) < 0.01)
    #expect(value?.reportsSteps == true && value?.reportsDrags == true)
  }

  @Test func aDelegateThatImplementsOnlyDragMethodsReceivesDragsAtOnce() {
    let starter = Starter()
    scroll.delegate = starter
    drag(end: .flung)
    send(.rested, 100)
    driver.settle()
    #expect(value?.reportsSteps == false && value?.reportsDrags == true)
    scroll.delegate = nil
    driver.settle()
    #expect(value?.reportsDrags == false)
  }

  private var value: ScrollValue? {
    let attributes = scroll._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
    return attributes.lazy.compactMap {
      if case .scroll(let value) = $0 { value } else { nil }
    }.first
  }

  private var displayedOrder: Double? {
    let attributes = scroll._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
    return attributes.lazy.compactMap {
      if case .scrollTo(let x, _, _) = $0 { x } else { nil }
    }.first
  }

  private final class Chooser: NSObject, UIScrollViewDelegate {
    var choice: CGPoint?
    var order: [String] = []
    var calls: [(velocity: CGPoint, target: CGPoint)] = []

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      order.append("will begin")
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      order.append("will end")
      calls.append((velocity, targetContentOffset.pointee))
      if let choice { targetContentOffset.pointee = choice }
    }

    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView,
      willDecelerate decelerate: Bool
    ) {
      order.append(decelerate ? "did end, goes on" : "did end")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      order.append("will decelerate")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      order.append("did end decelerating")
    }
  }

  private final class OnlyChooser: NSObject, UIScrollViewDelegate {
    var velocity: CGPoint?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
    }
  }

  private final class Starter: NSObject, UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  }
}
