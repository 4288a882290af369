// plant: UI
// check: lint-imports
// expect: ViewImportsModel\.swift:4: .*got import PlantedModel
internal import PlantedModel
