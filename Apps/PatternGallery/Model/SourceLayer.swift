/// What a source file is for.
public enum SourceLayer: String, CaseIterable, Hashable, Sendable {
  case view
  case controller
  case presenter
  case viewModel
  case interactor
  case router
  case coordinator
  /// Protocols between parts, and what is handed over.
  case contract
  /// What makes the parts and ties them.
  case assembly
}
