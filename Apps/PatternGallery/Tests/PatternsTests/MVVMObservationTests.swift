import PatternGalleryModel
import RostrumTesting
import Testing
import UIKit

@testable import PatternGalleryPatterns

@MainActor
struct MVVMObservationTests {
  private let trace = CardTrace()

  private func viewModel(of store: CardStore) -> MVVM.CardViewModel {
    MVVM.CardViewModel(repository: store, trace: trace, texts: .forTests)
  }

  private func store(_ name: String) -> CardStore {
    CardStore(card: AppCard(id: name, name: name, symbol: nil))
  }

  @Test func theValueOfTheFirstMomentIsShown() {
    let view = MVVM.CardView(trace: trace)
    let viewModel = viewModel(of: store("A"))
    view.viewModel = viewModel
    #expect(view.accessibilityLabel == "A")
  }

  @Test func everyLaterChangeIsShownToo() async throws {
    let view = MVVM.CardView(trace: trace)
    let store = store("A")
    let viewModel = viewModel(of: store)
    view.viewModel = viewModel
    for name in ["B", "C"] {
      try store.rename(to: name)
      await settle()
      #expect(view.accessibilityLabel == name)
    }
  }

  @Test func anotherViewModelEndsTheOldObservation() async throws {
    let view = MVVM.CardView(trace: trace)
    let (old, new) = (store("old"), store("new"))
    let models = (viewModel(of: old), viewModel(of: new))
    view.viewModel = models.0
    view.viewModel = models.1
    trace.begin()
    try old.rename(to: "older")
    await settle()
    #expect(view.accessibilityLabel == "new")
    #expect(!trace.steps.contains { $0.role == .view })
    try new.rename(to: "newer")
    await settle()
    #expect(view.accessibilityLabel == "newer")
  }

  @Test func theViewIsNotRetainedByItsViewModel() async throws {
    let store = store("A")
    let viewModel = viewModel(of: store)
    try await checkLeaks { track in
      let view = track(MVVM.CardView(trace: trace))
      view.viewModel = viewModel
    }
    trace.begin()
    try store.rename(to: "B")
    await settle()
    #expect(!trace.steps.contains { $0.role == .view })
  }
}
