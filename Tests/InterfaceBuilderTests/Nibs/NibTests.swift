import Foundation
import Testing
import UIKitTesting

@testable import NibScreens
@testable import UIKit

/// Nibs with a file's owner, of cells, and with the name of a controller's class.
@MainActor
struct NibTests {
  init() {
    NibScreens.registerClasses()
  }

  @Test func aNibConnectsTheOutletsAndActionsOfItsOwner() throws {
    let rating = RatingView(frame: CGRect(x: 0, y: 0, width: 220, height: 44))
    let driver = SceneDriver(rootViewController: Holder(rating))
    try driver.tap("3 of 5")
    #expect(rating.rating == 3)
    let stars = rating.subviews.flatMap(\.subviews).flatMap(\.subviews)
    #expect(stars.compactMap { ($0 as? UIButton)?.isSelected } == [true, true, true, false, false])
  }

  @Test func eachInstantiationMakesObjectsOfItsOwn() throws {
    let nib = UINib(nibName: "TipCell", bundle: NibScreens.bundle)
    let cells = (0..<2).map { _ in nib.instantiate(withOwner: nil) }
    #expect(cells.map(\.count) == [1, 1])
    let one = try #require(cells[0].first as? TipCell)
    let other = try #require(cells[1].first as? TipCell)
    #expect(one !== other)
    one.show("One")
    other.show("Other")
    #expect(one.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["One"])
    #expect(other.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Other"])
  }

  @Test func systemItemsHaveTheirOwnStyle() throws {
    let toolbar = """
      <toolbar opaque="NO" id="too-lb-001"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <items><barButtonItem systemItem="cancel" id="ite-m1-001"/>
          <barButtonItem systemItem="done" id="ite-m2-001"/>
          <barButtonItem systemItem="done" style="plain" id="ite-m3-001"/></items>
      </toolbar>
      """
    let bar = try #require(
      makeNib(toolbar).instantiate(withOwner: nil).first as? UIToolbar
    )
    #expect(bar.items?.map(\.style) == [.plain, .done, .plain])
  }

  @Test func aCollectionViewMakesItsCellsAndHeadersOfNibs() throws {
    let cell = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" id="cel-l1-001">
        <rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">
          <rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
          <subviews><label opaque="NO" text="Cell" fixedFrame="YES" id="lab-el-001"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/></label></subviews>
        </view>
      </collectionViewCell>
      """
    let header = """
      <collectionReusableView opaque="NO" contentMode="center" id="hea-de-001">
        <rect key="frame" x="0.0" y="0.0" width="300" height="40"/>
        <subviews><label opaque="NO" text="Header" fixedFrame="YES" id="lab-el-002"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/></label></subviews>
      </collectionReusableView>
      """
    final class GridViewController: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        2
      }

      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      }

      override func collectionView(
        _ view: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(
          ofKind: kind,
          withReuseIdentifier: "Header",
          for: path
        )
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    let grid = GridViewController(collectionViewLayout: layout)
    grid.collectionView.register(try makeNib(cell), forCellWithReuseIdentifier: "Cell")
    grid.collectionView.register(
      try makeNib(header),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header"
    )
    let driver = SceneDriver(rootViewController: grid)
    #expect(driver.find("Cell").count == 2)
    #expect(driver.find("Header").count == 1)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewlayout
  @Test func decorationViewsComeFromTheirNibs() throws {
    final class StripedLayout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let stripe = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "stripe",
          with: IndexPath(item: 0, section: 0)
        )
        stripe.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [stripe]
      }
    }
    let layout = StripedLayout()
    layout.register(
      try makeNib(
        """
        <collectionReusableView id="str-ip-001"><rect key="frame" x="0" y="0" width="300" height="40"/>
          <subviews>
            <label text="Stripe" fixedFrame="YES" id="l3"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
          </subviews>
        </collectionReusableView>
        """
      ),
      forDecorationViewOfKind: "stripe"
    )
    let grid = UICollectionViewController(collectionViewLayout: layout)
    let driver = SceneDriver(rootViewController: grid)
    #expect(driver.find("Stripe").count == 1)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration-swift.struct
  @Test func registrationsMakeTheViewsOfTheirNibs() throws {
    let cell = try makeNib(
      """
      <collectionViewCell id="cel-l1-001"><rect key="frame" x="0" y="0" width="80" height="80"/>
        <view key="contentView"><subviews>
          <label text="Cell" fixedFrame="YES" id="l1"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
        </subviews></view>
      </collectionViewCell>
      """
    )
    let header = try makeNib(
      """
      <collectionReusableView id="hea-de-001"><rect key="frame" x="0" y="0" width="300" height="40"/>
        <subviews>
          <label text="Header" fixedFrame="YES" id="l2"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
        </subviews>
      </collectionReusableView>
      """
    )
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    let grid = UICollectionViewController(collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: cell) {
      $0.accessibilityIdentifier = "item \($2) at \($1.item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: header,
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid.collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    source.apply(snapshot, animatingDifferences: false)
    let driver = SceneDriver(rootViewController: grid)
    #expect(driver.find("Cell").count == 2 && driver.find("Header").count == 1)
    #expect(
      grid.collectionView.visibleCells.compactMap(\.accessibilityIdentifier).sorted()
        == ["item 7 at 0", "item 8 at 1"]
    )
  }

  // Interface Builder gives a view without constraints a fixed frame, and writes that no mask is used.
  @Test func aFixedFrameBesideConstraintsStays() throws {
    let storyboard = try makeStoryboard(
      scene(
        viewContent: """
          <subviews>
            <label text="Fixed" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
              <rect key="frame" x="30" y="200" width="120" height="40"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            </label>
          </subviews>
          """
      )
    )
    let screen = try #require(storyboard.instantiateInitialViewController())
    let driver = SceneDriver(rootViewController: screen)
    let label = try #require(screen.view.subviews.first)
    #expect(label.frame == CGRect(x: 30, y: 200, width: 120, height: 40))
    #expect(driver.layoutConflicts.isEmpty)
  }

  // Objective-C asks a delegate for each method; it need not declare the protocol.
  @Test func aDelegateWithoutTheProtocolReceivesNothing() throws {
    let storyboard = try makeStoryboard(
      scene(
        viewContent: """
          <subviews>
            <tableView fixedFrame="YES" id="t1">
              <rect key="frame" x="0" y="0" width="390" height="400"/>
              <connections><outlet property="delegate" destination="scr-ee-001" id="o1"/></connections>
            </tableView>
          </subviews>
          """
      )
    )
    let screen = try #require(storyboard.instantiateInitialViewController())
    let table = try #require(screen.view.subviews.first as? UITableView)
    #expect(table.delegate == nil)
  }

  @Test func aSystemTabHasItsSymbol() throws {
    let storyboard = try makeStoryboard(
      scene(content: "<tabBarItem key=\"tabBarItem\" systemItem=\"mostRecent\" id=\"i1\"/>")
    )
    let screen = try #require(storyboard.instantiateInitialViewController())
    #expect(screen.tabBarItem.image == UIImage(systemName: "clock.fill"))
  }

  @Test func aNavigationBarHasTheItemsOfItsNib() throws {
    let nib = try makeNib(
      """
      <navigationBar contentMode="scaleToFill" id="nav-ba-001">
        <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
        <items>
          <navigationItem title="Photos" id="nav-it-001">
            <barButtonItem key="rightBarButtonItem" title="Done" id="bar-bu-001"/>
          </navigationItem>
        </items>
      </navigationBar>
      """
    )
    let bar = try #require(nib.instantiate(withOwner: nil).first as? UINavigationBar)
    #expect(bar.topItem?.title == "Photos")
    let screen = UIViewController()
    screen.view.addSubview(bar)
    let driver = SceneDriver(rootViewController: screen)
    #expect(driver.find(nil, .bar).map(\.label) == ["Photos"])
    #expect(driver.find("Done").count == 1)
  }

  @Test func aControllerFindsTheNibWithTheNameOfItsClass() throws {
    let texts = JourneyTexts(language: "en")
    let screen = PlaceViewController(nibName: nil, bundle: NibScreens.bundle)
    screen.show(texts.continents[0].places[0], texts)
    let driver = SceneDriver(rootViewController: screen)
    #expect(!driver.find("Lisbon").isEmpty)
    try driver.tap("4 of 5")
    #expect(!driver.find("You gave 4 stars").isEmpty)
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func aControllerWithoutANibHasAnEmptyView() {
    final class PlainViewController: UIViewController {}
    let screen = PlainViewController(nibName: nil, bundle: NibScreens.bundle)
    #expect(screen.view.subviews.isEmpty)
  }

  @Test func externalObjectsTakeThePlaceOfPlaceholders() throws {
    let nib = try makeNib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <placeholder placeholderIdentifier="Model" id="mod-el-001" customClass="LoggedViewController" customModule="InterfaceBuilderTests"/>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="but-on-001">
        <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
        <state key="normal" title="Tap"/>
        <connections>
          <action selector="tapped:" destination="mod-el-001" eventType="touchUpInside" id="act-io-001"/>
        </connections>
      </button>
      """
    )
    LoggedViewController.registerForNibs()
    let model = LoggedViewController()
    model.title = "Model"
    let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["Model": model]])
    let button = try #require(objects.first as? UIButton)
    _ = Calls.take()
    button.sendActions(for: .touchUpInside)
    #expect(Calls.take() == ["Model tapped by UIButton"])
  }

  @Test func anActionWithoutATargetGoesAlongTheResponderChain() throws {
    final class ListeningView: UIView {
      var taps = 0
      func listen(_ sender: UIButton) { taps += 1 }
    }
    NibClass.register(ListeningView.self, named: "InterfaceBuilderTests.ListeningView") {
      $0.action("listen:", Selector(ListeningView.listen))
    }
    let nib = try makeNib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="vie-w1-001" customClass="ListeningView" customModule="InterfaceBuilderTests">
        <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
        <subviews>
          <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="but-on-001">
            <rect key="frame" x="20" y="100" width="100" height="44"/>
            <state key="normal" title="Listen"/>
            <connections>
              <action selector="listen:" destination="-2" eventType="touchUpInside" id="act-io-001"/>
            </connections>
          </button>
        </subviews>
      </view>
      """
    )
    let view = try #require(nib.instantiate(withOwner: nil).first as? ListeningView)
    let driver = SceneDriver(rootViewController: Holder(view))
    try driver.tap("Listen")
    #expect(view.taps == 1)
  }

  /// A controller that shows one view.
  private final class Holder: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      content.frame.origin.y = 100
      view.addSubview(content)
    }
  }
}
