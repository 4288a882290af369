import ContactsModel
import Rostrum

extension ContactsTexts {
  var nothingChosen: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "person.crop.circle",
      title: nothingChosenTitle,
      text: nothingChosenText
    )
  }

  /// Returns the placeholder for an error, with a button to retry.
  func placeholder(for error: any Error) -> PlaceholderViewData {
    let (symbol, title, text) = explanation(of: error as? ContactsError)
    return PlaceholderViewData(symbol: symbol, title: title, text: text, button: tryAgain)
  }

  /// Returns a sentence about an error, without the remedy.
  func sentence(for error: any Error) -> String {
    explanation(of: error as? ContactsError).2
  }

  private func explanation(of error: ContactsError?) -> (String, String, String) {
    switch error {
    case .service(.offline): ("wifi.slash", offlineTitle, offlineText)
    case .service(.timeout): ("clock", timeoutTitle, timeoutText)
    case .service(.status(let code)): (warning, statusTitle, statusText(code))
    case .service(.decoding), .service(.empty): (warning, unreadableTitle, unreadableText)
    case .store(.notFound): ("person.crop.circle", notFoundTitle, notFoundText)
    case .store, .input, nil: (warning, storeTitle, storeText)
    }
  }
}

private let warning = "exclamationmark.triangle"
