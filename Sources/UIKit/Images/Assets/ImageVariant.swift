import Foundation
import UIKitHosting
import VectorDrawing

/// One of the images of an asset, and when it is used.
struct ImageVariant: Sendable {
  let traits: UITraitCollection
  /// The language, such as `zh-Hans`; nil for all languages.
  var locale: String?
  /// A Boolean value that indicates whether the app has registered the image.
  var isRegistered = false
  /// Reads the image; nil if it cannot be read.
  let load: @Sendable () -> ImageValue?

  /// Returns how well the variant suits a language, traits and the app's preference, in this order.
  func fitness(for wanted: UITraitCollection, _ language: String?) -> VariantFitness {
    var rank = locale == nil ? 1 : 0
    if let locale, let language {
      let known = LocalizedFolders.fallbacks(language)
      if let place = known.firstIndex(of: locale) { rank = 2 + known.count - place }
    }
    let ranks = traits._fitness(for: wanted).ranks
    return VariantFitness(ranks: [rank] + ranks + [isRegistered ? 1 : 0])
  }
}

extension ImageValue {
  /// A Boolean value that indicates whether the image that displays get depends on the traits of
  /// its view.
  var _dependsOnTraits: Bool { asset != nil || followsDirection }

  /// Returns the image for the traits of a view, without what depends on them.
  func _resolved(for traits: UITraitCollection) -> ImageValue {
    let asset = asset?.object as? UIImageAsset
    var value = asset.map { _variant(of: $0, for: traits) } ?? self
    value.asset = nil
    value.followsDirection = false
    return followsDirection && traits.layoutDirection == .rightToLeft ? value._mirrored : value
  }

  /// Returns the variant of an asset for traits, with this image's own mode and tint.
  func _variant(of asset: UIImageAsset, for traits: UITraitCollection) -> ImageValue {
    let traits = UITraitCollection._current(overriddenBy: traits)
    guard let variant = asset._value(for: traits) else { return self }
    var value = self
    value.source = variant.source
    value.scale = variant.scale
    value.caps = variant.caps ?? caps
    return value
  }

  /// The image mirrored from left to right; symbols are unchanged.
  var _mirrored: ImageValue {
    guard case .encoded(let image) = source,
      let mirrored = image.mirrored({ UIImage(_value: self)._makeMirrored() })
    else { return self }
    var value = self
    value.source = .encoded(mirrored)
    if let caps {
      value.caps?.left = caps.right
      value.caps?.right = caps.left
    }
    return value
  }
}
