import FootballGatherModel
import Foundation
import Rostrum

extension GatherTexts {
  /// Returns the placeholder for an error if there is no content.
  func placeholder(for error: any Error, in environment: AppEnvironment) -> PlaceholderViewData {
    let entry = entry(for: error, in: environment)
    return PlaceholderViewData(
      symbol: symbol(for: error),
      title: entry.title,
      text: entry.text,
      button: common.retry
    )
  }

  /// Returns a sentence with the cause of an error and its remedy.
  func sentence(for error: any Error, in environment: AppEnvironment) -> String {
    entry(for: error, in: environment).text
  }

  /// Returns the notice above content that could not be refreshed.
  ///
  /// - Parameters:
  ///   - error: The error of refreshing.
  ///   - asOf: A sentence with the time of the content.
  ///   - environment: The user's locale and clock.
  /// - Returns: Both sentences as one text.
  func notice(for error: any Error, asOf: String, in environment: AppEnvironment) -> String {
    let isOffline = error as? GatherError == .service(.offline)
    let reason = isOffline ? errors.offline : sentence(for: error, in: environment)
    return reason + errors.between + asOf
  }

  /// Returns the notice that a match of another device could not be joined.
  func joinNotice(for error: any Error, in environment: AppEnvironment) -> Notice {
    let isPlaying = error as? GatherError == .service(.conflict)
    let text = isPlaying ? gathers.joinConflict : sentence(for: error, in: environment)
    return Notice(title: gathers.notJoined, text: text, ok: common.ok)
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
