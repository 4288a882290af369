// plant: Presentation
// check: lint-state
// expect: swift:8: .*a weak reference upwards
protocol SeedView: AnyObject {}

@MainActor
final class SeedPresenter {
  var view: (any SeedView)?
}
