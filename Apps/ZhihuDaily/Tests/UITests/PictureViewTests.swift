import Foundation
import Testing
import UIKit
import UIKitTesting
import ZhihuDailyPresentation

@testable import ZhihuDailyUI

/// Pictures of rows, and the full-screen picture.
@MainActor
struct PictureViewTests {
  /// A source that fails once.
  private actor Pictures: PictureProviding {
    private(set) var count = 0

    func picture(at url: URL) async -> Data? {
      count += 1
      return count == 1 ? nil : await Data.picture
    }
  }

  @Test func aFailedPictureIsRequestedAgainWhenTheViewReappears() async throws {
    let (pictures, picture, screen) = (Pictures(), PictureView(frame: .zero), UIViewController())
    screen.view.addSubview(picture)
    let driver = SceneDriver(rootViewController: screen)
    picture.show(URL(string: "https://edition.example/1.png"), from: pictures)
    while await pictures.count == 0 { await Task.yield() }
    for _ in 0..<64 { await Task.yield() }
    #expect(picture.image == nil)
    picture.removeFromSuperview()
    screen.view.addSubview(picture)
    try await driver.eventually("it is there") { picture.image != nil }
    picture.removeFromSuperview()
    screen.view.addSubview(picture)
    for _ in 0..<64 { await Task.yield() }
    #expect(await pictures.count == 2)
  }

  @Test func aPictureIsCentredInTheWindowBelowTheBar() throws {
    let (zooming, screen) = (ZoomingPictureView(frame: .zero), UIViewController())
    screen.view.addSubview(zooming)
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.resize(to: .pad, width: 1_200, height: 800)
    zooming.frame = screen.view.bounds
    zooming.show(UIImage(data: .picture), label: "Picture")
    driver.settle()
    let covered = screen.view.safeAreaInsets.top
    #expect(covered > 0)
    #expect(zooming.contentInset.top == covered)
    #expect(zooming.contentInset.bottom == covered)
    #expect(zooming.contentOffset.y == -covered)
    #expect(zooming.contentSize.height == 800 - 2 * covered)
    #expect(zooming.contentSize.width == zooming.contentSize.height)
    zooming.setZoomScale(4, animated: false)
    #expect(zooming.contentInset.top == covered)
  }

  @Test func aPictureZoomedByATapRestsAtTheBar() throws {
    let (zooming, screen) = (ZoomingPictureView(frame: .zero), UIViewController())
    screen.view.addSubview(zooming)
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.resize(to: .phone, width: 390, height: 844)
    zooming.frame = screen.view.bounds
    zooming.show(UIImage(data: .picture), label: "Picture")
    driver.settle()
    #expect(zooming.contentInset.top == 227)
    zooming.toggleZoom(at: CGPoint(x: 195, y: 420))
    driver.settle()
    #expect(zooming.contentSize.height == 390 * 2.5)
    #expect(zooming.contentInset == screen.view.safeAreaInsets)
  }
}

extension Data {
  /// A square picture.
  @MainActor
  fileprivate static var picture: Data {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }
}
