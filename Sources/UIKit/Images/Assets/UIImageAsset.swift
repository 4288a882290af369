public import Foundation
import Synchronization
import UIKitHosting

/// The variants of an image for different traits, such as those of an image set.
///
/// An image of an asset that a view shows is replaced by the variant for the view's traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // All state is behind the lock.
  private let state: Mutex<State>

  private struct State {
    var variants: [ImageVariant]
    /// The images of the catalogue that were read, by the number of the variant, before those of
    /// the app; nil for those that cannot be read.
    var values: [Int: ImageValue?] = [:]
  }

  /// Creates an asset without images.
  public override convenience init() {
    self.init(_variants: [])
  }

  init(_variants variants: [ImageVariant]) {
    state = Mutex(State(variants: variants))
    super.init()
  }

  /// Returns the image for traits; those that are unspecified are the current ones.
  ///
  /// The result is empty if the asset has no images.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    _value(for: ._current(overriddenBy: traitCollection)).map { _image($0) } ?? UIImage()
  }

  /// Returns the image for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    if let traits = configuration.traitCollection { return image(with: traits) }
    return image(with: UITraitCollection()).withConfiguration(configuration)
  }

  /// Adds the image for traits; an image that was registered for the same traits is replaced.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    var value = image._value
    value.asset = nil
    add(value, traitCollection)
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was registered for the same traits; those of an asset catalogue stay.
  open func unregister(with traitCollection: UITraitCollection) {
    state.withLock { state in
      state.variants.removeAll { $0.isRegistered && $0.traits == traitCollection }
    }
  }

  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  // MARK: -

  private func add(_ value: ImageValue, _ traits: UITraitCollection) {
    let variant = ImageVariant(traits: traits, isRegistered: true) { value }
    state.withLock { $0.variants.append(variant) }
  }

  /// Returns an image of this asset.
  final func _image(_ value: ImageValue) -> UIImage {
    var value = value
    value.asset = ImageAssetReference(self)
    return UIImage(_value: value)
  }

  /// A Boolean value that indicates whether there are several images to choose from.
  final var _hasVariants: Bool { state.withLock { $0.variants.count > 1 } }

  /// Returns the image for traits, which is read once; nil if none can be read.
  final func _value(for traits: UITraitCollection) -> ImageValue? {
    for (number, variant) in ranked(for: traits) {
      guard let value = value(number, variant) else { continue }
      let own = variant.traits.layoutDirection
      let isTurned = own != .unspecified && traits.layoutDirection != .unspecified
      return isTurned && own != traits.layoutDirection ? value._mirrored : value
    }
    return nil
  }

  /// Returns the variants with their numbers, the best first.
  private func ranked(for traits: UITraitCollection) -> [(number: Int, variant: ImageVariant)] {
    let variants = state.withLock { state in
      state.variants.enumerated().map { (number: $0.offset, variant: $0.element) }
    }
    guard variants.count > 1 else { return variants }
    let language = LocalizedStrings.languages.first
    return
      variants
      .map { ($0, fitness: $0.variant.fitness(for: traits, language)) }
      .sorted { $0.fitness > $1.fitness }
      .map(\.0)
  }

  private func value(_ number: Int, _ variant: ImageVariant) -> ImageValue? {
    if variant.isRegistered { return variant.load() }
    if let known = state.withLock({ $0.values[number] }) { return known }
    let value = variant.load()
    state.withLock { $0.values[number] = .some(value) }
    return value
  }
}
