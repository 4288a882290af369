import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIEditMenuInteraction`, `UIEditMenuInteractionDelegate`, `UIEditMenuConfiguration`.
@MainActor
struct EditMenuInteractionTests {
  private let log = CallLog()
  private let card: CopyingCard
  private let screen = UIViewController()
  private let giver: EditMenuGiver
  private let interaction: UIEditMenuInteraction
  private let driver: SceneDriver

  init() {
    card = CopyingCard(log)
    giver = EditMenuGiver(log)
    interaction = UIEditMenuInteraction(delegate: giver)
    card.addInteraction(interaction)
    screen.view.addSubview(card)
    driver = SceneDriver(rootViewController: screen)
  }

  private var menu: String {
    guard let menu = driver.find(nil, .menu).first else { return "none" }
    return menu.text.split(separator: "\n").dropFirst()
      .map { $0.trimmingPrefix("  menu item ").replacing("\"", with: "") }
      .joined(separator: ", ")
  }

  private var value: MenuValue? {
    guard let menu = driver.find(nil, .menu).first else { return nil }
    for case .menu(let value)? in driver.display.tree[menu.id]?.attributes ?? [] { return value }
    return nil
  }

  private func present(_ x: CGFloat = 10, _ y: CGFloat = 20) {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: x, y: y))
    )
    driver.settle()
  }

  private func offer(of view: UIView) -> MenuOffer? {
    driver.scene.commit()
    guard case .menuOffer(let offer) = view._attribute(.menuOffer) else { return nil }
    return offer
  }

  // MARK: Presenting

  @Test func theMenuHasTheActionsOfTheViewAndTheDelegate() throws {
    present()
    #expect(menu == "Copy, Shout")
    #expect(log.take() == ["menu for 1", "will present"])
    try driver.chooseMenuItem("Copy")
    #expect(menu == "none")
    #expect(log.take() == ["will dismiss", "copied by UICommand"])
  }

  @Test func anOwnActionIsPerformed() throws {
    present()
    _ = log.take()
    try driver.chooseMenuItem("Shout")
    #expect(log.take() == ["will dismiss", "shouted"])
  }

  @Test func withoutADelegateTheSuggestedActionsAreShown() throws {
    let other = UIEditMenuInteraction(delegate: nil)
    card.interactions = [other]
    other.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    driver.settle()
    #expect(menu == "Copy")
    giver.kind = .nothing
    card.interactions = [interaction]
    #expect(menu == "none")
    present()
    #expect(menu == "Copy")
  }

  @Test func aMenuOfNothingIsNotPresented() {
    giver.kind = .empty
    present()
    #expect(menu == "none")
    #expect(log.take() == ["menu for 1"])
    giver.kind = .disabled
    present()
    #expect(menu == "none")
    card.canCopy = false
    giver.kind = .nothing
    present()
    #expect(menu == "none")
  }

  @Test func anInteractionWithoutAViewPresentsNothing() {
    let lonely = UIEditMenuInteraction(delegate: giver)
    lonely.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    lonely.reloadVisibleMenu()
    lonely.updateVisibleMenuPosition(animated: true)
    lonely.dismissMenu()
    #expect(lonely.location(in: nil) == .zero)
    UIView().addInteraction(lonely)
    lonely.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(log.take() == [])
    #expect(menu == "none")
  }

  @Test func commandsThatNoResponderPerformsAreLeftOut() {
    giver.kind = .commands
    present()
    #expect(menu == "Copy now")
  }

  @Test func theResponderAdjustsCommands() {
    giver.kind = .commands
    card.renamesCommands = true
    present()
    #expect(menu == "Copy the card")
  }

  // MARK: Its place

  @Test func theMenuPointsAtItsTarget() throws {
    present(10, 20)
    #expect(value?.target?.rect == RectValue(x: 60, y: 120, width: 0, height: 0))
    #expect(value?.target?.arrow == .automatic)
    #expect(interaction.location(in: nil) == CGPoint(x: 60, y: 120))
    #expect(interaction.location(in: card) == CGPoint(x: 10, y: 20))
    giver.target = CGRect(x: 0, y: 0, width: 200, height: 120)
    interaction.updateVisibleMenuPosition(animated: true)
    driver.settle()
    #expect(value?.target?.rect == RectValue(x: 50, y: 100, width: 200, height: 120))
  }

  @Test func aTargetOutsideOfTheWindowIsSentUnchanged() {
    giver.target = CGRect(x: -900, y: -900, width: 10, height: 10)
    present()
    #expect(value?.target?.rect == RectValue(x: -850, y: -800, width: 10, height: 10))
    giver.target = .infinite
    interaction.updateVisibleMenuPosition(animated: false)
    driver.settle()
    #expect(value?.target?.rect == RectValue(x: 60, y: 120, width: 0, height: 0))
  }

  @Test func theArrowHasTheDirectionOfTheConfiguration() {
    let configuration = UIEditMenuConfiguration(identifier: "left", sourcePoint: .zero)
    configuration.preferredArrowDirection = .left
    #expect(configuration.identifier == AnyHashable("left"))
    let unnamed = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(unnamed.identifier != configuration.identifier)
    interaction.presentEditMenu(with: configuration)
    driver.settle()
    #expect(value?.target?.arrow == .left)
  }

  // MARK: Ways out

  @Test func closingTheMenuNotifiesTheDelegateOnce() throws {
    present()
    _ = log.take()
    try driver.closeMenu()
    #expect(menu == "none")
    #expect(log.take() == ["will dismiss"])
    interaction.dismissMenu()
    #expect(log.take() == [])
  }

  @Test func anotherMenuReplacesTheFirst() {
    present()
    _ = log.take()
    present(30, 30)
    #expect(log.take() == ["menu for 1", "will dismiss", "will present"])
    #expect(value?.target?.rect.x == 80)
  }

  @Test func theMenuClosesWithItsViewAndItsInteraction() {
    present()
    card.removeInteraction(interaction)
    driver.settle()
    #expect(menu == "none")
    card.addInteraction(interaction)
    present()
    card.isHidden = true
    driver.settle()
    #expect(menu == "none")
    card.isHidden = false
    present()
    card.removeFromSuperview()
    driver.settle()
    #expect(menu == "none")
    #expect(log.take().filter { $0 == "will dismiss" }.count == 3)
  }

  @Test func scrollingClosesTheMenu() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    scroll.addSubview(card)
    screen.view.addSubview(scroll)
    driver.settle()
    present()
    #expect(menu == "Copy, Shout")
    let id = try #require(scroll._nodeID)
    driver.send(.scroll(id, x: 0, y: 40, .moved))
    #expect(menu == "none")
  }

  @Test func reloadVisibleMenuQueriesTheDelegateAgain() {
    present()
    giver.kind = .nothing
    interaction.reloadVisibleMenu()
    driver.settle()
    #expect(menu == "Copy")
    giver.kind = .empty
    interaction.reloadVisibleMenu()
    driver.settle()
    #expect(menu == "none")
  }

  @Test func animationsAndCompletionsOfAnimatorsRun() {
    giver.animates = true
    let runtime = driver.scene as? _SceneRuntime
    runtime?.turn { present() }
    driver.settle()
    #expect(log.take() == ["menu for 1", "will present", "animates", "completed"])
    runtime?.turn { interaction.dismissMenu() }
    driver.settle()
    #expect(log.take() == ["will dismiss", "animates", "completed"])
  }

  @Test func aSubmenuOpensInItsPlace() throws {
    giver.kind = .submenu
    present()
    #expect(menu.hasPrefix("More"))
    try driver.chooseMenuItem("More")
    try driver.chooseMenuItem("Deep")
    #expect(log.take().suffix(2) == ["will dismiss", "deep"])
  }

  // MARK: Without the app

  @Test func aRightClickOrTheMenuKeyOpensIt() throws {
    #expect(offer(of: card) == .onSecondaryClick)
    let id = try #require(card._nodeID)
    #expect(driver.send(.openMenu(id, x: 30, y: 40)))
    #expect(menu == "Copy, Shout")
    #expect(value?.target?.rect == RectValue(x: 80, y: 140, width: 0, height: 0))
    card.removeInteraction(interaction)
    #expect(offer(of: card) == MenuOffer.none)
    driver.settle()
    #expect(!driver.send(.openMenu(id, x: 30, y: 40)))
  }

  @Test func aContextMenuTakesPrecedence() {
    let contexts = ContextGiver()
    card.addInteraction(UIContextMenuInteraction(delegate: contexts))
    #expect(offer(of: card) == .onRequest)
  }

  /// The first responder of another view does not affect the menu.
  @Test func aTextThatIsEditedElsewhereOffersNothing() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
    field.text = "secret plan"
    screen.view.addSubview(field)
    driver.settle()
    field.becomeFirstResponder()
    field.selectAll(nil)
    present()
    #expect(menu == "Copy, Shout")
    try driver.chooseMenuItem("Copy")
    #expect(log.take().last == "copied by UICommand")
    #expect(driver.display.copied == [])
  }
}

private final class CopyingCard: UIView {
  private let log: CallLog
  var canCopy = true
  var renamesCommands = false

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: CGRect(x: 50, y: 100, width: 200, height: 120))
    isAccessibilityElement = true
    accessibilityLabel = "Card"
  }

  required init?(coder: NSCoder) { nil }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(CopyingCard.copy(_:)) { return canCopy }
    return super.canPerformAction(action, withSender: sender)
  }

  override func copy(_ sender: Any?) {
    log("copied by \(sender.map { "\(type(of: $0))" } ?? "nobody")")
  }

  override func validate(_ command: UICommand) {
    if renamesCommands { command.title = "Copy the card" }
  }
}

private final class EditMenuGiver: NSObject, UIEditMenuInteractionDelegate {
  enum Kind {
    case added, nothing, empty, disabled, commands, submenu
  }

  private let log: CallLog
  var kind = Kind.added
  var target: CGRect?
  var animates = false

  init(_ log: CallLog) {
    self.log = log
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log("menu for \(suggestedActions.count)")
    let shout = UIAction(title: "Shout") { [log] _ in log("shouted") }
    switch kind {
    case .added: return UIMenu(children: suggestedActions + [shout])
    case .nothing: return nil
    case .empty: return UIMenu(children: [])
    case .disabled:
      shout.attributes = .disabled
      return UIMenu(children: [shout])
    case .commands:
      return UIMenu(children: [
        UICommand(title: "Copy now", action: Selector(UIResponder.copy(_:))),
        UICommand(title: "Paste now", action: Selector(UIResponder.paste(_:))),
      ])
    case .submenu:
      let deep = UIAction(title: "Deep") { [log] _ in log("deep") }
      return UIMenu(children: [UIMenu(title: "More", children: [deep])])
    }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    target ?? .null
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log("will present")
    animate(by: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log("will dismiss")
    animate(by: animator)
  }

  private func animate(by animator: any UIEditMenuInteractionAnimating) {
    guard animates else { return }
    animator.addAnimations { [log] in log("animates") }
    animator.addCompletion { [log] in log("completed") }
  }
}

private final class ContextGiver: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
