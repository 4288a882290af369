import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIDragInteraction`, `UIDropInteraction` and their delegates.
@MainActor
struct DragInteractionTests {
  private let log = CallLog()
  private let card = DragInteractionTests.view("Card", y: 100)
  private let box = DragInteractionTests.view("Box", y: 400)
  private let screen = UIViewController()
  private let giver: DragGiver
  private let taker: DropTaker
  private let drag: UIDragInteraction
  private let driver: SceneDriver

  init() {
    giver = DragGiver(log)
    taker = DropTaker(log)
    drag = UIDragInteraction(delegate: giver)
    card.addInteraction(drag)
    box.addInteraction(UIDropInteraction(delegate: taker))
    screen.view.addSubview(card)
    screen.view.addSubview(box)
    driver = SceneDriver(rootViewController: screen)
  }

  private static func view(_ label: String, y: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 50, y: y, width: 200, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  private var window: UIWindow? { card.window }

  /// The previews of dragged items over the screen.
  private var previews: [UIView] {
    window?.subviews.filter { "\(type(of: $0))" == "DragPreviewView" } ?? []
  }

  // MARK: - The whole way

  @Test(arguments: [PointerSample.Kind.finger, .mouse, .pen])
  func anItemIsDragged(by kind: PointerSample.Kind) throws {
    try driver.drag("Card", to: "Box", by: kind)
    #expect(
      log.take() == [
        "items", "preview", "lift", "begin", "lifted", "can handle", "enter", "will end copy",
        "drop milk", "preview for drop", "animate drop", "conclude", "session end",
        "did end copy", "transferred",
      ]
    )
    #expect(previews.isEmpty)
  }

  @Test func aFingerThatMovesAtOnceDragsNothing() throws {
    try driver.drag([CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 450)])
    driver.settle()
    #expect(log.take().isEmpty)
  }

  @Test func aLiftThatIsNotMovedIsTakenBack() throws {
    try driver.lift("Card")
    #expect(previews.count == 1)
    driver.drop()
    #expect(log.take() == ["items", "preview", "lift", "back"])
    #expect(previews.isEmpty)
    try driver.drag("Card", to: "Box")
    #expect(log.take().contains("drop milk"))
  }

  @Test func thePreviewFollowsTheFinger() throws {
    try driver.lift("Card")
    driver.drag(to: CGPoint(x: 200, y: 300))
    let preview = try #require(previews.first)
    #expect(abs(preview.transform.tx - 50) < 0.01)
    #expect(abs(preview.transform.ty - 150) < 0.01)
    #expect(!preview.isUserInteractionEnabled)
    #expect(driver.find("Card").count == 1)
    driver.cancelDrag()
  }

  @Test func aBadgeShowsTheEffect() throws {
    func badge() -> UIImage? {
      previews.first?.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden }?.image
    }
    try driver.lift("Card")
    try driver.drag(to: "Box")
    #expect(badge() != nil)
    taker.operation = .move
    driver.drag(to: CGPoint(x: 150, y: 455))
    #expect(badge() == nil)
    taker.operation = .forbidden
    driver.drag(to: CGPoint(x: 150, y: 450))
    #expect(badge() != nil)
    driver.drop()
    #expect(log.take().contains("did end cancel"))
  }

  @Test func aDropElsewhereIsCancelled() throws {
    try driver.lift("Card")
    try driver.drag(to: "Box")
    driver.drag(to: CGPoint(x: 300, y: 20))
    driver.drop()
    let calls = log.take()
    #expect(
      calls.suffix(6) == [
        "exit", "will end cancel", "preview for cancel", "animate cancel", "session end",
        "did end cancel",
      ]
    )
    #expect(previews.isEmpty)
  }

  @Test func aMoveRequiresThatTheSourceAllowsIt() throws {
    taker.operation = .move
    giver.allowsMove = false
    try driver.drag("Card", to: "Box")
    #expect(log.take().contains("did end cancel"))
    giver.allowsMove = true
    try driver.drag("Card", to: "Box")
    #expect(log.take().contains("did end move"))
  }

  @Test func anotherFingerAddsItems() throws {
    try driver.lift("Card")
    driver.drag(to: CGPoint(x: 150, y: 300))
    giver.added = "eggs"
    driver.point(PointerSample(id: 2, phase: .down, x: 150, y: 150))
    driver.point(PointerSample(id: 2, phase: .up, x: 150, y: 150))
    try driver.drag(to: "Box")
    driver.drop()
    #expect(log.take().contains("drop milk, eggs"))
  }

  // MARK: - Beside others

  @Test func aHeldFingerOpensAMenuAndAMoveDrags() throws {
    let menus = Menus()
    card.addInteraction(UIContextMenuInteraction(delegate: menus))
    driver.settle()
    try driver.lift("Card")
    let id = try #require(card._nodeID)
    try #require(driver.send(.openMenu(id, x: 0, y: 0)))
    #expect(driver.find(nil, .menu).count == 1)
    driver.drag(to: CGPoint(x: 150, y: 450))
    #expect(driver.find(nil, .menu).isEmpty)
    driver.drop()
    #expect(log.take().contains("drop milk"))
  }

  @Test func aTapIsNoDrag() throws {
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    try driver.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.take().isEmpty)
  }

  @Test func aFingerScrollsNothingWhileItDrags() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    screen.view.addSubview(scroll)
    scroll.addSubview(card)
    driver.settle()
    func keepsDown() -> Bool {
      guard let node = card._nodeID.flatMap({ driver.display.tree[$0] }) else { return false }
      return node.attributes.contains {
        guard case .pointers(let pointers) = $0 else { return false }
        return pointers.contains(.keepsDown)
      }
    }
    #expect(!keepsDown())
    try driver.lift("Card")
    driver.scene.commit()
    #expect(keepsDown())
    driver.drop()
    #expect(!keepsDown())
  }

  // MARK: - Bad input

  @Test func aCancelledTouchEndsTheDrag() throws {
    try driver.lift("Card")
    try driver.drag(to: "Box")
    driver.cancelDrag()
    #expect(log.take().suffix(2) == ["session end", "did end cancel"])
    #expect(previews.isEmpty)
  }

  @Test func removingTheSourceViewEndsTheLift() throws {
    try driver.lift("Card")
    card.removeFromSuperview()
    driver.drag(to: CGPoint(x: 150, y: 450))
    driver.drop()
    #expect(!log.take().contains { $0.hasPrefix("drop") })
    #expect(previews.isEmpty)
  }

  @Test(arguments: [true, false])
  func aDragContinuesAfterItsSourceViewIsRemoved(_ isDropped: Bool) throws {
    try driver.lift("Card")
    driver.drag(to: CGPoint(x: 150, y: 300))
    card.removeFromSuperview()
    driver.drag(to: CGPoint(x: 150, y: 450))
    if isDropped { driver.drop() } else { driver.cancelDrag() }
    let calls = log.take()
    #expect(calls.contains("drop milk") == isDropped)
    #expect(calls.contains("did end cancel") == !isDropped)
    #expect(previews.isEmpty)
  }

  @Test func aDisabledInteractionEndsTheDrag() throws {
    try driver.lift("Card")
    driver.drag(to: CGPoint(x: 150, y: 300))
    drag.isEnabled = false
    driver.settle()
    #expect(log.take().last == "did end cancel")
    driver.drop()
    #expect((try? driver.drag("Card", to: "Box")) == nil)
    drag.isEnabled = true
    try driver.drag("Card", to: "Box")
    #expect(log.take().last == "transferred")
  }

  @Test func aRemovedInteractionEndsTheDrag() throws {
    try driver.lift("Card")
    driver.drag(to: CGPoint(x: 150, y: 300))
    card.removeInteraction(drag)
    driver.settle()
    #expect(log.take().last == "did end cancel")
    #expect(card.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func withoutADelegateNothingIsDragged() throws {
    var short: DragGiver? = DragGiver(log)
    let other = Self.view("Other", y: 250)
    screen.view.addSubview(other)
    if let short { other.addInteraction(UIDragInteraction(delegate: short)) }
    driver.settle()
    try driver.lift("Other")
    driver.drag(to: CGPoint(x: 150, y: 300))
    short = nil
    try driver.drag(to: "Box")
    driver.drop()
    #expect(log.take().contains("drop milk"))
    try driver.drag("Other", to: "Box")
    #expect(log.take().isEmpty)
  }

  @Test func aSceneHasOneDrag() throws {
    let other = Self.view("Other", y: 250)
    other.addInteraction(UIDragInteraction(delegate: giver))
    screen.view.addSubview(other)
    driver.settle()
    try driver.lift("Card")
    driver.drag(to: CGPoint(x: 150, y: 200))
    _ = log.take()
    driver.point(PointerSample(id: 2, phase: .down, x: 150, y: 300))
    driver.wait(.seconds(1))
    driver.point(PointerSample(id: 2, phase: .moved, x: 150, y: 340))
    driver.point(PointerSample(id: 2, phase: .up, x: 150, y: 340))
    #expect(log.take().isEmpty)
    try driver.drag(to: "Box")
    driver.drop()
    #expect(log.take().last == "transferred")
  }

  @Test func aDropTargetMayRefuseItems() throws {
    giver.make = { UIDragItem(itemProvider: NSItemProvider(object: UIColor.red)) }
    try driver.drag("Card", to: "Box")
    #expect(log.take().contains("did end cancel"))
  }

  @Test func aSourceWithoutItemsLiftsNothing() throws {
    giver.make = { nil }
    try driver.drag("Card", to: "Box")
    #expect(log.take() == ["items"])
    #expect(previews.isEmpty)
  }

  @Test(arguments: [true, false])
  func aRemovedDropTargetReceivesNothing(_ isMovedAfterwards: Bool) throws {
    try driver.lift("Card")
    try driver.drag(to: "Box")
    box.removeFromSuperview()
    if isMovedAfterwards { driver.drag(to: CGPoint(x: 150, y: 460)) }
    driver.drop()
    #expect(log.take().last == "did end cancel")
  }

  // MARK: - Loading

  @Test func textsAreLoadedInTheScene() async throws {
    taker.loads = true
    try driver.drag("Card", to: "Box")
    try await driver.eventually("the text") { taker.loaded != nil }
    #expect(taker.loaded == ["milk"])
    #expect(log.take().last == "transferred")
  }

  @Test func aDropTargetReceivesAnEmptyResultIfLoadingFails() async throws {
    giver.make = { UIDragItem(itemProvider: NSItemProvider(object: UIColor.red)) }
    taker.takesAnything = true
    taker.loads = true
    try driver.drag("Card", to: "Box")
    #expect(taker.loaded == nil)
    try await driver.eventually("the end of loading") { taker.loaded != nil }
    #expect(taker.loaded == [])
  }
}

@MainActor
private final class Menus: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })
  }
}
