/// The state of the connection to the server.
struct ConnectionStatus: Equatable {
  /// A Boolean value that indicates whether there is no account, and so no connection.
  var isOnDevice = false
  /// A Boolean value that indicates whether the server's events arrive; nil before the first one.
  var isReceiving: Bool?
  /// A Boolean value that indicates whether the last attempt to send has failed.
  var hasFailed = false

  var state: MatchViewData.Connection.State {
    if isOnDevice { return .onDevice }
    if hasFailed || isReceiving == false { return .offline }
    return isReceiving == true ? .live : .connecting
  }
}
