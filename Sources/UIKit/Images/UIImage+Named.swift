public import Foundation
import Synchronization
import UIKitHosting

extension UIImage {
  /// Creates an image from an asset catalogue, or from a file beside the program.
  ///
  /// An asset catalogue is a folder `NAME.xcassets` copied as a resource. The image is the variant
  /// for the current traits; a view shows the one for its own traits. A name without an extension
  /// is that of a PNG. The first existing file of `name@3x`, `name@2x` and `name` is used with its
  /// scale. Files are cached. The result is nil if there is no such image.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from an asset catalogue or a file of a bundle, or of the main bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the image, after those of the groups of the catalogue that provide a
  ///     namespace.
  ///   - bundle: The bundle; nil for the main bundle.
  ///   - traitCollection: The traits of the variant; nil, and unspecified ones, for the current
  ///     traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = UITraitCollection._current(overriddenBy: traitCollection)
    guard let value = NamedImages.value(named: name, in: bundle ?? .main, for: traits) else {
      return nil
    }
    self.init(_value: value)
  }

  /// Creates an image from an asset catalogue or a file of a bundle, or of the main bundle, for the
  /// traits of a configuration; other configurations apply to symbols only.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates an image from a file; nil if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension states the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: CGFloat(NamedImages.scale(of: stem)))
  }
}

/// The cache of image files that were loaded by name, which are in no asset catalogue.
enum NamedImages {
  private static let known = Mutex<[URL: [String: ImageValue]]>([:])

  static func value(
    named name: String,
    in bundle: Bundle,
    for traits: UITraitCollection,
    isExpected: Bool = true
  ) -> ImageValue? {
    let place = bundle.bundleURL
    if let value = known.withLock({ $0[place]?[name] }) { return value }
    if let value = asset(named: name, in: bundle, for: traits) { return value }
    if let value = read(name, in: bundle) {
      known.withLock { $0[place, default: [:]][name] = value }
      return value
    }
    // "Rose.jpg" means the image set Rose as well.
    let stem = (name as NSString).deletingPathExtension
    if stem != name, let value = asset(named: stem, in: bundle, for: traits) { return value }
    if isExpected { MissingImages.report("picture file", name) }
    return nil
  }

  private static func asset(
    named name: String,
    in bundle: Bundle,
    for traits: UITraitCollection
  ) -> ImageValue? {
    guard let asset = AssetCatalogs.image(named: name, in: bundle),
      var value = asset._value(for: traits)
    else { return nil }
    value.asset = ImageAssetReference(asset)
    return value
  }

  private static func read(_ name: String, in bundle: Bundle) -> ImageValue? {
    for file in candidates(name) {
      guard let url = bundle.url(forResource: file.stem, withExtension: file.type),
        let data = FileManager.default.contents(atPath: url.path),
        let encoded = EncodedImage(decoding: data)
      else { continue }
      return ImageValue(source: .encoded(encoded), scale: scale(of: file.stem))
    }
    return nil
  }

  /// Returns the file names in order of preference for a screen with a scale of three.
  private static func candidates(_ name: String) -> [(stem: String, type: String)] {
    let split = name as NSString
    let type = split.pathExtension
    let names = [(name, "png")] + (type.isEmpty ? [] : [(split.deletingPathExtension, type)])
    return names.reversed().flatMap { stem, type in
      ["@3x", "@2x", ""].map { (stem + $0, type) }
    }
  }

  static func scale(of stem: String) -> Double {
    stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

/// A log of missing images, which reports each once on standard error.
enum MissingImages {
  private static let known = Mutex<Set<String>>([])

  static func report(_ kind: String, _ name: String, hint: String? = nil) {
    let words = ["UIKit: there is no \(kind) \(name.debugDescription); it is nil.", hint]
    let line = words.compactMap(\.self).joined(separator: " ") + "\n"
    guard known.withLock({ $0.count < 1000 && $0.insert(line).inserted }) else { return }
    FileHandle.standardError.write(Data(line.utf8))
  }
}
