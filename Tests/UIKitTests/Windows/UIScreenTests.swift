import Testing
import UIKit
import UIKitTesting

/// The screen and the device as reported by the scene's page.
///
/// <https://developer.apple.com/documentation/uikit/uiscreen/bounds>
/// <https://developer.apple.com/documentation/uikit/uidevice/orientation>
@MainActor
struct UIScreenTests {
  private final class Screen: UIViewController {
    var seen: [CGRect] = []
    var devices: [(UIUserInterfaceIdiom, UIDeviceOrientation)] = []

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      seen.append(UIScreen.main.bounds)
      devices.append((UIDevice.current.userInterfaceIdiom, UIDevice.current.orientation))
    }
  }

  @Test func theMainScreenIsAsLargeAsTheCurrentScene() {
    let (small, large) = (Screen(), Screen())
    let phone = SceneDriver(rootViewController: small)
    let pad = SceneDriver(rootViewController: large)
    pad.resize(to: .pad, width: 1180, height: 820)
    #expect(small.seen.last == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(large.seen.last == CGRect(x: 0, y: 0, width: 1180, height: 820))
    #expect(large.devices.last?.0 == .pad)
    #expect(large.devices.last?.1 == .landscapeLeft)
    #expect(small.devices.last?.0 == .phone)
    #expect(small.devices.last?.1 == .portrait)
    let screen = small.view.window?.windowScene?.screen
    #expect(screen?.bounds.size == CGSize(width: 390, height: 844))
    #expect(screen?.nativeBounds.size == CGSize(width: 1170, height: 2532))
    phone.settle()
  }

  // https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace
  @Test func theFixedSpaceIsThatOfThePortraitOrientation() throws {
    let screen = Screen()
    let phone = SceneDriver(rootViewController: screen)
    let device = try #require(screen.view.window?.windowScene?.screen)
    #expect(device.fixedCoordinateSpace.bounds == device.bounds)
    phone.resize(to: .phone, width: 844, height: 390)
    let fixed = device.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    let corner = screen.view.convert(CGPoint(x: 10, y: 20), to: fixed)
    // The device is turned to the left: its top is the left edge of the screen.
    #expect(corner == CGPoint(x: 370, y: 10))
    #expect(screen.view.convert(corner, from: fixed) == CGPoint(x: 10, y: 20))
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      device.coordinateSpace.convert(rect, to: fixed)
        == CGRect(x: 330, y: 10, width: 40, height: 30)
    )
  }

  @Test func withoutASceneThereIsAPhonesScreen() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIDevice.current.model == "iPhone")
  }

  @Test func anEmptyImageAndAnItemWithoutTitleAreMade() {
    #expect(UIImage().size == .zero)
    #expect(UINavigationItem().title == nil)
  }
}
