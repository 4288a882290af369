import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIContextMenuInteraction`, `UIContextMenuInteractionDelegate`.
@MainActor
struct ContextMenuInteractionTests {
  private let log = CallLog()
  private let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 120))
  private let screen = UIViewController()
  private let giver: MenuGiver
  private let interaction: UIContextMenuInteraction
  private let driver: SceneDriver

  init() {
    giver = MenuGiver(log)
    interaction = UIContextMenuInteraction(delegate: giver)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.addInteraction(interaction)
    screen.view.addSubview(card)
    driver = SceneDriver(rootViewController: screen)
  }

  private var menu: String { driver.find(nil, .menu).first?.text ?? "none" }

  private func attributes(of view: UIView) -> [Attribute] {
    view._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
  }

  private func open(_ x: Double = 0, _ y: Double = 0) throws {
    try #require(driver.send(.openMenu(try driver.element("Card").id, x: x, y: y)))
  }

  // MARK: Views and interactions

  @Test func aViewReferencesItsInteractions() {
    #expect(card.interactions.first === interaction)
    #expect(interaction.view === card)
    let other = UIView()
    other.addInteraction(interaction)
    #expect(card.interactions.isEmpty)
    #expect(interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
  }

  @Test func anInteractionReceivesWillMoveAndDidMove() {
    let logging = LoggingInteraction(log)
    card.addInteraction(logging)
    card.removeInteraction(logging)
    card.removeInteraction(logging)
    #expect(log.take() == ["will move in", "did move in", "will move out", "did move out"])
  }

  // MARK: Opening

  @Test func theMenuOfTheDelegateOpens() throws {
    try driver.openMenu("Card")
    #expect(menu == "menu\n  menu item \"Copy\"")
    #expect(log.take() == ["configuration", "highlight preview", "will display"])
    try driver.chooseMenuItem("Copy")
    #expect(log.take() == ["dismissal preview", "will end", "copied"])
    #expect(menu == "none")
  }

  @Test func theLocationIsThatOfTheFinger() throws {
    try open(30, 40)
    #expect(giver.location == CGPoint(x: 30, y: 40))
    #expect(interaction.location(in: nil) == CGPoint(x: 80, y: 140))
  }

  @Test func theLocationInScrolledContentIsTheViews() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    scroll.contentInset.top = 20
    scroll.addSubview(card)
    screen.view.addSubview(scroll)
    driver.settle()
    // Displays send locations relative to the start of the content including its insets.
    try open(60, 130)
    #expect(giver.location == CGPoint(x: 10, y: 10))
  }

  @Test func aMenuWithoutAConfigurationDoesNotOpen() throws {
    giver.givesMenu = false
    #expect(!driver.send(.openMenu(try driver.element("Card").id, x: 0, y: 0)))
    #expect(log.take() == ["configuration"])
  }

  @Test func displaysOfferAMenuOnlyForViewsWithAnInteraction() {
    #expect(attributes(of: card).contains(.menuOffer(.onRequest)))
    card.removeInteraction(interaction)
    driver.settle()
    #expect(attributes(of: card).contains(.menuOffer(.none)))
  }

  @Test func theAppClosesAndChangesTheMenu() throws {
    #expect(interaction.menuAppearance == .unknown)
    try open()
    #expect(interaction.menuAppearance == .rich)
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren(menu.children + [UIAction(title: "More") { _ in }])
    }
    driver.settle()
    #expect(menu == "menu\n  menu item \"Copy\"\n  menu item \"More\"")
    _ = log.take()
    interaction.dismissMenu()
    #expect(menu == "none")
    #expect(log.take() == ["dismissal preview", "will end"])
  }

  @Test func anOpenedMenuCancelsItsTouch() throws {
    let pad = TouchLoggingView(log)
    pad.frame = card.bounds
    card.addSubview(pad)
    driver.point(PointerSample(id: 1, phase: .down, x: 100, y: 150))
    try open()
    #expect(log.take().contains("cancelled 1"))
  }

  // MARK: Previews

  @Test func aPreviewIsAnotherView() throws {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    card.addSubview(inner)
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .red
    giver.preview = UITargetedPreview(view: inner, parameters: parameters)
    try open()
    let shown = try #require(driver.find(nil, .menu).first.flatMap { driver.display.tree[$0.id] })
    let value = shown.attributes.lazy.compactMap { attribute in
      if case .menu(let value) = attribute { value } else { nil }
    }.first
    #expect(value?.source == inner._nodeID)
    #expect(value?.isContextual == true)
    #expect(value?.liftColor != nil)
  }

  @Test func aTargetedPreviewHasItsTargetAndSize() {
    let preview = UITargetedPreview(view: card)
    #expect(preview.target.container === screen.view)
    #expect(preview.target.center == card.center)
    #expect(preview.size == CGSize(width: 200, height: 120))
    let target = UIPreviewTarget(container: screen.view, center: .zero)
    #expect(preview.retargetedPreview(with: target).target === target)
  }

  @Test func aScreenIsShownAsThePreviewAndCommits() throws {
    let shown = UIViewController()
    let label = UILabel()
    label.text = "A closer look"
    shown.view.addSubview(label)
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    giver.screen = shown
    try open()
    #expect(!driver.find("A closer look").isEmpty)
    #expect(shown.view.bounds.size == CGSize(width: 200, height: 150))
    _ = log.take()
    try driver.tapMenuPreview()
    #expect(menu == "none")
    driver.settle()
    #expect(
      log.take() == ["commit of its screen", "dismissal preview", "will end", "committed"]
    )
    #expect(giver.committed === shown)
  }

  @Test func aTapOnTheViewThatIsShownCommits() throws {
    try open()
    _ = log.take()
    try driver.tapMenuPreview()
    driver.settle()
    #expect(log.take() == ["commit", "dismissal preview", "will end", "committed"])
  }

  @Test func animationsOfTheAppRunAlongsideTheMenu() throws {
    giver.fades = card
    try open()
    #expect(card.alpha == 0.5)
    driver.settle()
    #expect(log.take().last == "displayed")
  }

  @Test func rowsReportTheirMenus() throws {
    let rows = Rows(log)
    let driver = SceneDriver(rootViewController: rows)
    _ = log.take()
    try driver.openMenu("Ana")
    #expect(log.take() == ["highlight preview", "will display"])
    try driver.tapMenuPreview()
    driver.settle()
    #expect(log.take() == ["commit", "dismissal preview", "will end", "committed"])
  }

  // MARK: Helpers

  private final class LoggingInteraction: NSObject, UIInteraction {
    private let log: CallLog
    private(set) weak var view: UIView?

    init(_ log: CallLog) { self.log = log }

    func willMove(to view: UIView?) { log("will move \(view == nil ? "out" : "in")") }

    func didMove(to view: UIView?) {
      self.view = view
      log("did move \(view == nil ? "out" : "in")")
    }
  }
}

@MainActor
private final class MenuGiver: NSObject, UIContextMenuInteractionDelegate {
  private let log: CallLog
  var givesMenu = true
  var location: CGPoint?
  var preview: UITargetedPreview?
  var screen: UIViewController?
  var committed: UIViewController?
  var fades: UIView?

  init(_ log: CallLog) { self.log = log }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log("configuration")
    self.location = location
    guard givesMenu else { return nil }
    var provider: UIContextMenuContentPreviewProvider?
    if let screen { provider = { screen } }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { [log] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in log("copied") }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log("highlight preview")
    return preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log("dismissal preview")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log("commit\(animator.previewViewController == nil ? "" : " of its screen")")
    animator.preferredCommitStyle = .pop
    committed = animator.previewViewController
    animator.addCompletion { [log] in log("committed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("will display")
    guard let fades else { return }
    animator?.addAnimations { fades.alpha = 0.5 }
    animator?.addCompletion { [log] in log("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("will end")
  }
}

private final class Rows: UITableViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Ana"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Call") { _ in }])
    })
  }

  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log("highlight preview")
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log("dismissal preview")
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log("commit")
    animator.addCompletion { [log] in log("committed") }
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("will display")
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("will end")
  }
}
