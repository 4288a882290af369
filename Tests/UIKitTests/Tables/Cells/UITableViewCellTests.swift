import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewCellTests {
  /// A content configuration of an app, which counts its views.
  private struct Badge: UIContentConfiguration {
    var count: Int
    var isHot = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      var copy = self
      copy.isHot = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aConfigurationOfTheSameTypeIsShownByTheSameView() {
    let cell = UITableViewCell()
    cell.contentConfiguration = Badge(count: 1)
    let first = cell.contentView
    cell.contentConfiguration = Badge(count: 2)
    #expect(cell.contentView === first)
    #expect(((first as? BadgeView)?.configuration as? Badge)?.count == 2)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView !== first)
    #expect(first.superview == nil)
  }

  /// Apple: `backgroundView`, `selectedBackgroundView`.
  @Test func backgroundViewsFillTheCellBehindItsContent() throws {
    let (back, selected) = (UIView(), UIView())
    let source = PlainSource(rows: 2)
    let fixture = TableFixture { source.attach(to: $0) }
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(fixture.table.cellForRow(at: path))
    #expect(fixture.row("r0").value?.highlights == true)
    let height = cell.frame.height
    cell.accessoryType = .disclosureIndicator
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    fixture.driver.settle()
    #expect(cell.subviews.prefix(2).elementsEqual([back, selected], by: ===))
    #expect(back.frame == cell.bounds && selected.frame == cell.bounds)
    #expect(cell.frame.height == height)
    #expect(selected.isHidden && !back.isHidden)
    #expect(fixture.row("r0").value?.highlights == false)
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(!selected.isHidden)
    cell.selectionStyle = .none
    #expect(selected.superview == nil)
    cell.selectionStyle = .default
    #expect(!selected.isHidden && selected.superview === cell)
    cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    #expect(cell.backgroundView == nil && back.superview == nil)
    cell.selectedBackgroundView = nil
    #expect(fixture.row("r0").value?.highlights == true)
  }

  @Test func multipleSelectionBackgroundViewReplacesTheOther() throws {
    let (one, several) = (UIView(), UIView())
    let source = PlainSource(rows: 1)
    let fixture = TableFixture { source.attach(to: $0) }
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(fixture.table.cellForRow(at: path))
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(!one.isHidden && several.superview == nil)
    fixture.table.allowsMultipleSelection = true
    fixture.driver.settle()
    #expect(!several.isHidden && several.superview === cell && one.superview == nil)
  }

  @Test func removingTheConfigurationRemovesItsView() {
    let cell = UITableViewCell()
    cell.contentConfiguration = Badge(count: 1)
    let shown = cell.contentView
    cell.contentConfiguration = nil
    #expect(shown.superview == nil)
    #expect(cell.contentView !== shown)
  }

  @Test func viewsOfTheContentViewAreKept() {
    let cell = UITableViewCell()
    let label = UILabel()
    cell.contentView.addSubview(label)
    cell.contentConfiguration = nil
    #expect(label.isDescendant(of: cell))
  }

  @Test func configurationsFollowTheState() {
    let cell = UITableViewCell()
    cell.contentConfiguration = Badge(count: 1)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Badge)?.isHot == true)
  }

  @Test func theUpdateHandlerRunsOncePerTurn() {
    var states: [Bool] = []
    let source = PlainSource(rows: 1)
    let fixture = TableFixture { source.attach(to: $0) }
    let cell = fixture.table.visibleCells[0]
    cell.configurationUpdateHandler = { states.append($1.isSelected) }
    fixture.driver.settle()
    #expect(states == [false])
    cell.isSelected = true
    cell.isHighlighted = true
    fixture.driver.settle()
    #expect(states == [false, true])
  }

  @Test func eachStyleHasItsLabels() {
    func labels(_ style: UITableViewCell.CellStyle) -> [Bool] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      return [cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil]
    }
    #expect(labels(.default) == [true, false, true])
    #expect(labels(.subtitle) == [true, true, true])
    #expect(labels(.value1) == [true, true, true])
    #expect(labels(.value2) == [true, true, false])
  }

  @Test func labelsWithoutTextAreHidden() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.detailTextLabel?.isHidden == true)
    cell.detailTextLabel?.text = "x"
    #expect(cell.detailTextLabel?.isHidden == false)
    cell.detailTextLabel?.text = ""
    #expect(cell.detailTextLabel?.isHidden == true)
  }

  @Test(arguments: [UITableViewCell.CellStyle.subtitle, .value1])
  func detailTextIsBelowOrBesideTheTextByStyle(_ style: UITableViewCell.CellStyle) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Privacy"
    cell.detailTextLabel?.text = "All"
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    cell.layoutIfNeeded()
    let (first, second) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
    #expect((second.minY >= first.maxY) == (style == .subtitle))
    #expect((second.minX >= first.maxX) == (style == .value1))
  }

  @Test func aLowRowShowsItsLabelsAndItsImageWhole() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Candy Cane"
    cell.detailTextLabel?.text = "Hard"
    let size = CGSize(width: 40, height: 40)
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.layoutIfNeeded()
    let detail = try #require(cell.detailTextLabel)
    let place = detail.convert(detail.bounds, to: cell)
    #expect(place.height >= detail.font.lineHeight - 0.5 && place.maxY <= 44)
    #expect(cell.imageView?.frame.size == size)
  }

  @Test func anAccessoryViewReplacesTheAccessoryType() {
    let source = PlainSource(rows: 1)
    let fixture = TableFixture { source.attach(to: $0) }
    let cell = fixture.table.visibleCells[0]
    cell.accessoryType = .checkmark
    #expect(fixture.rows[0].value?.accessory == .checkmark)
    cell.accessoryView = UILabel()
    cell.selectionStyle = .none
    #expect(fixture.rows[0].value?.accessory == RowValue.Accessory.none)
    #expect(fixture.rows[0].value?.highlights == false)
  }

  @Test func rowHeightDeterminesHeightsUnlessAutomatic() {
    let source = PlainSource(rows: 2)
    let fixture = TableFixture { source.attach(to: $0) }
    #expect(fixture.table.visibleCells.allSatisfy { (40..<50).contains($0.frame.height) })
    fixture.table.rowHeight = 60
    fixture.driver.settle()
    #expect(fixture.table.visibleCells.map(\.frame.height) == [60, 60])
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 60])
  }

  @Test func separatorsBeginAtTheTextUnlessAnInsetIsSet() {
    let cell = UITableViewCell()
    #expect(cell.separatorInset.left == 16)
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: "person")
    cell.contentConfiguration = content
    #expect(cell.separatorInset.left > 32)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    #expect(cell.separatorInset.left == 5)
  }

  // https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
  @Test func theInsetsOfATableAreThoseOfItsCellsOrAddedToThem() throws {
    let source = PlainSource(rows: 1)
    let fixture = TableFixture { source.attach(to: $0) }
    let cell = try #require(fixture.table.visibleCells.first)
    let automatic = cell.separatorInset.left
    fixture.table.separatorInset = .zero
    #expect(cell.separatorInset == .zero)
    fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    #expect(cell.separatorInset == fixture.table.separatorInset)
    fixture.table.separatorInsetReference = .fromAutomaticInsets
    #expect(cell.separatorInset.left == automatic + 5)
    #expect(cell.separatorInset.right == 7)
  }

  @Test func separatorsBeginBehindTheImageOfACellWithoutAConfiguration() throws {
    let source = PlainSource(rows: 1)
    let fixture = TableFixture { source.attach(to: $0) }
    let cell = try #require(fixture.table.visibleCells.first)
    cell.contentConfiguration = nil
    cell.textLabel?.text = "Text"
    let before = cell.separatorInset.left
    cell.imageView?.image = UIImage(systemName: "person")
    let behind = cell.separatorInset.left
    #expect(behind > before + 20)
    fixture.driver.settle()
    let attributes = fixture.driver.display.tree[fixture.rows[0].id]?.attributes
    let inset = Attribute.separatorInset(leading: Double(behind), trailing: 0)
    #expect(attributes?.contains(inset) == true)
    cell.imageView?.image = nil
    #expect(cell.separatorInset.left == before)
  }

  @Test func separatorsBeginAfterTheReservedRoomOfAnImage() {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: "person")
    content.imageProperties.reservedLayoutSize.width = 50
    cell.contentConfiguration = content
    #expect(cell.separatorInset.left == 16 + 50 + content.imageToTextPadding)
    content.image = nil
    cell.contentConfiguration = content
    #expect(cell.separatorInset.left == 16)
  }

  @Test func aTablesSeparatorInsetIsItsCells() {
    let source = PlainSource(rows: 1)
    let fixture = TableFixture {
      $0.separatorInset.left = 30
      source.attach(to: $0)
    }
    let inset = Attribute.separatorInset(leading: 30, trailing: 0)
    let attributes = fixture.driver.display.tree[fixture.rows[0].id]?.attributes
    #expect(attributes?.contains(inset) == true)
  }

  @Test func aSubclassReceivesSetSelected() {
    final class HearingCell: UITableViewCell {
      var heard: [Bool] = []

      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append(selected)
      }
    }
    let cell = HearingCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isSelected = false
    #expect(cell.heard == [true, false])
  }

  @Test func aTableControllerShowsItsOwnRowsAndClearsItsSelection() {
    final class Numbers: UITableViewController {
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 3 }

      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let numbers = Numbers(style: .insetGrouped)
    let driver = SceneDriver(rootViewController: numbers)
    #expect(driver.find(nil, .cell).map(\.label) == ["0", "1", "2"])
    let path = IndexPath(row: 1, section: 0)
    numbers.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    numbers.viewWillAppear(false)
    #expect(numbers.tableView.indexPathForSelectedRow == nil)
  }

  @Test func contentHasItsFrameBesideTheAccessoryOfAnInsetRow() throws {
    let source = LabelSource()
    let fixture = TableFixture(style: .insetGrouped) { $0.dataSource = source }
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 16)
    #expect(cell.frame.size == CGSize(width: 358, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 358, height: 44))
    cell.accessoryType = .disclosureIndicator
    #expect(cell.contentView.frame.width == 332)
    cell.accessoryView = UISwitch()
    #expect(cell.contentView.frame.width == 358 - 16 - UISwitch().frame.width)
    #expect(cell.accessoryView?.frame.maxX == 342)
  }

  @Test func textsOfACellWithoutConfigurationsSurviveADarkStyle() {
    let source = LabelSource()
    let fixture = TableFixture { $0.dataSource = source }
    #expect(fixture.texts == ["Wi-Fi|Home"])
    fixture.table.window?.overrideUserInterfaceStyle = .dark
    #expect(fixture.texts == ["Wi-Fi|Home"])
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.isHidden == false)
    #expect(cell?.imageView?.image != nil)
  }
}

/// A data source with a single row, whose labels and image are set directly.
private final class LabelSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Home"
    cell.imageView?.image = UIImage(systemName: "wifi")
    return cell
  }
}
