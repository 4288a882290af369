import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Prototype cells, static tables, and segues of rows.
@MainActor
struct TableSegueTests {
  final class ListViewController: UITableViewController {
    var rows = 3

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      (cell as? OwnCell)?.nameLabel.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      Calls.all.append("will select \(indexPath.row)")
      return indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      Calls.all.append("did select \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      Calls.all.append("accessory \(indexPath.row)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Calls.all.append("should \(identifier)")
      return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let row = tableView.indexPathForSelectedRow?.row
      let cell = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
      Calls.all.append(
        "prepare \(segue.identifier ?? ""), row \(row ?? -1), cell \(cell ?? -1)"
      )
    }
  }

  final class OwnCell: UITableViewCell {
    var nameLabel: UILabel!
    private(set) var log: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      log.append("init \(contentView.subviews.count) \(reuseIdentifier ?? "")")
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake \(nameLabel?.text ?? "")")
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      log.append("reuse")
    }
  }

  init() {
    LoggedViewController.registerForNibs()
    NibClass.register(ListViewController.self, named: "InterfaceBuilderTests.ListViewController")
    NibClass.register(OwnCell.self, named: "InterfaceBuilderTests.OwnCell") {
      $0.outlet("nameLabel", \.nameLabel)
    }
  }

  private func list(_ prototypes: String, table: String = "") throws -> (
    SceneDriver, ListViewController
  ) {
    let storyboard = try makeStoryboard(
      initial: "lis-tt-001",
      scene(
        id: "lis-tt-001",
        element: "tableViewController",
        class: "ListViewController",
        view: """
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(table)
            <prototypes>\(prototypes)</prototypes>
            <connections>
              <outlet property="dataSource" destination="lis-tt-001" id="out-le-001"/>
              <outlet property="delegate" destination="lis-tt-001" id="out-le-002"/>
            </connections>
          </tableView>
          """
      ) + secondScreen()
    )
    let root = try #require(storyboard.instantiateInitialViewController() as? ListViewController)
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: root))
    _ = Calls.take()
    return (driver, root)
  }

  private func basic(_ attributes: String = "", _ connections: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Row" textLabel="tex-tt-001" style="IBUITableViewCellStyleDefault" \(attributes) id="cel-l1-001">
      <rect key="frame" x="0.0" y="28" width="393" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cel-l1-001" id="con-te-001">
        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Title" lineBreakMode="tailTruncation" id="tex-tt-001">
            <rect key="frame" x="20" y="0.0" width="350" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
          </label>
        </subviews>
      </tableViewCellContentView>
      <connections>\(connections)</connections>
    </tableViewCell>
    """
  }

  private let own = """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Row" id="cel-l1-001" customClass="OwnCell" customModule="InterfaceBuilderTests" customModuleProvider="target">
      <rect key="frame" x="0.0" y="28" width="393" height="60"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cel-l1-001" id="con-te-001">
        <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <label opaque="NO" contentMode="left" text="Prototype" translatesAutoresizingMaskIntoConstraints="NO" id="nam-el-001"><rect key="frame" x="20" y="20" width="100" height="20"/></label>
        </subviews>
        <constraints>
          <constraint firstItem="nam-el-001" firstAttribute="leading" secondItem="con-te-001" secondAttribute="leading" constant="20" id="con-st-001"/>
          <constraint firstItem="nam-el-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" constant="30" id="con-st-002"/>
          <constraint firstAttribute="bottom" secondItem="nam-el-001" secondAttribute="bottom" constant="30" id="con-st-003"/>
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="nameLabel" destination="nam-el-001" id="out-le-003"/></connections>
    </tableViewCell>
    """

  @Test func theSegueOfARowComesBeforeTheDelegatesMethod() throws {
    let (driver, _) = try list(
      basic(
        "",
        "<segue destination=\"sec-nd-001\" kind=\"show\" identifier=\"row\" id=\"seg-ue-001\"/>"
      )
    )
    try driver.tap("Row 1")
    #expect(
      Calls.take() == [
        "will select 1", "should row", "Second awakes", "prepare row, row 1, cell 1",
        "Second loads",
        "did select 1",
      ]
    )
    #expect(!driver.find("Return").isEmpty)
  }

  @Test func aRowWithASegueNeedsNoDelegate() throws {
    let (driver, list) = try list(
      basic(
        "",
        "<segue destination=\"sec-nd-001\" kind=\"show\" identifier=\"row\" id=\"seg-ue-001\"/>"
      )
    )
    list.tableView.delegate = nil
    list.tableView.reloadData()
    driver.settle()
    try driver.tap("Row 1")
    #expect(Calls.take().first == "should row")
    #expect(!driver.find("Return").isEmpty)
  }

  @Test func theAccessoryOfARowHasASegueOfItsOwn() throws {
    let (driver, list) = try list(
      basic(
        "accessoryType=\"detailButton\"",
        """
        <segue destination="sec-nd-001" kind="show" identifier="detail" trigger="accessoryAction" id="seg-ue-002"/>
        """
      )
    )
    try driver.tap("Row 2")
    #expect(Calls.take() == ["will select 2", "did select 2"])
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell._accessorySegue != nil)
    #expect(cell._segue == nil)
  }

  @Test func eachCellHasObjectsOfItsOwn() throws {
    let (driver, list) = try list(own)
    let cells = try (0..<3).map {
      try #require(list.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? OwnCell)
    }
    #expect(Set(cells.map { ObjectIdentifier($0.nameLabel) }).count == 3)
    #expect(cells.map { $0.nameLabel.text } == ["Row 0", "Row 1", "Row 2"])
    #expect(cells[0].log.prefix(2) == ["init 1 Row", "awake Prototype"])
    #expect(cells[0].contentView.bounds.height > 60)
    _ = driver
  }

  @Test func aPrototypesLabelConfiguresTheCellsOwn() throws {
    let (_, list) = try list(basic())
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 19))
    #expect(cell.textLabel?.text == "Row 0")
    #expect(cell.reuseIdentifier == "Row")
  }

  @Test func theHeaderOfATableIsAView() throws {
    let (_, list) = try list(
      basic(),
      table: """
        <view key="tableHeaderView" contentMode="scaleToFill" id="hea-de-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="70"/>
          <autoresizingMask key="autoresizingMask"/>
        </view>
        """
    )
    #expect(list.tableView.tableHeaderView?.frame.height == 70)
    #expect(list.tableView.tableHeaderView?.frame.width == list.tableView.bounds.width)
  }
}
