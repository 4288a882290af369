import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Views that apps add above all others: toasts, banners, spinners.
@MainActor
struct OverlayTests {
  private let screen = UIViewController()
  private let frame = CGRect(x: 40, y: 300, width: 200, height: 60)

  private func shown(_ root: UIViewController) -> SceneDriver {
    let driver = SceneDriver(rootViewController: root)
    driver.settle()
    return driver
  }

  private func rect(_ view: UIView, _ driver: SceneDriver) -> RectValue? {
    driver.settle()
    guard let id = view._nodeID else { return nil }
    if case .frame(let rect)? = driver.display.tree[id]?.frame?.place { return rect }
    return nil
  }

  @Test func aViewInTheWindowKeepsItsFrame() {
    let driver = shown(screen)
    let toast = UILabel(frame: frame)
    toast.text = "Saved"
    screen.view.window?.addSubview(toast)
    #expect(rect(toast, driver) == RectValue(x: 40, y: 300, width: 200, height: 60))
    #expect(toast.frame == frame)
    #expect(screen.view.frame == screen.view.window?.bounds)
    toast.center.y += 50
    #expect(rect(toast, driver)?.y == 350)
  }

  @Test func aViewInANavigationControllersViewKeepsItsFrame() {
    let navigation = UINavigationController(rootViewController: screen)
    let driver = shown(navigation)
    let spinner = UIView(frame: frame)
    navigation.view.addSubview(spinner)
    #expect(rect(spinner, driver) == RectValue(x: 40, y: 300, width: 200, height: 60))
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(rect(spinner, driver) == RectValue(x: 40, y: 300, width: 200, height: 60))
  }

  @Test func anOverlayWithAnAutoresizingMaskResizesWithTheWindow() {
    let driver = shown(screen)
    let window = screen.view.window
    let dim = UIView(frame: window?.bounds ?? .zero)
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window?.addSubview(dim)
    driver.send(.environment(SceneEnvironment(width: 844, height: 390)))
    #expect(rect(dim, driver) == RectValue(x: 0, y: 0, width: 844, height: 390))
    #expect(dim.frame.size == CGSize(width: 844, height: 390))
  }

  @Test func subviewsOfAnOverlayAreLaidOut() {
    let driver = shown(screen)
    let toast = UIView(frame: frame)
    let label = UILabel()
    label.text = "Saved"
    label.translatesAutoresizingMaskIntoConstraints = false
    toast.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: toast.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: toast.centerYAnchor),
    ])
    screen.view.window?.addSubview(toast)
    driver.settle()
    #expect(abs(label.center.x - 100) < 0.5 && abs(label.center.y - 30) < 0.5)
  }

  @Test func aDragPreviewLiesWhereItsViewIs() throws {
    let driver = shown(screen)
    let chip = ChipView(frame: CGRect(x: 100, y: 400, width: 80, height: 40))
    screen.view.addSubview(chip)
    driver.settle()
    try driver.lift(at: CGPoint(x: 140, y: 420))
    let preview = screen.view.window?.subviews.last
    #expect(preview !== screen.view)
    #expect(preview?.center == CGPoint(x: 140, y: 420))
    driver.drag(to: CGPoint(x: 200, y: 300))
    driver.settle()
    #expect(preview?.transform.tx == 60 && preview?.transform.ty == -120)
    driver.drop()
  }

  @Test func aDragPreviewKeepsItsViewsBackgroundWithinThePath() throws {
    let driver = shown(screen)
    let chip = ChipView(frame: CGRect(x: 100, y: 400, width: 80, height: 40))
    chip.parameters.backgroundColor = .clear
    chip.parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    screen.view.addSubview(chip)
    driver.settle()
    try driver.lift(at: CGPoint(x: 140, y: 420))
    let content = screen.view.window?.subviews.last?.subviews.first
    #expect(content?.backgroundColor == .yellow)
    let mask = content?.layer.mask as? CAShapeLayer
    #expect(mask?.path?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
    driver.drop()
  }
}

/// A draggable view.
private final class ChipView: UIView, UIDragInteractionDelegate {
  let parameters = UIDragPreviewParameters()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .yellow
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) {
    nil
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Chip")))]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    UITargetedDragPreview(view: self, parameters: parameters)
  }
}
