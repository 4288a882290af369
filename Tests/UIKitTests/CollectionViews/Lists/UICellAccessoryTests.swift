import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UICellAccessory`, its options, and the order of accessories.
///
/// https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct.
@MainActor
struct UICellAccessoryTests {
  private let source = OneItem()
  private let fixture: CollectionFixture

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let source = source
    fixture = CollectionFixture(UICollectionViewCompositionalLayout.list(using: list)) {
      $0.dataSource = source
    }
  }

  private func cell() throws -> UICollectionViewListCell {
    let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
    return try #require(cell as? UICollectionViewListCell)
  }

  /// Returns the views at the edges, from left to right, including hidden ones.
  private func views(_ accessories: [UICellAccessory]) throws -> [UIView] {
    let cell = try cell()
    cell.accessories = accessories
    fixture.driver.settle()
    return cell.subviews.filter { $0 !== cell.contentView && $0.frame.height > 1 }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  private func view(_ accessory: UICellAccessory) throws -> UIView {
    try #require(try views([accessory]).first)
  }

  private func box(_ width: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 12))
  }

  private func custom(
    _ view: UIView,
    _ placement: UICellAccessory.Placement = .trailing()
  ) -> UICellAccessory {
    .customView(configuration: .init(customView: view, placement: placement))
  }

  // MARK: - Order

  // https://developer.apple.com/documentation/uikit/uicollectionviewlistcell/accessories-8nui4
  @Test func systemAccessoriesHaveAFixedOrder() throws {
    let kinds = try views([.disclosureIndicator(), .label(text: "7"), .checkmark()]).map {
      $0 is UILabel ? "label" : ($0 as? UIImageView)?.image?.size.width.description
    }
    let inOrder = try views([.label(text: "7"), .checkmark(), .disclosureIndicator()]).map {
      $0 is UILabel ? "label" : ($0 as? UIImageView)?.image?.size.width.description
    }
    #expect(kinds == inOrder)
    #expect(kinds.first == "label")
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement/trailing(displayed:at:)
  @Test func customViewsAreNextToTheContent() throws {
    let (first, second) = (box(10), box(20))
    let trailing = try views([custom(first), custom(second), .disclosureIndicator()])
    #expect(trailing.count == 3 && trailing[0] === second && trailing[1] === first)
    let leading = try views([custom(first, .leading()), custom(second, .leading())])
    #expect(leading.count == 2 && leading[0] === first && leading[1] === second)
  }

  @Test func positionsAreResolvedInTheOrderOfTheAccessories() throws {
    let (first, second) = (box(10), box(20))
    let places = try views([
      custom(first, .trailing(at: { $0.count })), custom(second, .trailing(at: { $0.count })),
      .label(text: "7"),
    ])
    #expect(places.count == 3 && places[1] === first && places[2] === second)
  }

  // MARK: - Options

  @Test func tintsAreThoseOfTheOptions() throws {
    let red = UIColor.systemRed
    #expect(try view(.disclosureIndicator(options: .init(tintColor: red))).tintColor == red)
    #expect(try view(.checkmark(options: .init(tintColor: red))).tintColor == red)
    #expect(try view(.detail(options: .init(tintColor: red))).tintColor == red)
    let label = try view(.label(text: "7", options: .init(tintColor: red)))
    #expect((label as? UILabel)?.textColor == red)
    let box = box(10)
    #expect(
      try view(
        .customView(configuration: .init(customView: box, placement: .trailing(), tintColor: red))
      ).tintColor == red
    )
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/deleteoptions
  @Test func deleteOptionsColorTheSignAndItsDisc() throws {
    let plain = try view(.delete(displayed: .always))
    #expect(plain.tintColor == .systemRed && plain.subviews.allSatisfy { !($0 is UIImageView) })
    let options = UICellAccessory.DeleteOptions(tintColor: .white, backgroundColor: .systemBlue)
    let own = try view(.delete(displayed: .always, options: options))
    #expect(own.tintColor == .systemBlue)
    let sign = try #require(own.subviews.last { $0 is UIImageView })
    #expect(sign.tintColor == .white && sign.center == CGPoint(x: 12, y: 16))
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions
  @Test func aLabelHasAFont() throws {
    let usual = try view(.label(text: "7")) as? UILabel
    #expect(usual?.font == .preferredFont(forTextStyle: .body))
    #expect(usual?.adjustsFontForContentSizeCategory == true)
    let options = UICellAccessory.LabelOptions(
      font: .systemFont(ofSize: 30),
      adjustsFontForContentSizeCategory: false
    )
    let own = try view(.label(text: "7", options: options)) as? UILabel
    #expect(own?.font == .systemFont(ofSize: 30))
    #expect(own?.adjustsFontForContentSizeCategory == false)
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/disclosureindicatoroptions/ishidden
  @Test func aHiddenAccessoryKeepsItsRoom() throws {
    let shown = try view(.checkmark()).frame
    let width = try cell().contentView.frame.width
    let hidden = try view(.checkmark(options: .init(isHidden: true)))
    #expect(hidden.isHidden && hidden.frame == shown)
    #expect(try cell().contentView.frame.width == width)
    _ = try views([.delete(displayed: .always, options: .init(isHidden: true))])
    #expect(throws: DriverError.self) { try fixture.driver.tap("Delete") }
  }

  @Test func aCustomViewIsShownAgainWhenItsAccessoryIsNotHidden() throws {
    let box = box(10)
    func accessory(_ isHidden: Bool) -> UICellAccessory {
      .customView(
        configuration: .init(customView: box, placement: .trailing(), isHidden: isHidden)
      )
    }
    #expect(try view(accessory(true)).isHidden)
    #expect(try !view(accessory(false)).isHidden)
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/disclosureindicatoroptions/reservedlayoutwidth
  @Test func anAccessoryIsCentredInItsReservedWidth() throws {
    let usual = try view(.disclosureIndicator()).frame
    let before = try cell().contentView.frame.width
    let roomy = try view(
      .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(usual.width + 20)))
    ).frame
    #expect(roomy == usual.offsetBy(dx: -10, dy: 0))
    #expect(try cell().contentView.frame.width == before - 20)
    let box = box(10)
    let standard = try view(
      .customView(
        configuration: .init(
          customView: box,
          placement: .trailing(),
          reservedLayoutWidth: .standard
        )
      )
    ).frame
    #expect(standard.minX == 374 - 17 && standard.width == 10)
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration/maintainsfixedsize
  @Test func aViewHasTheSizeOfItsContentUnlessItKeepsItsOwn() throws {
    func width(_ isFixed: Bool) throws -> CGFloat {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 99, height: 20))
      label.text = "7"
      let configuration = UICellAccessory.CustomViewConfiguration(
        customView: label,
        placement: .trailing(),
        maintainsFixedSize: isFixed
      )
      return try view(.customView(configuration: configuration)).frame.width
    }
    #expect(try width(true) == 99)
    #expect(try width(false) < 30)
  }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: "Item")
  }
}
