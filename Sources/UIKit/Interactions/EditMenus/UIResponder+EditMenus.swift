extension UIResponder {
  /// The standard edit actions of menus, in order.
  private static let menuActions: [_EditAction] = [
    .cut, .copy, .paste, .select, .selectAll, .delete,
  ]
  private static let styleActions: [_EditAction] = [
    .toggleBoldface, .toggleItalics, .toggleUnderline,
  ]

  /// Returns the standard edit actions that the responder, or one after it in the chain, can
  /// perform.
  ///
  /// - Parameter sender: The sender of the query; nil for the command of each action.
  /// - Returns: A group of commands of each kind that has any.
  final func _suggestedEditActions(from sender: Any? = nil) -> [UIMenuElement] {
    let groups: [(UIMenu.Identifier, [_EditAction])] = [
      (.standardEdit, Self.menuActions), (.textStyle, Self.styleActions),
    ]
    return groups.compactMap { identifier, actions in
      let commands = actions.compactMap { command(for: $0, sender) }
      guard !commands.isEmpty else { return nil }
      return UIMenu(identifier: identifier, options: .displayInline, children: commands)
    }
  }

  private func command(for action: _EditAction, _ sender: Any?) -> UICommand? {
    let texts = _SystemTexts.of(_responderScene)
    guard let title = texts.title(of: action) else { return nil }
    let command = UICommand(title: title, action: Selector(action))
    let target = target(forAction: Selector(action), withSender: sender ?? command)
    return target == nil ? nil : command
  }
}

extension _SystemTexts {
  fileprivate func title(of action: _EditAction) -> String? {
    switch action {
    case .cut: cut
    case .copy: copy
    case .paste: paste
    case .select: select
    case .selectAll: selectAll
    case .delete: delete
    case .toggleBoldface: bold
    case .toggleItalics: italic
    case .toggleUnderline: underline
    default: nil
    }
  }
}

extension UIMenu.Identifier {
  /// The identifier of the group with cut, copy, paste, select, select all and delete.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The identifier of the group with bold, italic and underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
}
