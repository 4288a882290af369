/// The symbols that apps and `UIKit` itself use most.
extension SymbolCatalog {
  static let common: Set<String> = [
    "arrow.backward", "arrow.clockwise", "arrow.counterclockwise", "arrow.down", "arrow.forward",
    "arrow.left", "arrow.right", "arrow.triangle.2.circlepath", "arrow.up", "arrow.up.arrow.down",
    "arrow.uturn.backward", "arrow.uturn.forward", "arrowshape.turn.up.left", "bell", "bell.fill",
    "book", "bookmark", "bookmark.fill", "bubble.left", "bubble.left.and.bubble.right",
    "bubble.left.fill", "calendar", "checkmark", "checkmark.circle", "checkmark.circle.fill",
    "chevron.backward", "chevron.down", "chevron.forward", "chevron.left", "chevron.right",
    "chevron.up", "chevron.up.chevron.down", "circle", "circle.fill", "clock", "clock.fill", "doc",
    "doc.text", "ellipsis", "ellipsis.circle", "ellipsis.circle.fill", "envelope", "envelope.fill",
    "exclamationmark.circle", "exclamationmark.circle.fill", "exclamationmark.triangle",
    "exclamationmark.triangle.fill", "eye", "eye.fill", "eye.slash", "flag", "flag.fill", "folder",
    "folder.fill", "gear", "gearshape", "gearshape.fill", "hand.thumbsup", "hand.thumbsup.fill",
    "heart", "heart.fill", "house", "house.fill", "info.circle", "info.circle.fill",
    "line.3.horizontal", "line.3.horizontal.decrease.circle", "link", "list.bullet", "lock",
    "lock.fill", "magnifyingglass", "message", "message.fill", "minus", "minus.circle",
    "minus.circle.fill", "minus.magnifyingglass", "newspaper", "pause", "pause.fill", "pencil",
    "person", "person.2", "person.2.fill", "person.badge.plus", "person.circle",
    "person.circle.fill", "person.crop.circle", "person.crop.circle.badge.checkmark",
    "person.crop.circle.badge.exclamationmark", "person.crop.circle.badge.plus",
    "person.crop.circle.fill", "person.fill", "phone", "phone.fill", "photo", "play", "play.fill",
    "plus", "plus.circle", "plus.circle.fill", "plus.magnifyingglass", "questionmark.circle",
    "sidebar.leading", "soccerball", "sportscourt", "square.and.arrow.down", "square.and.arrow.up",
    "square.and.pencil", "square.grid.2x2", "square.grid.2x2.fill", "star", "star.fill",
    "text.alignleft", "textformat.size", "trash", "trash.fill", "tray", "xmark", "xmark.circle",
    "xmark.circle.fill",
  ]
}
