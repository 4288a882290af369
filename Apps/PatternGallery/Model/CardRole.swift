/// A part that a pattern may have.
public enum CardRole: String, CaseIterable, Hashable, Sendable {
  case model
  case view
  case controller
  case presenter
  case viewModel
  case interactor
  case router
  case coordinator
}
