// plant: Presentation
// check: lint-state
// expect: swift:5: .*got `UIColor`
protocol PlantView: AnyObject {
  func paint(_ color: UIColor)
}
