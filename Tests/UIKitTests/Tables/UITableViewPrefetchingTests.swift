import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewPrefetchingTests {
  private let source = FetchingSource()
  private let fixture: TableFixture

  init() {
    let source = source
    fixture = TableFixture { table in
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.prefetchDataSource = source
    }
  }

  @Test func rowsOfAWindowAheadArePrefetchedOnce() {
    let first = source.take()
    let shown = fixture.rows.count
    #expect(first == ["fetch \(shown)-\(2 * shown - 1)"])
    fixture.show(20..<21)
    let end = fixture.window.upperBound
    #expect(source.take() == ["fetch \(end)-\(2 * end - 1)"])
  }

  @Test func rowsLeftBehindAreCancelled() {
    fixture.show(400..<401)
    let far = fixture.window
    source.forget()
    fixture.show(200..<201)
    let near = fixture.window
    let ahead = near.lowerBound - near.count
    #expect(
      source.take() == [
        "cancel \(far.upperBound)-\(far.upperBound + far.count - 1)",
        "fetch \(near.lowerBound - 1)-\(ahead)",
      ]
    )
  }

  @Test func noRowsArePrefetchedBeyondTheEnds() {
    fixture.show(960..<961)
    source.forget()
    fixture.show(999..<1000)
    #expect(source.take() == [])
  }

  @Test func prefetchingCanBeTurnedOff() {
    fixture.table.isPrefetchingEnabled = false
    source.forget()
    fixture.show(500..<520)
    #expect(source.take() == [])
  }

  private final class FetchingSource: NSObject, UITableViewDataSource,
    UITableViewDataSourcePrefetching
  {
    private var heard: [String] = []

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func forget() {
      heard = []
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }

    func tableView(
      _ tableView: UITableView,
      cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      note("cancel", indexPaths)
    }

    private func note(_ what: String, _ paths: [IndexPath]) {
      guard let first = paths.first, let last = paths.last else { return }
      heard.append("\(what) \(first.row)-\(last.row)")
    }
  }
}
