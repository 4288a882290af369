import UIKitHosting

/// The title of a screen as a button that opens the menu of `titleMenuProvider`.
final class _TitleMenuButton: UIButton {
  private weak var item: UINavigationItem?

  /// Shows an item's title, with the attributes of the bar's titles.
  func show(_ item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]) {
    var look = configuration ?? Self.look
    let color = attributes[.foregroundColor] as? UIColor ?? .label
    guard item !== self.item || look.title != item.title || look.baseForegroundColor != color else {
      return
    }
    self.item = item
    look.title = item.title
    look.baseForegroundColor = color
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
    configuration = look
    accessibilityTraits = [.button, .header]
    showsMenuAsPrimaryAction = true
    menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak item] completion in
        completion(item?._titleMenu?.children ?? [])
      }
    ])
  }

  private static var look: UIButton.Configuration {
    var look = UIButton.Configuration.plain()
    look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    look.image = UIImage(systemName: "chevron.down")
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 11,
      weight: .bold
    )
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.titleLineBreakMode = .byTruncatingTail
    return look
  }
}

extension UINavigationItem {
  /// The menu of the title, recreated each time it opens.
  fileprivate final var _titleMenu: UIMenu? { titleMenuProvider?(suggestedActions) }

  /// The document commands that the screen's responder chain implements.
  private final var suggestedActions: [UIMenuElement] {
    guard let responder = _page?.controller else { return [] }
    let texts = _SystemTexts.of(_page?._runtime)
    let commands = [
      (texts.duplicate, "doc.on.doc", Selector(UIResponder.duplicate(_:))),
      (texts.move, "folder", Selector(UIResponder.move(_:))),
      (texts.rename, "pencil", Selector(UIResponder.rename(_:))),
      (texts.export, "square.and.arrow.up", Selector(UIResponder.export(_:))),
      (texts.print, "printer", Selector(UIResponder.printContent(_:))),
    ]
    return commands.compactMap { title, symbol, action in
      guard responder.target(forAction: action, withSender: nil) != nil else { return nil }
      return UICommand(title: title, image: UIImage(systemName: symbol), action: action)
    }
  }
}
