public import Rostrum

/// What the presenter may ask of the choice of a language.
@MainActor
public protocol LanguageChoiceView: StateRendering where State == LanguageChoiceViewState {}

/// What the choice of a language may ask of its flow.
@MainActor
public protocol LanguageChoiceNavigation: Confirming {}
