// plant: Presentation
// check: lint-imports
// expect: PresenterImportsGRDB\.swift:4: .*PlantedModel, Rostrum, got import GRDB
internal import GRDB
