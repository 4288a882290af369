// plant: Presentation
// check: lint-state
// expect: swift:5: .*methods that return nothing[\s\S]*swift:4: .*a contract of classes
public protocol SeedView {
  func isShown() -> Bool
}
