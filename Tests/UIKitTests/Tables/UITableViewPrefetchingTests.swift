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

  @Test func aWindowAheadIsAnnouncedOnce() {
    let first = source.take()
    let shown = fixture.rows.count
    #expect(first == ["fetch \(shown)-\(2 * shown - 1)"])
    #expect(fixture.show(10..<(10 + shown)))
    #expect(source.take() == ["fetch \(2 * shown)-\(2 * shown + 9)"])
  }

  @Test func whatIsLeftBehindIsCancelled() {
    _ = fixture.show(100..<110)
    source.forget()
    #expect(fixture.show(50..<60))
    #expect(source.take() == ["cancel 110-119", "fetch 49-40"])
    #expect(fixture.show(45..<55))
    #expect(source.take() == ["fetch 39-35"])
  }

  @Test func nothingIsAnnouncedBeyondTheEnds() {
    _ = fixture.show(980..<1000)
    source.forget()
    #expect(fixture.show(985..<1000))
    #expect(source.take() == [])
  }

  @Test func itCanBeTurnedOff() {
    fixture.table.isPrefetchingEnabled = false
    source.forget()
    #expect(fixture.show(500..<520))
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
