import PatternGalleryModel
import Rostrum

extension PatternGalleryTexts {
  static let english = PatternGalleryTexts(
    card: CardTexts(
      rename: "Rename",
      name: "Name",
      save: "Save",
      done: "Done",
      cancel: "Cancel",
      nameMissing: "Enter a name.",
      nameTooLong: { "Use \($0) characters or fewer." }
    ),
    title: "Pattern Gallery",
    introduction:
      "One card, eight ways to build it: the same look, the same behavior. Only renaming differs: "
      + "MVP-C has a screen of its own for it, and the others an alert.",
    compare: "Compare All",
    names: ["Weather", "Forecast", "Sky"],
    unknownLink: Notice(
      title: "Page Not Found",
      text: "This link doesn’t lead to anything in the app.",
      ok: "OK"
    ),
    nothingChosenTitle: "No Pattern Selected",
    nothingChosenText: "Select a pattern to try its card and see its code.",
    receivedBy: "Picture tap received by",
    nobodyYet: "No taps yet",
    renameElsewhere: "Rename Elsewhere",
    hint: "Tap the picture or rename the card, and follow the calls step by step. "
      + "Rename Elsewhere renames the card the way another part of the app would.",
    path: "Calls in Order",
    holds: "References and Calls",
    lines: { "Lines by Layer: \($0) Total" },
    whenToUse: "When to Use It",
    legend: "Solid arrows are strong references; dashed arrows are weak ones. "
      + "Blue parts take part in the calls listed below; numbers are the steps.",
    code: "Model",
    sharedCode: "All patterns share this code.",
    listSeparator: ", ",
    partSeparator: ", ",
    steps: { $0.contains(",") ? "steps \($0)" : "step \($0)" },
    step: { "Step \($0) of \($1): \($2)" },
    holdsStrongly: { "\($0) holds \($1) strongly" },
    holdsWeakly: { "\($0) holds \($1) weakly" },
    patternColumn: "Pattern",
    columns: "Pattern: lines, files, types",
    linesColumn: "Lines",
    filesColumn: "Files",
    typesColumn: "Types",
    bars: "Bars Show Lines of Code",
    figures: { "\($0): \($1) lines, \($2) files, \($3) types" },
    comparisonNote: "Lines of code, counted from the source code in every build. "
      + "Code that the patterns share (appearance, model, Rostrum) isn’t included.",
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
    case .contract: "Protocols and Values"
    case .assembly: "Assembly"
    }
  }
}

extension CardAction {
  fileprivate var englishSentence: String {
    switch self {
    case .tapped: "was tapped"
    case .receivedTap: "received the tap"
    case .renameTapped: "Rename was tapped"
    case .receivedRename: "received the request to rename"
    case .askedForName: "asked for a new name"
    case .passedOn: "passed it on"
    case .updatedModel: "gave the model the new name"
    case .receivedChange: "was notified of the change"
    case .readModel: "read the model"
    case .preparedState: "prepared what to display"
    case .filledView: "updated the view"
    case .showedItself: "displayed it"
    }
  }
}
