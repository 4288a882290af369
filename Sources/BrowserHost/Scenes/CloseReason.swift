/// Why the host ends a live connection, as WebSocket's close code and a word for it.
enum CloseReason: UInt16, Sendable, CaseIterable {
  case goingAway = 1001
  case protocolError = 1002
  case malformed = 1007
  case tooMuch = 1008
  case tooBig = 1009
  /// Another connection shows the scene now.
  case taken = 4001
  /// The browser is no known device, or the client is of another version: load the page again.
  case reload = 4002
  /// Nothing was heard for too long.
  case silent = 4003
  /// The app has ended the scene for good.
  case destroyed = 4004
  /// An action arrived so late that the person may have given it up: the page connects anew.
  case late = 4005
}
