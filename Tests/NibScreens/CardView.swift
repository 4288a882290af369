import UIKit

/// A card whose corners and shadow are set in Interface Builder.
final class CardView: UIView {
  /// The radius in points.
  var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  var isRaised = false {
    didSet {
      layer.shadowOpacity = isRaised ? 0.2 : 0
      layer.shadowRadius = 10
      layer.shadowOffset = CGSize(width: 0, height: 4)
    }
  }

  static func registerForNibs() {
    NibClass.register(CardView.self) {
      $0.attribute("cornerRadius", \.cornerRadius)
      $0.attribute("isRaised", \.isRaised)
    }
  }
}
