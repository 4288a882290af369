import Testing
import UIKit
import UIKitTesting

/// Page: `UIBackgroundConfiguration` of Apple's documentation.
@MainActor
struct ConfiguredBackgroundTests {
  private let screen = Cells()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private var cell: UITableViewCell {
    get throws { try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))) }
  }

  private func show(_ change: (inout UIBackgroundConfiguration) -> Void) throws {
    var background = UIBackgroundConfiguration.listCell()
    change(&background)
    try cell.backgroundConfiguration = background
    driver.settle()
  }

  /// The view behind the content; nil if the cell displays the background itself.
  private var behind: UIView? {
    get throws {
      let cell = try cell
      return cell.subviews.first { $0 !== cell.contentView }
    }
  }

  private var fill: UIView {
    get throws { try #require(behind?.subviews.first) }
  }

  @Test func aColourNeedsNoView() throws {
    try show {
      $0.backgroundColor = .red
      $0.cornerRadius = 8
      $0.strokeWidth = 1
    }
    #expect(try behind == nil)
    #expect(try cell.layer.cornerRadius == 8)
  }

  @Test func insetsKeepTheBackgroundFromTheEdges() throws {
    try show {
      $0.backgroundColor = .red
      $0.cornerRadius = 8
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 4, trailing: 20)
    }
    let size = try cell.bounds.size
    #expect(
      try fill.frame == CGRect(x: 10, y: 2, width: size.width - 30, height: size.height - 6)
    )
    #expect(try fill.backgroundColor == .red)
    #expect(try fill.layer.cornerRadius == 8)
    #expect(try cell.layer.cornerRadius == 0)
  }

  @Test func leadingInsetsAreOnTheRightInRightToLeftCells() throws {
    try cell.semanticContentAttribute = .forceRightToLeft
    try #require(behind == nil)
    try show { $0.backgroundInsets.leading = 10 }
    try #require(behind).semanticContentAttribute = .forceRightToLeft
    try #require(behind).setNeedsLayout()
    driver.settle()
    #expect(try fill.frame.minX == 0)
    #expect(try fill.frame.width == cell.bounds.width - 10)
  }

  @Test func marginsAreAddedAtTheEdgesThatAreNamed() throws {
    try cell.directionalLayoutMargins.leading = 24
    try show {
      $0.backgroundInsets.leading = 6
      $0.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    }
    #expect(try fill.frame.minX == 30)
    #expect(try fill.frame.maxX == cell.bounds.width)
    try cell.directionalLayoutMargins.leading = 40
    driver.settle()
    #expect(try fill.frame.minX == 46)
  }

  @Test func aBackgroundWithoutAColorHasThatOfTheList() throws {
    try show { $0.backgroundInsets.top = 4 }
    #expect(try fill.backgroundColor == .systemBackground)
  }

  @Test func aViewOfTheAppsAndAnImageFillTheBackground() throws {
    let custom = UILabel()
    let image = try #require(UIImage(systemName: "star"))
    try show {
      $0.image = image
      $0.imageContentMode = .center
      $0.customView = custom
      $0.visualEffect = UIBlurEffect(style: .regular)
    }
    let views = try fill.subviews
    #expect(views.count == 3 && views.last === custom)
    #expect(views.first is UIVisualEffectView)
    #expect((views[1] as? UIImageView)?.contentMode == .center)
    #expect(views.allSatisfy { (try? $0.frame == fill.bounds) == true })

    let other = UIView()
    try show { $0.customView = other }
    #expect(custom.superview == nil)
    #expect(try fill.subviews == [other])
  }

  @Test func aLineLiesOutsideByItsOutset() throws {
    try show {
      $0.strokeColor = .blue
      $0.strokeWidth = 2
      $0.strokeOutset = 3
      $0.cornerRadius = 5
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    }
    let stroke = try #require(behind?.subviews.last)
    #expect(try stroke.frame == fill.frame.insetBy(dx: -3, dy: -3))
    #expect(stroke.layer.borderWidth == 2 && stroke.layer.cornerRadius == 8)
  }

  @Test func theViewGoesWithTheConfigurationThatNeedsIt() throws {
    try show { $0.backgroundInsets.top = 4 }
    let view = try #require(behind)
    try show { $0.backgroundColor = .red }
    #expect(view.superview == nil)
    #expect(try behind == nil)
  }

  @Test func theBackgroundReceivesNoTouches() throws {
    try show { $0.customView = UIView() }
    let cell = try cell
    let hit = cell.hitTest(CGPoint(x: 100, y: 5), with: nil)
    #expect(try hit?.isDescendant(of: #require(behind)) == false)
  }

  @Test func aCollectionViewCellHasItsBackgroundBehindItsContent() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentView.backgroundColor = .clear
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .green
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 5,
      leading: 5,
      bottom: 5,
      trailing: 5
    )
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    view.layoutIfNeeded()
    #expect(view.frame == cell.bounds)
    #expect(view.subviews.first?.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(cell.subviews.last === cell.contentView)
  }

  @Test func aButtonShowsAViewBehindItsTitle() throws {
    let button = UIButton(configuration: .filled())
    let custom = UIView()
    button.configuration?.background.customView = custom
    screen.view.addSubview(button)
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    driver.settle()
    #expect(custom.frame.size == CGSize(width: 100, height: 40))
    button.configuration?.background.customView = nil
    #expect(custom.superview == nil)
  }

  private final class Cells: UITableViewController {
    init() {
      super.init(style: .plain)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) is not supported")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}
