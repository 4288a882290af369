/// The purpose of a source file.
public enum SourceLayer: String, CaseIterable, Hashable, Sendable {
  case view
  case controller
  case presenter
  case viewModel
  case interactor
  case router
  case coordinator
  /// Protocols between parts, and the values that are passed.
  case contract
  /// The code that makes the parts and connects them.
  case assembly
}
