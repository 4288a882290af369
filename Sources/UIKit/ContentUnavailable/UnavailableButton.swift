/// A button of a placeholder for missing content, hidden if it has no title or image.
final class UnavailableButton: UIButton {
  private var action: UIAction?

  func show(
    _ content: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    var content = content
    let title = properties.primaryAction?.title ?? ""
    if content.title == nil, !title.isEmpty { content.title = title }
    content.image = content.image ?? properties.primaryAction?.image
    configuration = content
    isHidden = content.title == nil && content.image == nil
    isEnabled = properties.isEnabled
    menu = properties.menu
    showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    guard action !== properties.primaryAction else { return }
    if let action { removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { addAction(action, for: .primaryActionTriggered) }
  }
}
