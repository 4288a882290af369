import Foundation

/// The state of the connection to the server.
struct ConnectionStatus: Equatable {
  /// A Boolean value that indicates whether there is no account, and so no connection.
  var isOnDevice = false
  /// A Boolean value that indicates whether the server's events arrive; nil before the first one.
  var isReceiving: Bool?
  /// A Boolean value that indicates whether the last attempt to send has failed.
  var hasFailed = false
  /// The time at which the connection was lost, until which the score was current.
  private(set) var lostAt: Date?

  var state: MatchViewData.Connection.State {
    if isOnDevice { return .onDevice }
    if hasFailed || isReceiving == false { return .offline }
    return isReceiving == true ? .live : .connecting
  }

  /// Returns the status after a change, with the time of a loss.
  func changed(at now: Date, by change: (inout Self) -> Void) -> Self {
    var next = self
    change(&next)
    if next.state != .offline { next.lostAt = nil } else if lostAt == nil { next.lostAt = now }
    return next
  }
}
