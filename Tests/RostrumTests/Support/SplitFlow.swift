import Rostrum
import RostrumTesting

/// A list in the primary column, the selected item in the secondary one.
final class SplitFlow: TestFlow, RouteTaking {
  let placeholder = FakeScreen("placeholder")
  let list = FakeScreen("list")
  let listFlow: TestFlow
  private(set) weak var split: Split?
  private(set) weak var chosenFlow: TestFlow?
  private(set) var reports: [String?] = []
  /// The notifications of the split: the selection, and the width.
  private(set) var splitReports: [String] = []
  var presenterOfNextChoice: (any ScreenPresenter)?

  init() {
    let list = list
    listFlow = TestFlow { $0.push(list, at: ItemRoute.list) }
    super.init()
  }

  override func start() {
    let split = setSplit(placeholder: placeholder)
    self.split = split
    start(listFlow, as: .on(split.primary))
    split.onChange = { [unowned self, unowned split] in
      splitReports.append(
        (split.chosen?.path.description ?? "-") + (split.isCollapsed ? " narrow" : " wide")
      )
    }
  }

  func choose(_ id: String) {
    guard let split else { return }
    let presenter = presenterOfNextChoice
    presenterOfNextChoice = nil
    let flow = TestFlow {
      $0.push(FakeScreen("item \(id)", presenter: presenter), at: ItemRoute.item(id))
    }
    chosenFlow = flow
    start(flow, as: .on(split.secondary)) { [weak self] in self?.reports.append($0) }
  }

  func canTake(_ route: ItemRoute) -> Bool {
    if case .item = route { true } else { false }
  }

  func take(_ route: ItemRoute) {
    if case .item(let id) = route { choose(id) }
  }
}
