import Foundation
import UIKitHosting

extension UIBarItem {
  /// Returns the image for compact or regular bar heights.
  final func _image(isCompact: Bool) -> UIImage? {
    (isCompact ? landscapeImagePhone : nil) ?? image
  }

  /// Returns the position and scale of an image for the insets; nil for the default.
  final func _place(of image: UIImage?) -> BarItemAppearanceValue.IconPlace? {
    let insets = imageInsets
    guard insets != .zero, let size = image?.size, size.width > 0, size.height > 0 else {
      return nil
    }
    let shift = UIOffset(
      horizontal: (insets.left - insets.right) / 2,
      vertical: (insets.top - insets.bottom) / 2
    )
    return BarItemAppearanceValue.IconPlace(
      shift: ShiftValue(x: Double(shift.horizontal), y: Double(shift.vertical)),
      scaleX: Double(max(size.width - insets.left - insets.right, 0) / size.width),
      scaleY: Double(max(size.height - insets.top - insets.bottom, 0) / size.height)
    )
  }
}
