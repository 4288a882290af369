import UIKit
import UIKitHosting
import UIKitTesting

@testable import AppAutomation

/// A screen whose actions are recorded.
@MainActor
final class RecordingSession {
  let screen: AutomatedScreen
  private(set) var lines: [String] = []
  private(set) var driverLines: [String] = []
  private(set) lazy var recorder = ActionRecorder { [unowned self] step in
    lines += XCUITestWords().lines(for: step)
    driverLines += SceneDriverWords().lines(for: step)
  }
  private var revision: UInt32 = 0
  private var time = 0.0

  init(_ controller: UIViewController) throws {
    screen = try AutomatedScreen(controller)
  }

  init(_ views: UIView...) throws {
    let controller = UIViewController()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 60 + index * 80, width: 200, height: 60)
      controller.view.addSubview(view)
    }
    screen = try AutomatedScreen(controller)
  }

  var window: NodeID { screen.driver.display.tree.root ?? NodeID(rawValue: 0) }

  func receive(_ action: InputEvent.Action) {
    guard action.isRecorded else { return }
    recorder.note(action, on: recorded)
    screen.driver.send(action)
    recorder.handled(recorded)
  }

  var recorded: RecordedScreen { screen.recorded }

  /// Points at an element with the Option key.
  @discardableResult
  func check(_ kind: ElementKind, _ text: String? = nil) throws -> NodeID? {
    let element = try screen.find(kind, text)
    let tree = screen.driver.display.tree
    let nodes = tree.path(from: NodeID(rawValue: element.id.node)).map(\.id)
    return recorder.check(PointedPlace(nodes: nodes, text: text ?? ""), on: recorded)?.1
  }

  func tap(_ kind: ElementKind, _ text: String) {
    guard let element = try? screen.find(kind, text) else { return lines.append("none: \(text)") }
    receive(.tap(NodeID(rawValue: element.id.node)))
  }

  func edit(_ id: NodeID, _ range: Range<Int>, _ text: String) {
    revision += 1
    let base = screen.driver.display.tree[id]?.typing?.version ?? 0
    let edit = TextEdit(revision: revision, base: base, range: range, replacement: text)
    receive(.edit(id, edit))
  }

  /// Moves a row before another one, or to the end of a section.
  func move(_ row: String, before next: String?, in section: Int = 0) throws {
    let tree = screen.driver.display.tree
    let value = { [screen] (name: String) throws in
      tree[NodeID(rawValue: try screen.find(.cell, name).id.node)]?.row
    }
    guard let moved = try value(row) else { return lines.append("none: \(row)") }
    let table = NodeID(rawValue: try screen.find(.table).id.node)
    receive(
      .moveRow(
        table,
        key: moved.key,
        section: section,
        before: try next.flatMap { try value($0)?.key }
      )
    )
  }

  func touch(_ point: ScreenPoint) {
    for phase in [PointerSample.Phase.down, .up] { self.point(phase, point) }
  }

  func point(_ phase: PointerSample.Phase, _ point: ScreenPoint) {
    time += 1
    receive(.pointers([PointerSample(id: 1, phase: phase, x: point.x, y: point.y)], time: time))
  }
}

final class Rows: NSObject, UITableViewDataSource {
  private let cells: [UITableViewCell]

  init(_ cells: [UITableViewCell]) { self.cells = cells }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}
