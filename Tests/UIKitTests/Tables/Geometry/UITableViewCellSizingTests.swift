import Testing
import UIKit
import UIKitTesting

/// Cells that determine their own height.
///
/// <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)>
/// <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>
@MainActor
struct UITableViewCellSizingTests {
  /// A cell whose height is a quarter of its width, without constraints.
  private final class FrameCell: UITableViewCell {
    let bar = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.width / 4)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      bar.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    }
  }

  /// A cell that is 20 points higher than its constraints require.
  private final class RoomyCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      var size = super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
      size.height += 20
      return size
    }
  }

  /// A cell whose height is that of its content: its tag, at the usual text size.
  private final class TaggedCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let height = UIFontMetrics.default.scaledValue(
        for: CGFloat(tag),
        compatibleWith: traitCollection
      )
      return CGSize(width: size.width, height: height)
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    let type: UITableViewCell.Type
    var tag = 50

    init(_ type: UITableViewCell.Type) {
      self.type = type
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = tag
      return cell
    }
  }

  private func fixture(
    _ source: Source,
    style: UITableView.Style = .plain,
    configure: (UITableView) -> Void = { _ in }
  ) -> TableFixture {
    TableFixture(style: style) {
      $0.register(source.type, forCellReuseIdentifier: "cell")
      $0.dataSource = source
      configure($0)
    }
  }

  private func heights(_ fixture: TableFixture) -> [Double?] {
    fixture.driver.settle()
    return fixture.table.visibleCells.map { Double($0.frame.height) }
  }

  @Test func aCellWithoutConstraintsHasTheHeightOfSizeThatFits() {
    let source = Source(FrameCell.self)
    let fixture = fixture(source)
    #expect(heights(fixture) == [97.5, 97.5, 97.5])
    let cell = fixture.table.visibleCells.first as? FrameCell
    #expect(cell?.bar.frame == CGRect(x: 16, y: 8, width: 358, height: 81.5))
  }

  @Test func aCellIsMeasuredAgainWhenItsWidthChanges() {
    let source = Source(FrameCell.self)
    let fixture = fixture(source)
    fixture.driver.resize(to: .phone, width: 800, height: 600)
    #expect(heights(fixture) == [200, 200, 200])
  }

  @Test func aCellIsMeasuredAgainWhenItIsReconfigured() {
    let source = Source(TaggedCell.self)
    let fixture = fixture(source)
    #expect(heights(fixture) == [50, 50, 50])
    source.tag = 80
    fixture.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    #expect(heights(fixture) == [50, 80, 50])
  }

  @Test func aCellIsMeasuredAgainWhenTheTextSizeChanges() {
    let source = Source(TaggedCell.self)
    let fixture = fixture(source)
    #expect(heights(fixture) == [50, 50, 50])
    fixture.driver.setTextSize(.accessibilityMedium)
    #expect(heights(fixture).allSatisfy { ($0 ?? 0) > 70 })
  }

  @Test func aCellIsMeasuredInTheWidthOfItsRow() {
    let source = Source(FrameCell.self)
    let fixture = fixture(source, style: .insetGrouped)
    let width = fixture.table.visibleCells.first?.bounds.width ?? 0
    #expect(width < 390)
    #expect(heights(fixture) == Array(repeating: Double(width / 4), count: 3))
  }

  @Test func theRowHeightOfTheTableTakesPrecedence() {
    let source = Source(FrameCell.self)
    let fixture = fixture(source) { $0.rowHeight = 60 }
    #expect(heights(fixture) == [60, 60, 60])
    fixture.table.rowHeight = UITableView.automaticDimension
    #expect(heights(fixture) == [97.5, 97.5, 97.5])
  }

  @Test func aCellMayAddToTheHeightOfItsConstraints() {
    let source = Source(RoomyCell.self)
    #expect(heights(fixture(source)) == [90, 90, 90])
  }

  @Test func cellsWithoutAnOverrideHaveTheHeightOfTheirContent() {
    let source = Source(UITableViewCell.self)
    #expect(heights(fixture(source)) == [44, 44, 44])
  }
}
