/// What is known of the line to the server.
struct MatchLine: Equatable {
  /// There is no account, and so nobody to be connected with.
  var isOnDevice = false
  /// Whether what others do can be heard; nil before the first word.
  var isHeard: Bool?
  /// Whether the last attempt to send came to nothing.
  var hasFailed = false

  var state: MatchViewData.Line.State {
    if isOnDevice { return .onDevice }
    if hasFailed || isHeard == false { return .offline }
    return isHeard == true ? .live : .connecting
  }
}
