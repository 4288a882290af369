import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import WebKit

/// After https://developer.apple.com/documentation/webkit/wkwebview/estimatedprogress.
@MainActor
struct WKWebViewObservingTests {
  @Test func aLoadIsObserved() throws {
    let screen = UIViewController()
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.view.addSubview(web)
    let driver = SceneDriver(rootViewController: screen)
    var (progress, titles, loading): ([Double], [String], [Bool]) = ([], [], [])
    #expect(web.title == nil && web.estimatedProgress == 0)
    let observations = [
      web.observe(\.estimatedProgress, options: .new) { _, change in
        progress.append(change.newValue ?? -1)
      },
      web.observe(\.title) { web, _ in titles.append(web.title ?? "nil") },
      web.observe(\.isLoading, options: .new) { _, change in
        loading.append(change.newValue ?? false)
      },
    ]
    web.loadHTMLString("<title>\n Rain &amp; wind </title><p>It rains.</p>", baseURL: nil)
    driver.settle()
    #expect(titles == ["Rain & wind"])
    #expect(progress.first == 0.1)
    #expect(loading.first == true)
    let id = try #require(web._nodeID)
    driver.scene.receive(
      InputEvent(
        seen: driver.display.tree.number,
        action: .webPageSize(id, revision: 1, width: 300, height: 300)
      )
    )
    #expect(progress.last == 1)
    #expect(loading.last == false)
    for observation in observations { observation.invalidate() }
  }
}
