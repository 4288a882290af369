import PatternGalleryModel

extension PatternGalleryTexts {
  static let english = PatternGalleryTexts(
    card: CardTexts(
      rename: "Rename",
      name: "Name",
      save: "Save",
      cancel: "Cancel",
      nameMissing: "Enter a name.",
      nameTooLong: { "Use at most \($0) characters." }
    ),
    title: "Pattern Gallery",
    introduction: "One card, eight ways to build it: the same picture, the same behavior.",
    compare: "Compare All",
    names: ["Weather", "Forecast", "Sky"],
    heardBy: "Last tap heard by",
    nobodyYet: "Nobody yet",
    renameElsewhere: "Rename Elsewhere",
    hint: "Tap the card or rename it, here or elsewhere, and follow the path below.",
    path: "Path of the Data",
    holds: "Who Holds Whom",
    lines: { "Lines by Layer: \($0) in All" },
    whenToUse: "When to Use It",
    strong: "strong",
    weak: "weak",
    holdsStrongly: { "\($0) holds \($1) strongly" },
    holdsWeakly: { "\($0) holds \($1) weakly" },
    patternColumn: "Pattern",
    columns: "Pattern: lines, files, types",
    linesColumn: "Lines",
    filesColumn: "Files",
    typesColumn: "Types",
    figures: { "\($0): \($1) lines, \($2) files, \($3) types" },
    comparisonNote: "Lines of code, counted from the sources by every build. "
      + "What the patterns share (looks, model, Rostrum) is left out.",
    patternTexts: { .english($0) },
    roleName: { $0.englishName },
    layerName: { $0.englishName },
    actionSentence: { $0.englishSentence }
  )
}

extension CardRole {
  fileprivate var englishName: String {
    switch self {
    case .model: "Model"
    case .view: "View"
    case .controller: "Controller"
    case .presenter: "Presenter"
    case .viewModel: "View Model"
    case .interactor: "Interactor"
    case .router: "Router"
    case .coordinator: "Coordinator"
    }
  }
}

extension SourceLayer {
  fileprivate var englishName: String {
    switch self {
    case .view: "View"
    case .controller: "Controller"
    case .presenter: "Presenter"
    case .viewModel: "View Model"
    case .interactor: "Interactor"
    case .router: "Router"
    case .coordinator: "Coordinator"
    case .contract: "Contracts and Values"
    case .assembly: "Assembly"
    }
  }
}

extension CardAction {
  fileprivate var englishSentence: String {
    switch self {
    case .tapped: "was tapped"
    case .heardTap: "heard the tap"
    case .renameTapped: "Rename was tapped"
    case .heardRename: "heard that a new name is wanted"
    case .askedForName: "asked for the new name"
    case .passedOn: "passed it on"
    case .toldModel: "told the model the new name"
    case .heardChange: "heard of the change"
    case .readModel: "read the model"
    case .preparedState: "made it ready to show"
    case .filledView: "filled the view"
    case .showedItself: "showed it"
    }
  }
}
