public import Rostrum

/// The view of the choice of a language.
@MainActor
public protocol LanguageChoiceView: StateRendering where State == LanguageChoiceViewState {}

/// The navigation of the choice of a language.
@MainActor
public protocol LanguageChoiceNavigation: Confirming {}
