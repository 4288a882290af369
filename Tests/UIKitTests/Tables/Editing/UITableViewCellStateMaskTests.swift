import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uitableviewcell/statemask.
@MainActor
struct UITableViewCellStateMaskTests {
  private final class Cell: UITableViewCell {
    static var log: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      Self.log.append("will \(state.rawValue) \(isEditing)")
    }

    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      Self.log.append("did \(state.rawValue) \(isEditing)")
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test func cellsFollowTheirControlsForEditing() throws {
    let source = Source()
    let fixture = TableFixture { table in
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
    }
    fixture.driver.settle()
    Cell.log = []
    fixture.table.setEditing(true, animated: false)
    #expect(Cell.log == ["will 1 false", "did 1 true"])
    Cell.log = []
    fixture.table.setEditing(false, animated: false)
    #expect(Cell.log == ["will 0 true", "did 0 false"])
  }
}
