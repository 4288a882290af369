import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIHoverGestureRecognizer`, `UIPointerInteraction`, `isPointerInteractionEnabled`.
@MainActor
struct PointerInteractionTests {
  private let log = CallLog()
  private let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
  private let screen = UIViewController()
  private let driver: SceneDriver
  private let inside = CGPoint(x: 60, y: 110)

  init() {
    screen.view.addSubview(card)
    driver = SceneDriver(rootViewController: screen)
  }

  private func pointers(of view: UIView) -> PointersValue {
    driver.settle()
    let attributes = view._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
    for case .pointers(let value) in attributes { return value }
    return []
  }

  // MARK: Hovering

  @Test func aMouseIsFollowedFromComingToLeaving() {
    let listener = Listener(log)
    let hover = UIHoverGestureRecognizer(
      target: listener,
      action: Selector(Listener.hovered(_:), named: "hovered")
    )
    card.addGestureRecognizer(hover)
    #expect(pointers(of: card) == .hovers)
    #expect(!driver.hover(at: .zero))
    #expect(driver.hover(at: inside))
    driver.hover(at: CGPoint(x: 70, y: 130))
    driver.hover(at: CGPoint(x: 70, y: 130))
    #expect(log.take() == ["began 10 10", "changed 20 30"])
    driver.hover(at: .zero)
    #expect(log.take() == ["ended 20 30"])
    #expect(hover.state == .possible)
    driver.hover(at: inside)
    driver.endHovering()
    #expect(log.take() == ["began 10 10", "ended 10 10"])
  }

  @Test func fingersDoNotHover() {
    card.addGestureRecognizer(UIHoverGestureRecognizer())
    #expect(!driver.point(PointerSample(id: 1, phase: .down, x: 60, y: 110)))
  }

  @Test func aDisabledGestureIsNotFollowed() {
    let hover = UIHoverGestureRecognizer()
    card.addGestureRecognizer(hover)
    driver.hover(at: inside)
    #expect(hover.state == .began)
    hover.isEnabled = false
    #expect(hover.state == .cancelled)
    driver.hover(at: CGPoint(x: 80, y: 120))
    #expect(hover.state == .possible)
    #expect(!driver.hover(at: CGPoint(x: 81, y: 120)))
  }

  // MARK: The pointer

  @Test func aViewIsHighlightedUnderTheMouse() {
    let delegate = PointerDelegate(log)
    let interaction = UIPointerInteraction(delegate: delegate)
    card.addInteraction(interaction)
    #expect(pointers(of: card) == .hovers)
    driver.hover(at: inside)
    #expect(pointers(of: card) == [.hovers, .highlights])
    driver.hover(at: .zero)
    #expect(pointers(of: card) == .hovers)
    #expect(log.take() == ["will enter", "will exit"])
    card.removeInteraction(interaction)
    #expect(pointers(of: card) == [])
  }

  @Test func theDelegateGivesRegionsAndStyles() {
    let delegate = PointerDelegate(log)
    delegate.style = UIPointerStyle(shape: .verticalBeam(length: 20))
    delegate.region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.addInteraction(UIPointerInteraction(delegate: delegate))
    driver.hover(at: inside)
    #expect(pointers(of: card) == [.hovers, .showsBeam])
    #expect(delegate.location == CGPoint(x: 10, y: 10))
    driver.hover(at: CGPoint(x: 61, y: 111))
    #expect(log.take() == ["will enter"])
    delegate.region = nil
    driver.hover(at: CGPoint(x: 200, y: 111))
    #expect(pointers(of: card) == .hovers)
    #expect(log.take() == ["will exit"])
  }

  @Test func effectsShowOnTheViewOfTheirPreview() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.addSubview(other)
    let delegate = PointerDelegate(log)
    delegate.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: other)))
    card.addInteraction(UIPointerInteraction(delegate: delegate))
    driver.hover(at: inside)
    #expect(pointers(of: other) == .lifts)
    #expect(pointers(of: card) == .hovers)
  }

  @Test func invalidateRequestsTheStyleAgain() {
    let delegate = PointerDelegate(log)
    let interaction = UIPointerInteraction(delegate: delegate)
    card.addInteraction(interaction)
    driver.hover(at: inside)
    delegate.style = .hidden()
    interaction.invalidate()
    #expect(pointers(of: card) == [.hovers, .hidesMouse])
    interaction.isEnabled = false
    #expect(pointers(of: card) == [])
  }

  // MARK: Buttons

  @Test func aButtonHasAPointerInteractionIfItIsEnabled() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    card.addSubview(button)
    #expect(!button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = true
    driver.hover(at: inside)
    #expect(pointers(of: button) == [.hovers, .highlights])
    driver.endHovering()
    button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: .lift(effect.preview)) }
    driver.hover(at: inside)
    #expect(pointers(of: button) == [.hovers, .lifts])
    button.isPointerInteractionEnabled = false
    #expect(pointers(of: button).isDisjoint(with: [.hovers, .lifts]))
  }

  @MainActor
  private final class Listener: NSObject {
    private let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func hovered(_ hover: UIHoverGestureRecognizer) {
      let place = hover.location(in: hover.view)
      log("\(hover.state) \(Int(place.x)) \(Int(place.y))")
    }
  }

  private final class PointerDelegate: NSObject, UIPointerInteractionDelegate {
    private let log: CallLog
    var region: UIPointerRegion?
    var style: UIPointerStyle?
    var location: CGPoint?
    private var isAsked = false

    init(_ log: CallLog) { self.log = log }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      location = request.location
      defer { isAsked = true }
      return region ?? (isAsked && style != nil && request.location.x > 100 ? nil : defaultRegion)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      style
        ?? interaction.view.map { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log("will enter")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log("will exit")
    }
  }
}
