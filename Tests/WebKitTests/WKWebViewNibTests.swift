import Foundation
import Testing
import UIKitTesting
import WebKit

@testable import UIKit

/// Apple: `WKWebView` in Interface Builder.
@MainActor
struct WKWebViewNibTests {
  @Test func aNibContainsAWebView() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <wkWebView id="w1"><rect key="frame" x="0" y="10" width="300" height="200"/>
          <wkWebViewConfiguration key="configuration"/>
        </wkWebView>
      </objects></document>
      """
    let nib = UINib(try InterfaceDocument(Data(text.utf8), file: "Test.xib"), in: .main)
    let view = try #require(nib.instantiate(withOwner: nil).first as? WKWebView)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 300, height: 200))
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    view.loadHTMLString("<h1>Rain</h1>", baseURL: nil)
    #expect(driver.screen.contains("text \"Rain\""))
  }
}
