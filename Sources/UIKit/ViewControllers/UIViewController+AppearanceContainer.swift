import Foundation

extension UIViewController: UIAppearanceContainer, _Contained {
  final var _appearanceContainer: NSObject? { viewIfLoaded?._superview ?? _parent }

  final var _appearanceTraits: UITraitCollection { traitCollection }
}
