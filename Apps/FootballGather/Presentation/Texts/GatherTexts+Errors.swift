import FootballGatherModel
import Foundation
import Rostrum

extension GatherTexts {
  /// What stands where content would when there is none for an error.
  func placeholder(for error: any Error, in environment: AppEnvironment) -> PlaceholderViewData {
    let entry = entry(for: error, in: environment)
    return PlaceholderViewData(
      symbol: symbol(for: error),
      title: entry.title,
      text: entry.text,
      button: common.retry
    )
  }

  /// What happened, and what can be done about it.
  func sentence(for error: any Error, in environment: AppEnvironment) -> String {
    entry(for: error, in: environment).text
  }

  /// What stands above things that are shown all the same.
  ///
  /// - Parameters:
  ///   - error: Why they are not newer.
  ///   - asOf: Since when they are as they are, as a sentence.
  ///   - environment: The reader's place.
  /// - Returns: Both, as one text.
  func notice(for error: any Error, asOf: String, in environment: AppEnvironment) -> String {
    let isOffline = error as? GatherError == .service(.offline)
    let reason = isOffline ? errors.offline : sentence(for: error, in: environment)
    return reason + errors.between + asOf
  }

  private func entry(for error: any Error, in environment: AppEnvironment) -> ErrorTexts.Entry {
    switch error as? GatherError {
    case .service(let error): entry(for: error, in: environment)
    case .loggedOut: errors.loggedOut
    case .notFound: errors.notFound
    case .lineUpNotReady: errors.lineUpNotReady
    case .player, .credentials: errors.notAccepted
    case .storage, nil: errors.storage
    }
  }

  private func entry(
    for error: GatherServiceError,
    in environment: AppEnvironment
  ) -> ErrorTexts.Entry {
    switch error {
    case .offline: errors.noConnection
    case .timeout, .cancelled: errors.noAnswer
    case .unauthorised: errors.loggedOut
    case .gone: errors.notFound
    case .conflict: errors.notAllowed
    case .changed: errors.changed
    case .throttled(let date):
      ErrorTexts.Entry(
        title: errors.throttledTitle,
        text: errors.throttledText(environment.text(ofMinuteAfter: date))
      )
    case .invalid: errors.notAccepted
    case .server: errors.serverFailed
    case .undecodable: errors.unreadable
    }
  }

  private func symbol(for error: any Error) -> String {
    switch error as? GatherError {
    case .service(.offline): "wifi.slash"
    case .service(.timeout), .service(.throttled): "clock"
    default: "exclamationmark.triangle"
    }
  }
}
