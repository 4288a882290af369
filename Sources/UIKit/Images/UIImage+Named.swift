public import Foundation
import Synchronization
import UIKitHosting

extension UIImage {
  /// Creates an image from a file beside the program, or from an asset catalogue.
  ///
  /// An asset catalogue is a folder `NAME.xcassets` copied as a resource. A name without an
  /// extension is that of a PNG. The first existing file of `name@3x`, `name@2x` and `name` is used
  /// with its scale. Files are cached. The result is nil if there is no such image.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Creates an image from a file of a bundle, or of the main bundle; there are no variants for
  /// traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Creates an image from a file of a bundle, or of the main bundle; configurations apply to
  /// symbols only.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    guard let value = NamedImages.value(named: name, in: bundle ?? .main) else { return nil }
    self.init(_value: value)
  }
}

/// The cache of image files that were loaded by name.
private enum NamedImages {
  private static let known = Mutex<[URL: [String: ImageValue]]>([:])

  static func value(named name: String, in bundle: Bundle) -> ImageValue? {
    let place = bundle.bundleURL
    if let value = known.withLock({ $0[place]?[name] }) { return value }
    guard let value = read(name, in: bundle) else {
      MissingImages.report("picture file", name)
      return nil
    }
    known.withLock { $0[place, default: [:]][name] = value }
    return value
  }

  private static func read(_ name: String, in bundle: Bundle) -> ImageValue? {
    if let picture = AssetCatalogs.picture(named: name, in: bundle),
      let encoded = EncodedImage(decoding: picture.data)
    {
      return ImageValue(source: .encoded(encoded), scale: picture.scale)
    }
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

  private static func scale(of stem: String) -> Double {
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
