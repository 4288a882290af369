import UIKitHosting

// Images with variants, which are chosen for the traits of the view that shows them.

extension UIView {
  /// Returns the current value of an attribute as displays show it.
  final func _shownAttribute(_ key: AttributeKey) -> Attribute {
    let attribute = _attribute(key)
    guard AttributeKeys.ofImages.contains(AttributeKeys(key)),
      attribute.images.contains(where: \._dependsOnTraits)
    else { return attribute }
    let traits = _traits
    return attribute.mapImages { $0._resolved(for: traits) }
  }

  /// Marks the attributes whose images may have another variant for new traits.
  final func _imageTraitsChanged(from old: UITraitCollection) {
    let shown = _written.intersection(.ofImages)
    guard !shown.isEmpty, _traits._differsForImages(from: old) else { return }
    for key in shown.keys where _attribute(key).images.contains(where: \._dependsOnTraits) {
      _invalidate(key)
    }
  }
}
