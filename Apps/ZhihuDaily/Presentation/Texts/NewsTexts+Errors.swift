import Rostrum
import ZhihuDailyModel

extension NewsTexts {
  /// Returns the placeholder that replaces the content after an error.
  func placeholder(for error: any Error) -> PlaceholderViewData {
    let entry = entry(for: error)
    return PlaceholderViewData(
      symbol: symbol(for: error),
      title: entry.title,
      text: entry.text,
      button: common.retry
    )
  }

  /// Returns the problem and what the user can do, as a sentence.
  func sentence(for error: any Error) -> String {
    entry(for: error).text
  }

  private func entry(for error: any Error) -> ErrorTexts.Entry {
    switch error as? NewsError {
    case .service(let error): entry(for: error)
    case .notFound: errors.notFound
    case .storage, nil: errors.storage
    }
  }

  private func entry(for error: NewsServiceError) -> ErrorTexts.Entry {
    switch error {
    case .offline: errors.offline
    case .timeout, .cancelled: errors.noAnswer
    case .status: errors.serverFailed
    case .empty, .undecodable: errors.unreadable
    }
  }

  private func symbol(for error: any Error) -> String {
    switch error as? NewsError {
    case .service(.offline): "wifi.slash"
    case .service(.timeout): "clock"
    case .notFound: "doc.text"
    default: "exclamationmark.triangle"
    }
  }
}

extension NewsError {
  /// Converts an error of a repository; repositories throw no other type.
  init(any error: any Error) {
    self = error as? NewsError ?? .storage("\(error)")
  }
}
