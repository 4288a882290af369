import UIKitHosting

extension UIView {
  final func _addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    _makeLazyState().interactions.append(interaction)
    interaction.didMove(to: self)
    _interactionsChanged()
  }

  final func _removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    _lazyState?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    _interactionsChanged()
  }

  final func _setInteractions(_ new: [any UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for one in new where !interactions.contains(where: { $0 === one }) { addInteraction(one) }
  }

  final func _interactionsChanged() {
    if _hasContextMenu || _hasEditMenu || _written.contains(.menuOffer) { _invalidate(.menuOffer) }
    _pointersChanged()
    _tapEffectChanged()
  }

  final var _hasContextMenu: Bool {
    interactions.contains { $0 is UIContextMenuInteraction }
  }

  final var _hasEditMenu: Bool {
    interactions.contains { $0 is UIEditMenuInteraction }
  }

  /// The way in which a display offers the menus of the view's interactions and accessibility
  /// actions.
  final var _interactionMenuOffer: MenuOffer {
    if _hasCustomActions || _hasContextMenu { return .onRequest }
    return _hasEditMenu ? .onSecondaryClick : .none
  }
}
