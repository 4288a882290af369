internal import UIKit
internal import UIKitHosting
internal import UIKitTesting

/// A diffable snapshot of 10,000 rows with 100 random edits, applied to a table on a real screen,
/// until its commit is ready.
@MainActor
var snapshotEdits: Row {
  Row(
    name: "100 edits of 10,000 diffable rows",
    aim: .ratio(1),
    ours: .diffableDataSource,
    baselines: [.collectionDifference]
  )
}

extension Subject {
  static var diffableDataSource: Subject {
    let states = RowEdits.states
    let screen = DiffableScreen()
    let driver = SceneDriver(rootViewController: screen)
    screen.show(states[0])
    driver.scene.commit()
    var turn = 0
    return Subject(name: "our UIKit: snapshot, apply, commit") { times in
      for _ in 0..<times {
        turn += 1
        screen.show(states[turn % 2])
        driver.scene.commit()
      }
      check(screen.rows == states[turn % 2])
    }
  }

  static var collectionDifference: Subject {
    let states = RowEdits.states
    var rows = states[0]
    var turn = 0
    return Subject(name: "CollectionDifference, made and applied") { times in
      for _ in 0..<times {
        turn += 1
        let next = states[turn % 2]
        guard let applied = rows.applying(next.difference(from: rows)) else {
          preconditionFailure("Expected a difference to fit the rows that it was made from.")
        }
        rows = applied
      }
      check(rows == states[turn % 2])
    }
  }
}

/// Two states of a list with 100 edits between them, the same in every run.
private enum RowEdits {
  static var states: [[Int]] {
    let first = Array(0..<10_000)
    var second = first
    var random = Seeded(state: 1)
    for edit in 0..<100 {
      let place = Int.random(in: 0..<second.count, using: &random)
      switch edit % 3 {
      case 0: second.remove(at: place)
      case 1: second.insert(10_000 + edit, at: place)
      default: second.insert(second.remove(at: place), at: second.count / 2)
      }
    }
    return [first, second]
  }

  /// SplitMix64.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}

private final class DiffableScreen: UITableViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
    table,
    path,
    row in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = UIListContentConfiguration.cell()
    content.text = String(row)
    cell.contentConfiguration = content
    return cell
  }

  var rows: [Int] { source.snapshot().itemIdentifiers }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func show(_ rows: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    source.apply(snapshot, animatingDifferences: false)
  }
}
