import Testing
import UIKit
import UIKitTesting

/// The size and the screen of windows, and of root views that were not laid out yet.
///
/// <https://developer.apple.com/documentation/uikit/uiwindow/screen>
@MainActor
struct UIWindowTests {
  private let phone = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test func aNewWindowHasTheBoundsOfTheScreen() {
    #expect(UIWindow().frame == phone)
    #expect(UIWindow(frame: .zero).frame == .zero)
    #expect(UIWindow().screen === UIScreen.main)
  }

  @Test func aScreenWithoutASceneIsAPhones() {
    #expect(UIScreen().bounds == phone)
  }

  @Test func settingTheScreenMovesAWindowToItsScene() {
    let screen = UIViewController()
    let driver = SceneDriver(rootViewController: screen)
    let window = UIWindow()
    if let main = screen.view.window?.screen { window.screen = main }
    #expect(window.windowScene === screen.view.window?.windowScene)
    driver.settle()
  }

  @Test func aRootViewBeginsWithTheBoundsOfTheScreen() {
    let controller = UIViewController()
    #expect(controller.view.frame == phone)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func aChildsViewWithoutAFrameIsAsLargeAsTheScreenAndFollowsItsSuperview() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let driver = SceneDriver(rootViewController: parent)
    driver.settle()
    #expect(child.view.frame == phone)
    driver.resize(to: .phone, width: 844, height: 390)
    driver.settle()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func anyRootViewBeginsWithTheBoundsOfItsScene() {
    final class Maker: UIViewController {
      var sizes: [CGSize] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        for other in [UIViewController(), UITableViewController(), UINavigationController()] {
          sizes.append(other.view.bounds.size)
        }
        let layout = UICollectionViewFlowLayout()
        sizes.append(UICollectionViewController(collectionViewLayout: layout).view.bounds.size)
        sizes.append(UIWindow().bounds.size)
        sizes.append(view.bounds.size)
      }
    }
    let maker = Maker()
    let driver = SceneDriver(rootViewController: maker)
    #expect(maker.sizes == Array(repeating: phone.size, count: 6))
    #expect(maker.view.window?.screen === maker.view.window?.windowScene?.screen)
    driver.settle()
  }
}
