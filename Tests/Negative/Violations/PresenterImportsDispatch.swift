// plant: Presentation
// check: lint-imports
// expect: PresenterImportsDispatch\.swift:4: .*got import Dispatch
@preconcurrency import class Dispatch.DispatchQueue
