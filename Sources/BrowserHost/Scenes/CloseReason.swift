/// The reason why the host ends a live connection, sent as WebSocket's close code and a reason
/// text.
package enum CloseReason: UInt16, Sendable, CaseIterable {
  case goingAway = 1001
  case protocolError = 1002
  case malformed = 1007
  case tooMuch = 1008
  case tooBig = 1009
  /// Another connection now shows the scene.
  case taken = 4001
  /// The device is unknown or the client has another version: the page must reload.
  case reload = 4002
  /// The connection was silent for too long.
  case silent = 4003
  /// The app has destroyed the scene.
  case destroyed = 4004
  /// An action arrived so late that the user may have given it up: the page reconnects.
  case late = 4005
}
