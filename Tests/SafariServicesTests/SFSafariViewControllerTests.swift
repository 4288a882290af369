import SafariServices
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct SFSafariViewControllerTests {
  private final class Presenter: UIViewController, SFSafariViewControllerDelegate {
    var loads: [Bool] = []
    var finished = 0

    func safariViewController(
      _ controller: SFSafariViewController,
      didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      loads.append(didLoadSuccessfully)
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      finished += 1
    }
  }

  private let presenter = Presenter()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: presenter)
  }

  private func present(_ style: SFSafariViewController.DismissButtonStyle = .done) throws {
    let screen = SFSafariViewController(url: try #require(URL(string: "https://example.com/a?b=c")))
    screen.delegate = presenter
    screen.preferredControlTintColor = .systemRed
    screen.preferredBarTintColor = .systemBackground
    screen.dismissButtonStyle = style
    presenter.present(screen, animated: true)
    driver.settle()
  }

  @Test func theAddressIsOpenedOnceAndOffered() throws {
    try present()
    #expect(driver.display.opened == ["https://example.com/a?b=c"])
    #expect(presenter.loads == [true])
    try driver.tap("https://example.com/a?b=c")
    #expect(driver.display.opened.count == 2)
  }

  @Test(arguments: [
    (SFSafariViewController.DismissButtonStyle.done, "Done"), (.cancel, "Cancel"),
    (.close, "Close"),
  ])
  func theButtonEndsTheScreen(
    _ style: SFSafariViewController.DismissButtonStyle,
    _ title: String
  ) throws {
    try present(style)
    try driver.tap(title)
    driver.settle()
    #expect(presenter.finished == 1)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func changesAfterTheCreationLeaveTheConfigurationAsItWas() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let url = try #require(URL(string: "https://example.com"))
    let screen = SFSafariViewController(url: url, configuration: configuration)
    configuration.entersReaderIfAvailable = false
    #expect(screen.configuration.entersReaderIfAvailable)
  }
}
