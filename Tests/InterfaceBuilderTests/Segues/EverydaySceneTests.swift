import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What scenes of apps have beside their views.
@MainActor
struct EverydaySceneTests {
  final class RowsViewController: UITableViewController {
    private(set) var taps: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      let button = cell.contentView.subviews.first as? UIButton
      button?.setTitle("Buy \(indexPath.row)", for: .normal)
      return cell
    }

    func buy(_ sender: UIButton) { taps.append(sender.currentTitle ?? "") }
  }

  init() {
    LoggedViewController.registerForNibs()
    NibClass.register(RowsViewController.self, named: "InterfaceBuilderTests.RowsViewController") {
      $0.action("buy:", Selector(RowsViewController.buy))
    }
  }

  @Test func aButtonOfAPrototypeSendsItsActionToTheController() throws {
    let storyboard = try makeStoryboard(
      scene(
        element: "tableViewController",
        class: "RowsViewController",
        view: """
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="60" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <prototypes>
              <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" id="cel-l1-001">
                <rect key="frame" x="0.0" y="28" width="393" height="60"/>
                <tableViewCellContentView key="contentView" tableViewCell="cel-l1-001" id="con-te-001">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                  <subviews>
                    <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="but-on-001">
                      <rect key="frame" x="200" y="8" width="100" height="44"/>
                      <state key="normal" title="Buy"/>
                      <connections><action selector="buy:" destination="scr-ee-001" eventType="touchUpInside" id="act-io-001"/></connections>
                    </button>
                  </subviews>
                </tableViewCellContentView>
              </tableViewCell>
            </prototypes>
            <connections>
              <outlet property="dataSource" destination="scr-ee-001" id="out-le-001"/>
              <outlet property="delegate" destination="scr-ee-001" id="out-le-002"/>
            </connections>
          </tableView>
          """
      )
    )
    let rows = try #require(storyboard.instantiateInitialViewController() as? RowsViewController)
    let driver = SceneDriver(rootViewController: rows)
    try driver.tap("Buy 1", .button)
    #expect(rows.taps == ["Buy 1"])
    #expect(rows.tableView.rowHeight == 60)
  }

  @Test func anUnwindSegueFindsAControllerInAnotherTab() throws {
    let storyboard = try makeStoryboard(
      initial: "tab-s1-001",
      scene(
        id: "tab-s1-001",
        element: "tabBarController",
        view: " ",
        content: """
          <connections>
            <segue destination="fir-st-001" kind="relationship" relationship="viewControllers" id="rel-at-002"/>
            <segue destination="thi-rd-001" kind="relationship" relationship="viewControllers" id="rel-at-003"/>
          </connections>
          """
      )
        + scene(
          id: "fir-st-001",
          class: "LoggedViewController",
          attributes: "title=\"First\"",
          content: """
            <connections><segue destination="sec-nd-001" kind="presentation" identifier="go" id="seg-ue-001"/></connections>
            """
        )
        + scene(id: "thi-rd-001", attributes: "title=\"Third\"") + secondScreen()
    )
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    let driver = SceneDriver(rootViewController: tabs)
    tabs.viewControllers?.first?.performSegue(withIdentifier: "go", sender: nil)
    driver.settle()
    tabs.selectedIndex = 1
    driver.settle()
    try driver.tap("Return")
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.presentedViewController == nil)
  }

  @Test func theEdgesOfAControllerAreThoseOfTheFile() throws {
    let storyboard = try makeStoryboard(
      scene(
        attributes: "storyboardIdentifier=\"None\"",
        content: "<extendedEdge key=\"edgesForExtendedLayout\"/>"
      )
        + scene(
          id: "sec-nd-001",
          attributes: "storyboardIdentifier=\"Bottom\"",
          content: "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
        )
    )
    let none = storyboard.instantiateViewController(withIdentifier: "None")
    #expect(none.edgesForExtendedLayout == [])
    let bottom = storyboard.instantiateViewController(withIdentifier: "Bottom")
    #expect(bottom.edgesForExtendedLayout == .bottom)
  }

  @Test func aControllerDecidesWhichUnwindSeguesItTakes() throws {
    final class DecliningViewController: LoggedViewController {
      override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
      ) -> Bool { false }
    }
    NibClass.register(
      DecliningViewController.self,
      named: "InterfaceBuilderTests.DecliningViewController"
    )
    let storyboard = try makeStoryboard(
      initial: "nav-ig-001",
      firstScreens(
        button:
          "<segue destination=\"dec-li-001\" kind=\"show\" identifier=\"go\" id=\"seg-ue-001\"/>"
      )
        + scene(
          id: "dec-li-001",
          class: "DecliningViewController",
          attributes: "title=\"Declining\"",
          content: """
            <connections><segue destination="sec-nd-001" kind="show" identifier="on" id="seg-ue-002"/></connections>
            """
        ) + secondScreen()
    )
    let root = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController
    )
    let driver = SceneDriver(rootViewController: root)
    try driver.tap("Go")
    root.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    driver.settle()
    #expect(root.viewControllers.map(\.title) == ["First", "Declining", "Second"])
    try driver.tap("Return")
    #expect(root.viewControllers.map(\.title) == ["First"])
  }
}
