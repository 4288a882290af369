internal import Observation
internal import OpenCombine
internal import Rostrum

/// The path from a user's action to the view with the changed state, without any user interface.
@MainActor
var intentToView: Row {
  Row(
    name: "intent to view",
    aim: .ratio(1.3),
    allocations: 0,
    ours: .rostrumPresenter,
    baselines: [.plainWeakView, .closureStore, .observableRearmed, .openCombine]
  )
}

struct CounterState: Equatable, Sendable {
  var count = 0
  var isEven = true

  mutating func add() {
    count += 1
    isEven.toggle()
  }
}

@MainActor
protocol CounterView: StateRendering where State == CounterState {}

/// A view that shows nothing, but cannot be optimised away.
final class SinkView: CounterView {
  private(set) var shown = CounterState()

  @inline(never)
  func render(_ state: CounterState) {
    shown = state
  }
}

extension Subject {
  static var rostrumPresenter: Subject {
    let view = SinkView()
    let presenter = CounterPresenter(state: CounterState())
    presenter.attach(view)
    return Subject(name: "Rostrum presenter") { times in
      for _ in 0..<times { presenter.plusTapped() }
      check(view.shown == presenter.state)
    }
  }

  static var plainWeakView: Subject {
    let view = SinkView()
    let presenter = PlainPresenter()
    presenter.view = view
    return Subject(name: "by hand: weak view, equal states not rendered") { times in
      for _ in 0..<times { presenter.plusTapped() }
      check(view.shown == presenter.state)
    }
  }

  static var closureStore: Subject {
    let view = SinkView()
    let store = ClosureStore()
    store.subscribe { [weak view] in view?.render($0) }
    return Subject(name: "store of closures") { times in
      for _ in 0..<times { store.send(.plus) }
      check(view.shown == store.state)
    }
  }

  static var observableRearmed: Subject {
    let view = SinkView()
    let observation = RearmedObservation(view: view)
    return Subject(name: "@Observable, re-armed after each change") { times in
      for _ in 0..<times { observation.plusTapped() }
      check(view.shown == observation.model.state)
    }
  }

  static var openCombine: Subject {
    let view = SinkView()
    let intents = PassthroughSubject<Void, Never>()
    let subscription =
      intents
      .scan(CounterState()) { state, _ in
        var next = state
        next.add()
        return next
      }
      .sink { [weak view] state in MainActor.assumeIsolated { view?.render(state) } }
    return Subject(name: "OpenCombine: subject, scan, sink") { times in
      let before = view.shown.count
      for _ in 0..<times { intents.send() }
      withExtendedLifetime(subscription) { check(view.shown.count == before + times) }
    }
  }
}

/// Traps if a subject did not perform the measured work.
func check(_ condition: Bool) {
  precondition(condition, "A benchmark's subject did not do its work; its time means nothing.")
}

// MARK: - The subjects

final class CounterPresenter: Presenter<any CounterView, CounterState> {
  @inline(never)
  func plusTapped() {
    update { $0.add() }
  }
}

@MainActor
final class PlainPresenter {
  private(set) var state = CounterState()
  weak var view: (any CounterView)?

  @inline(never)
  func plusTapped() {
    let old = state
    state.add()
    if state != old { view?.render(state) }
  }
}

@MainActor
final class ClosureStore {
  enum Action {
    case plus
  }

  private(set) var state = CounterState()
  private var observers: [(CounterState) -> Void] = []

  func subscribe(_ observer: @escaping (CounterState) -> Void) {
    observers.append(observer)
  }

  @inline(never)
  func send(_ action: Action) {
    switch action {
    case .plus: state.add()
    }
    for observer in observers { observer(state) }
  }
}

@MainActor
@Observable
final class CounterModel {
  var state = CounterState()
}

@MainActor
final class RearmedObservation {
  let model = CounterModel()
  private weak var view: (any CounterView)?
  private let isStale = Flag()

  init(view: any CounterView) {
    self.view = view
    show()
  }

  @inline(never)
  func plusTapped() {
    model.state.add()
    if isStale.value { show() }
  }

  private func show() {
    isStale.value = false
    withObservationTracking {
      view?.render(model.state)
    } onChange: { [isStale] in
      MainActor.assumeIsolated { isStale.value = true }
    }
  }
}

/// State that an observation's callback can reach.
@MainActor
final class Flag {
  var value = false

  nonisolated init() {}
}
