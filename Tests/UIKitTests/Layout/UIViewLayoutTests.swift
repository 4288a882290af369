import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIViewLayoutTests {
  private let root = UIViewController()
  private let view = SizedView(30, 10)

  private func driver(_ environment: SceneEnvironment = SceneEnvironment()) -> SceneDriver {
    SceneDriver(rootViewController: root, environment: environment)
  }

  // MARK: - Frames

  @Test func anExplicitFrameIsKept() {
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.view.addSubview(plain)
    let driver = driver()
    #expect(plain.numbers == [1, 2, 3, 4])
    plain.frame.origin.x = 9
    driver.settle()
    #expect(plain.numbers == [9, 2, 3, 4])
    #expect(plain.center == CGPoint(x: 10.5, y: 4))
    plain.bounds.size.width = 5
    #expect(plain.numbers == [8, 2, 5, 4])
  }

  @Test func readingAFrameLaysOutTheWindow() {
    root.view.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.view.centerXAnchor).isActive = true
    let driver = driver()
    #expect(view.numbers == [180, 0, 30, 10])
    #expect(root.view.numbers == [0, 0, 390, 844])
    view.size.width = 40
    #expect(view.numbers == [175, 0, 40, 10])
    driver.setEnvironment(SceneEnvironment(width: 200, height: 100))
    #expect(view.numbers == [80, 0, 40, 10])
  }

  @Test func theSafeAreaOfAPageIsBelowItsBar() {
    let navigation = UINavigationController(rootViewController: root)
    root.view.addSubview(view)
    view.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let driver = SceneDriver(rootViewController: navigation)
    #expect(root.view.numbers == [0, 0, 390, 844])
    #expect(view.numbers == [0, 44, 30, 10])
    navigation.navigationBar.prefersLargeTitles = true
    driver.settle()
    #expect(view.numbers == [0, 96, 30, 10])
    navigation.setNavigationBarHidden(true, animated: false)
    driver.settle()
    #expect(view.numbers == [0, 0, 30, 10])
  }

  @Test func textWrapsInTheWidthThereIs() {
    let label = UILabel()
    label.text = "ab cd ef"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    let container = UIView.container(30, 100, [label])
    label.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    let (line, lines) = (label.font.height(ofLines: 1), label.font.height(ofLines: 2))
    #expect(container.laidOut == [[0, 0, 30, lines]])
    #expect(label.intrinsicContentSize.height == line)
    #expect(label.intrinsicContentSize.width > 30)
    let fitting = label.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(fitting.height == lines && fitting.width <= 30)
  }

  @Test func contentOfAScrollViewIsMeasured() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let content = SizedView(300, 400)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    #expect(scroll.laidOut == [[0, 10, 100, 400]])
    #expect(scroll.contentSize == CGSize(width: 100, height: 410))
    #expect(scroll._layoutConflicts.isEmpty)
  }

  @Test func aChainOfConstraintsDeterminesTheContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let views = [SizedView(10, 40), SizedView(10, 60)]
    for view in views {
      scroll.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 5),
      views[1].bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
    ])
    #expect(scroll.laidOut == [[0, 5, 100, 40], [0, 50, 100, 60]])
    #expect(scroll.contentSize == CGSize(width: 100, height: 115))
    #expect(scroll._layoutConflicts.isEmpty)
  }

  @Test func rightToLeftLanguagesMirrorConstraints() {
    root.view.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 5).isActive = true
    var device = Device.forTests
    device.languages = ["ar"]
    let driver = SceneDriver(rootViewController: root, device: device)
    #expect(view.frame.minX == 355)
    driver.settle()
    #expect(root.view._layoutConflicts.isEmpty)
  }

  // MARK: - Layout passes

  private final class CountingView: UIView {
    var widths: [CGFloat] = []

    override func layoutSubviews() {
      widths.append(bounds.width)
    }
  }

  @Test func layoutSubviewsRunsWhenNeededAndWhenResized() {
    let counting = CountingView()
    root.view.addSubview(counting)
    counting.translatesAutoresizingMaskIntoConstraints = false
    let width = counting.widthAnchor.constraint(equalTo: root.view.widthAnchor)
    width.isActive = true
    let driver = driver()
    #expect(counting.widths.last == 390)
    let count = counting.widths.count
    driver.settle()
    #expect(counting.widths.count == count)
    counting.setNeedsLayout()
    counting.setNeedsLayout()
    driver.settle()
    #expect(counting.widths.count == count + 1)
    driver.setEnvironment(SceneEnvironment(width: 200, height: 100))
    #expect(counting.widths.last == 200)
  }

  @Test func layoutIfNeededRunsAtOnce() {
    let counting = CountingView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    counting.layoutIfNeeded()
    #expect(counting.widths == [7])
    counting.layoutIfNeeded()
    #expect(counting.widths == [7])
  }

  // MARK: - What is sent

  @Test func framesAreSentForWhatChangedOnly() throws {
    let other = SizedView(5, 5)
    root.view.addSubview(view)
    root.view.addSubview(other)
    let top = view.topAnchor.constraint(equalTo: root.view.topAnchor)
    top.isActive = true
    other.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
    let driver = driver()
    #expect(driver.sets() == [])
    top.constant = 4
    #expect(driver.sets() == ["view frame"])
    let id = try #require(view._nodeID)
    #expect(driver.display.tree[id]?.rect?.y == 4)
    top.constant = 4
    #expect(driver.sets() == [])
  }

  @Test func prioritiesAreThoseThatWereSet() {
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
  }

  @Test func aScreenFillsItsContainerWithoutAFrame() throws {
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.view.addSubview(plain)
    root.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let driver = driver()
    let plainID = try #require(plain._nodeID)
    let rootID = try #require(root.view._nodeID)
    #expect(driver.display.tree[plainID]?.rect == RectValue(x: 1, y: 2, width: 3, height: 4))
    #expect(driver.display.tree[rootID]?.rect == nil)
  }

  @Test func marginsOfAControllersViewAreAtItsSides() {
    #expect(
      root.view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    )
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    )
  }
}
