import Testing
import TextLayout
import UIKitTesting

@testable import UIKit

/// Controllers and views of storyboards, and the order in which they are made.
@MainActor
struct StoryboardLoadingTests {
  final class HomeViewController: UIViewController {
    var titleLabel: UILabel!
    var space: NSLayoutConstraint!
    var stars: [UIView]!
    private(set) var log: [String] = []
    var badge: BadgeView? {
      didSet { log.append("badge") }
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake, loaded: \(isViewLoaded)")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("viewDidLoad with \(titleLabel.text ?? "no text")")
    }

    func tapped(_ sender: UIButton) { log.append("tapped \(sender.currentTitle ?? "")") }
  }

  final class BadgeView: UIView {
    var count = 0 {
      didSet { log.append("count with \(star == nil ? "no outlet" : "an outlet")") }
    }
    weak var star: UIView?
    private(set) var log: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      log.append(
        "frame \(frame.width), \(subviews.count) subviews, \(constraints.count) constraints"
      )
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake with \(count), \(constraints.count) constraints")
    }
  }

  init() {
    NibClass.register(HomeViewController.self, named: "InterfaceBuilderTests.HomeViewController") {
      $0.outlet("titleLabel", \.titleLabel)
      $0.outlet("space", \.space)
      $0.outlet("badge", \.badge)
      $0.outletCollection("stars", \.stars)
      $0.action("tapped:", Selector(HomeViewController.tapped))
    }
    NibClass.register(BadgeView.self, named: "InterfaceBuilderTests.BadgeView") {
      $0.attribute("count", \.count)
      $0.outlet("star", \.star)
    }
  }

  @Test func aFontOfTheAppIsFoundByItsName() throws {
    let path = try #require(
      FontLibrary.shared.path(for: TypefaceDescriptor(design: .monospaced))
    )
    let file = URL(fileURLWithPath: path)
    #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
    defer { CTFontManagerUnregisterFontsForURL(file, .process, nil) }
    let storyboard = try makeStoryboard(
      scene(
        attributes: "storyboardIdentifier=\"Fonts\"",
        viewContent: """
          <subviews>
            <label text="Own" id="lab-el-001">
              <rect key="frame" x="20" y="79" width="353" height="20"/>
              <fontDescription key="fontDescription" name="DejaVuSansMono" \
                family="DejaVu Sans Mono" pointSize="19"/>
            </label>
            <label text="Unknown" id="lab-el-002">
              <rect key="frame" x="20" y="179" width="353" height="20"/>
              <fontDescription key="fontDescription" name="NoSuchFont-Bold" family="No Such Font" \
                pointSize="19"/>
            </label>
          </subviews>
          """
      )
    )
    let screen = storyboard.instantiateViewController(withIdentifier: "Fonts")
    let fonts = screen.view.subviews.compactMap { ($0 as? UILabel)?.font }
    #expect(fonts.map(\.fontName) == ["DejaVuSansMono", ".SFUI-Bold"])
    #expect(fonts.map(\.pointSize) == [19, 19])
  }

  private func home() throws -> HomeViewController {
    let storyboard = try makeStoryboard(
      scene(
        class: "HomeViewController",
        attributes: "storyboardIdentifier=\"Home\" title=\"Home\"",
        viewContent: """
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
              horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Welcome" \
              textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
              adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
              <rect key="frame" x="20" y="79" width="353" height="20.333333333333329"/>
              <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
              <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              <nil key="highlightedColor"/>
            </label>
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
              contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
              translatesAutoresizingMaskIntoConstraints="NO" id="but-on-001">
              <rect key="frame" x="170" y="200" width="53" height="30"/>
              <state key="normal" title="Begin"/>
              <connections>
                <action selector="tapped:" destination="scr-ee-001" eventType="touchUpInside" id="act-io-001"/>
              </connections>
            </button>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bad-ge-001" \
              customClass="BadgeView" customModule="InterfaceBuilderTests" customModuleProvider="target">
              <rect key="frame" x="0" y="300" width="393" height="100"/>
              <subviews>
                <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sta-r1-001">
                  <rect key="frame" x="0" y="0" width="10" height="10"/>
                </view>
              </subviews>
              <constraints><constraint firstAttribute="height" constant="100" id="hei-gh-001"/></constraints>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="count">
                  <integer key="value" value="7"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <real key="value" value="8.5"/>
                </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
              <connections><outlet property="star" destination="sta-r1-001" id="out-le-006"/></connections>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="safe-scr-ee-001" secondAttribute="top" constant="20" id="con-st-001"/>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="safe-scr-ee-001" secondAttribute="leading" constant="20" symbolic="YES" id="con-st-002"/>
            <constraint firstItem="safe-scr-ee-001" firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="20" id="con-st-003"/>
            <constraint firstItem="but-on-001" firstAttribute="centerX" secondItem="view-scr-ee-001" secondAttribute="centerX" id="con-st-004"/>
            <constraint firstItem="but-on-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="30" id="con-st-005"/>
            <constraint firstItem="bad-ge-001" firstAttribute="width" secondItem="view-scr-ee-001" secondAttribute="width" multiplier="1:2" id="con-st-006"/>
            <constraint firstItem="bad-ge-001" firstAttribute="top" secondItem="but-on-001" secondAttribute="bottom" priority="750" constant="10" identifier="gap" id="con-st-007"/>
            <constraint firstItem="bad-ge-001" firstAttribute="leading" secondItem="view-scr-ee-001" secondAttribute="leading" id="con-st-008"/>
          </constraints>
          """,
        content: """
          <connections>
            <outlet property="titleLabel" destination="lab-el-001" id="out-le-001"/>
            <outlet property="space" destination="con-st-001" id="out-le-002"/>
            <outlet property="badge" destination="bad-ge-001" id="out-le-003"/>
            <outletCollection property="stars" destination="sta-r1-001" collectionClass="NSMutableArray" id="out-le-004"/>
            <outletCollection property="stars" destination="bad-ge-001" id="out-le-005"/>
          </connections>
          """
      )
    )
    return try #require(storyboard.instantiateInitialViewController() as? HomeViewController)
  }

  @Test func aControllerIsMadeBeforeItsViewAndItsOutletsBeforeViewDidLoad() throws {
    let home = try home()
    #expect(home.title == "Home")
    #expect(home.log == ["awake, loaded: false"])
    home.loadViewIfNeeded()
    #expect(home.log == ["awake, loaded: false", "badge", "viewDidLoad with Welcome"])
    #expect(home.space.constant == 20)
    #expect(home.stars.count == 2)
    #expect(home.titleLabel.font == .boldSystemFont(ofSize: 17))
    #expect(home.titleLabel.textColor == .red)
  }

  /// As on iOS, where runtime attributes are applied before the connections are made.
  @Test func aViewIsCompleteAfterItsInitialiserAndGetsAttributesBeforeOutlets() throws {
    let home = try home()
    home.loadViewIfNeeded()
    let badge = try #require(home.badge)
    #expect(
      badge.log == [
        "frame 393.0, 1 subviews, 0 constraints", "count with no outlet",
        "awake with 7, 1 constraints",
      ]
    )
    #expect(badge.star != nil)
    #expect(badge.layer.cornerRadius == 8.5)
  }

  @Test func constraintsPlaceTheViewsAndActionsReachTheController() throws {
    let home = try home()
    let driver = SceneDriver(rootViewController: home)
    let badge = try #require(home.badge)
    #expect(home.titleLabel.frame.minX == 20)
    #expect(home.titleLabel.frame.maxX == home.view.bounds.width - 20)
    #expect(badge.frame.width == home.view.bounds.width / 2)
    #expect(badge.frame.height == 100)
    try driver.tap("Begin")
    #expect(home.log.last == "tapped Begin")
    let gap = home.view.constraints.first { $0.identifier == "gap" }
    #expect(gap?.priority == .defaultHigh)
  }

  @Test func aStoryboardFindsControllersByIdentifierAndMakesThemByAClosure() throws {
    final class Other: UIViewController {
      let number: Int

      init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
      }

      required init?(coder: NSCoder) { nil }
    }
    let storyboard = try makeStoryboard(
      scene(attributes: "storyboardIdentifier=\"Plain\" title=\"Plain\"")
    )
    let plain = storyboard.instantiateViewController(withIdentifier: "Plain")
    #expect(plain.storyboard === storyboard)
    let other: Other = storyboard.instantiateViewController(identifier: "Plain") {
      Other(coder: $0, number: 3)
    }
    #expect(other.number == 3)
    #expect(other.title == "Plain")
    #expect(other.view.backgroundColor == .systemBackground)
  }

  @Test func labelsOfBarItemsAreTranslated() throws {
    let storyboard = try makeStoryboard(
      scene(
        content: """
          <navigationItem key="navigationItem" id="ite-m0-001">
            <barButtonItem key="rightBarButtonItem" image="plus" catalog="system" id="ite-m0-002">
              <accessibility key="accessibilityConfiguration" label="Add"/>
            </barButtonItem>
            <barButtonItem key="leftBarButtonItem" image="minus" catalog="system" id="ite-m0-003">
              <accessibility key="accessibilityConfiguration" label="Remove"/>
            </barButtonItem>
          </navigationItem>
          """
      ),
      texts: ["ite-m0-002.accessibilityLabel": "添加"]
    )
    let item = try #require(storyboard.instantiateInitialViewController()?.navigationItem)
    #expect(item.rightBarButtonItem?.accessibilityLabel == "添加")
    #expect(item.leftBarButtonItem?.accessibilityLabel == "Remove")
  }

  @Test func anObjectIsNotKeptByItsStoryboard() throws {
    weak var weakly: UIViewController?
    do {
      let home = try home()
      home.loadViewIfNeeded()
      weakly = home
    }
    #expect(weakly == nil)
  }
}
