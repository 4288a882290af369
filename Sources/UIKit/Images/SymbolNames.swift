import UIKitHosting

extension UIImage {
  /// The symbol's name; nil for other images.
  var _symbolName: String? {
    if case .symbol(let name, _, _) = _value.source { name } else { nil }
  }

  /// Returns the accessibility label of a symbol in place of a title: its purpose if known, else
  /// the words of its name; nil for other images.
  func _accessibilityName(in texts: _SystemTexts) -> String? {
    guard let name = _symbolName else { return nil }
    let words = name.split(separator: ".").filter { $0 != "fill" }
    return Self.purpose(of: words.joined(separator: "."), in: texts)
      ?? Self.purpose(
        of: words.filter { !Self.frames.contains($0) }.joined(separator: "."),
        in: texts
      )
      ?? words.joined(separator: " ")
  }

  /// Enclosing shapes that do not change the meaning of a symbol.
  private static let frames: Set<Substring> = ["circle", "square"]

  private static func purpose(of name: String, in texts: _SystemTexts) -> String? {
    switch name {
    case "plus": texts.add
    case "trash": texts.delete
    case "xmark": texts.close
    case "pencil": texts.edit
    case "square.and.pencil": texts.compose
    case "square.and.arrow.up": texts.share
    case "magnifyingglass": texts.search
    case "arrow.clockwise": texts.refresh
    case "arrow.uturn.backward": texts.undo
    case "arrow.uturn.forward": texts.redo
    case "arrowshape.turn.up.left": texts.reply
    case "chevron.left", "chevron.backward", "arrow.left", "arrow.backward": texts.back
    case "ellipsis": texts.tabs[.more]
    case "info": texts.moreInfo
    case "doc.on.doc": texts.copy
    case "camera": texts.camera
    case "play": texts.play
    case "pause": texts.pause
    case "stop": texts.stop
    case "backward": texts.rewind
    case "forward": texts.fastForward
    default: nil
    }
  }
}
