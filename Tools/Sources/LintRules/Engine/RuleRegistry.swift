/// All rules of the lint.
package enum RuleRegistry {
  /// The rules by subject, as `rostrum lint --list` shows them.
  package static let subjects: [(title: String, rules: [any Rule])] = [
    (
      "Presenters",
      [
        PresenterImportsUIFramework(), PresenterNamesUIType(), PresenterAddressesRows(),
        PresenterNamesScreen(), PresenterHoldsViewStrongly(), PresenterForcesView(),
        PresenterCastsView(), PresenterUsesViewProperties(), PresenterHoldsSeveralViews(),
        PresenterAttachesOnly(), PresenterNavigates(), PresenterNamesPresenter(),
        PresenterUsesSingleton(), PresenterCreatesService(), PresenterHoldsConcreteService(),
        PresenterHoldsModelWeakly(), PresenterDoesNetworking(), PresenterDecodesData(),
        PresenterStoresData(), PresenterSwallowsError(), ViewModelNamesContract(),
      ]
    ),
    (
      "Contracts",
      [
        ContractIsNotClassBound(), ContractIsNotOnMainActor(), ContractReturnsValue(),
        ContractHasReadableProperty(), ContractNamesModel(), ContractNamesUIType(),
        ContractTakesUntypedValue(), ContractTakesRawValue(), ContractTakesModeFlag(),
        ContractIsTooWide(), ContractHasNoConformer(), ContractIsShared(),
      ]
    ),
    (
      "Views",
      [
        CellDoesNetworking(), ViewDoesNetworking(), ViewDecodesData(), ViewStoresData(),
        ViewFormatsValues(), ViewHopsToMainThread(), ViewNamesModel(), ViewNamesService(),
        ViewHoldsPresenterWeakly(), ViewExposesSubview(), ViewSetsPresenterCallback(),
        BindingCapturesSelf(), DelegateIsStrong(), DelegateProtocolIsNotClassBound(),
      ]
    ),
    (
      "Navigation",
      [
        ViewNavigates(), SegueInCode(), StoryboardSegue(), ViewControllerCreatesViewController(),
        ViewControllerNamesViewController(), ScreensDelegateToEachOther(), DetachesForGood(),
        AsksBeforeAttaching(),
        FinishesWhenDisappearing(),
      ]
    ),
    (
      "Coordinators",
      [
        CoordinatorReferenceIsStrong(), CoordinatorHoldsParentStrongly(), CoordinatorDropsChild(),
        CoordinatorIgnoresBack(),
        CoordinatorMadeByScreen(), CoordinatorHasNoStart(), CoordinatorDoesDataWork(),
        SharedPresenter(), CompositionRootNamesScreen(), StoryboardIdentifiersAreScattered(),
      ]
    ),
    (
      "Model",
      [
        ModelImportsUIFramework(), ModelNamesUIType(), ModelNamesPresentation(),
        ModelStoresItself(), MapsDictionaryOutsideModel(), StatementOutsideModel(),
        ViewDataIsClass(), ViewDataNamesModel(), ViewDataNamesUIType(), ViewDataHoldsClosure(),
      ]
    ),
    (
      "Naming and sizes",
      [
        NameHidesRole(), RolesShareFile(), FileHidesType(), PresenterIsTooLong(),
        ViewControllerIsTooLong(), CompositionRootIsTooLong(), TypeIsTooLong(),
        FunctionIsTooLong(), FileIsTooLong(),
      ]
    ),
    (
      "Tests, failures and logs",
      [
        PresenterHasNoTest(), PresenterTestImportsUIFramework(), EmptyFailureHandler(),
        SecretInLog(),
      ]
    ),
    (
      "Suppressions",
      [SuppressionHasNoReason(), SuppressionIsUnneeded(), SuppressionIsMalformed()]
    ),
  ]

  package static let all: [any Rule] = subjects.flatMap(\.rules)

  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
