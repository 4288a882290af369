import Foundation
import Synchronization
import UIKitHosting

/// The asset catalogues of bundles, read from Xcode's folders: there is no asset compiler on this
/// platform.
enum AssetCatalogs {
  /// The assets that are read, by the extensions of their folders; others are ignored.
  enum Kind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
    case data = "dataset"
    case icon = "appiconset"
  }

  private struct ColorKey: Hashable {
    let name: String
    let idiom: UIUserInterfaceIdiom
  }

  private static let indexes = Mutex<[URL: AssetIndex]>([:])
  private static let colors = Mutex<[URL: [ColorKey: ColorValue]]>([:])
  private static let images = Mutex<[URL: [String: UIImageAsset]]>([:])

  /// Returns a colour set with its light, dark and high-contrast variants; sets are cached.
  static func color(
    named name: String,
    in bundle: Bundle,
    for traits: UITraitCollection
  ) -> ColorValue? {
    let place = bundle.bundleURL
    let key = ColorKey(name: name, idiom: traits.userInterfaceIdiom)
    if let known = colors.withLock({ $0[place]?[key] }) { return known }
    guard let folder = folder(of: .color, named: name, in: bundle),
      let value = contents(of: folder, as: ColorSet.self)?.value(for: key.idiom)
    else {
      MissingImages.report("colour set", name)
      return nil
    }
    colors.withLock { $0[place, default: [:]][key] = value }
    return value
  }

  /// Returns an image set or a symbol set, which is cached; nil if there is none with a file.
  static func image(named name: String, in bundle: Bundle) -> UIImageAsset? {
    let place = bundle.bundleURL
    if let known = images.withLock({ $0[place]?[name] }) { return known }
    guard let variants = variants(named: name, in: bundle), !variants.isEmpty else { return nil }
    let made = UIImageAsset(_variants: variants)
    return images.withLock { images in
      if let known = images[place]?[name] { return known }
      images[place, default: [:]][name] = made
      return made
    }
  }

  private static func variants(named name: String, in bundle: Bundle) -> [ImageVariant]? {
    if let folder = folder(of: .image, named: name, in: bundle) {
      return contents(of: folder, as: ImageSet.self)?.variants(in: folder)
    }
    guard let folder = folder(of: .symbol, named: name, in: bundle) else { return nil }
    return contents(of: folder, as: SymbolSet.self)?.variants(in: folder)
  }

  /// Returns the folder of an asset with a name, which begins with those of its namespaces.
  static func folder(of kind: Kind, named name: String, in bundle: Bundle) -> URL? {
    let place = bundle.bundleURL
    if let known = indexes.withLock({ $0[place] }) { return known[kind, name] }
    let catalogs = bundle.urls(forResourcesWithExtension: "xcassets", subdirectory: nil) ?? []
    let index = AssetIndex(of: catalogs.map { $0 as URL })
    indexes.withLock { $0[place] = index }
    return index[kind, name]
  }

  /// Returns the decoded `Contents.json` of a folder; nil without one that can be read.
  static func contents<Content: Decodable>(of folder: URL, as: Content.Type) -> Content? {
    let file = folder.appending(path: "Contents.json").path
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    do {
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      MissingImages.report("readable Contents.json of", folder.lastPathComponent)
      return nil
    }
  }
}
