import CategoriesModel
import Rostrum

extension CategoriesTexts {
  var noCategories: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "person.2",
      title: noCategoriesTitle,
      text: noCategoriesText,
      button: refresh
    )
  }

  var nothingChosen: PlaceholderViewData {
    PlaceholderViewData(symbol: "person.2", title: nothingChosenTitle, text: nothingChosenText)
  }

  var nobody: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "person.2",
      title: nobodyTitle,
      text: nobodyText,
      button: refresh
    )
  }

  var noSuchCategory: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "magnifyingglass",
      title: noSuchCategoryTitle,
      text: noSuchCategoryText,
      button: showAll
    )
  }

  /// Returns the placeholder that replaces the content after an error, with a retry button.
  func placeholder(for error: CategoriesError) -> PlaceholderViewData {
    let (symbol, title, text) = explanation(of: error)
    return PlaceholderViewData(symbol: symbol, title: title, text: text, button: tryAgain)
  }

  /// Returns a one-line error message, for use beside content that stays.
  func failed(_ error: any Error) -> String {
    requestFailed(explanation(of: error as? CategoriesError).2)
  }

  private func explanation(of error: CategoriesError?) -> (String, String, String) {
    switch error {
    case .service(.offline): ("wifi.slash", offlineTitle, offlineText)
    case .service(.timeout): ("clock", timeoutTitle, timeoutText)
    case .service(.status(let code)): (warning, statusTitle, statusText(code))
    case .service(.decoding), .service(.empty): (warning, unreadableTitle, unreadableText)
    case .service(.cancelled), .storage, nil: (warning, storageTitle, storageText)
    }
  }
}

private let warning = "exclamationmark.triangle"
