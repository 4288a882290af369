import Foundation
import Synchronization
import UIKitHosting

/// The asset catalogues of bundles, read from Xcode's folders: there is no asset compiler on this
/// platform.
enum AssetCatalogs {
  private static let places = Mutex<[URL: [URL]]>([:])
  private static let colors = Mutex<[URL: [String: ColorValue]]>([:])

  /// Returns a colour set with its light, dark and high-contrast variants; sets are cached.
  static func color(named name: String, in bundle: Bundle) -> ColorValue? {
    let place = bundle.bundleURL
    if let known = colors.withLock({ $0[place]?[name] }) { return known }
    guard let value = readColor(named: name, in: bundle) else {
      MissingImages.report("colour set", name)
      return nil
    }
    colors.withLock { $0[place, default: [:]][name] = value }
    return value
  }

  private static func readColor(named name: String, in bundle: Bundle) -> ColorValue? {
    guard let folder = folder("\(name).colorset", in: bundle),
      let entries = contents(of: folder, as: ColorSet.self)?.colors
    else { return nil }
    func rgba(_ look: [String: String]) -> UInt32? {
      entries.lazy.filter { $0.isUniversal && $0.look == look }.compactMap { $0.color?.rgba }.first
    }
    let any = entries.lazy.compactMap { $0.color?.rgba }.first
    guard let light = rgba([:]) ?? any else { return nil }
    let dark = rgba(["luminosity": "dark"]) ?? light
    let highDark = rgba(["luminosity": "dark", "contrast": "high"])
    return ColorValue(
      light: light,
      dark: dark,
      lightHighContrast: rgba(["contrast": "high"]) ?? light,
      darkHighContrast: highDark ?? dark
    )
  }

  /// Returns the bytes of an image set's image of the highest resolution, and its scale.
  static func picture(named name: String, in bundle: Bundle) -> (data: Data, scale: Double)? {
    guard let folder = folder("\(name).imageset", in: bundle),
      let entries = contents(of: folder, as: ImageSet.self)?.images
    else { return nil }
    let files = entries.filter { $0.isUniversal && $0.look.isEmpty && $0.filename != nil }
      .sorted { $0.pixels > $1.pixels }
    for file in files {
      guard let filename = file.filename,
        let data = FileManager.default.contents(atPath: folder.appending(path: filename).path)
      else { continue }
      return (data, file.pixels)
    }
    return nil
  }

  /// Returns the folder of a set, in a catalogue or one of its groups.
  private static func folder(_ name: String, in bundle: Bundle) -> URL? {
    for catalog in catalogs(of: bundle) {
      let own = catalog.appending(path: name)
      if FileManager.default.fileExists(atPath: own.path) { return own }
      let entries = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
      for case let entry as URL in entries ?? .init() where entry.path.hasSuffix("/" + name) {
        return entry
      }
    }
    return nil
  }

  private static func catalogs(of bundle: Bundle) -> [URL] {
    if let known = places.withLock({ $0[bundle.bundleURL] }) { return known }
    let found = bundle.urls(forResourcesWithExtension: "xcassets", subdirectory: nil) ?? []
    let urls = found.map { $0 as URL }
    places.withLock { $0[bundle.bundleURL] = urls }
    return urls
  }

  private static func contents<Content: Decodable>(of folder: URL, as: Content.Type) -> Content? {
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

// MARK: - Contents.json

private struct Appearance: Decodable {
  let appearance: String
  let value: String
}

private struct ColorSet: Decodable {
  struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Components?

    var isUniversal: Bool { idiom == nil || idiom == "universal" }
    var look: [String: String] { appearances.map(Dictionary.init(looks:)) ?? [:] }
  }

  struct Components: Decodable {
    let components: [String: String]?

    var rgba: UInt32? {
      guard let components else { return nil }
      func part(_ name: String) -> CGFloat? { components[name].flatMap(number) }
      let alpha = part("alpha") ?? 1
      if let white = part("white") { return packRGBA(white, white, white, alpha) }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return packRGBA(red, green, blue, alpha)
    }

    /// Parses a component as Xcode writes it: 0.5, 128 or 0x80.
    private func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Int(text).map { CGFloat($0) / 255 }
    }
  }

  let colors: [Entry]
}

private struct ImageSet: Decodable {
  struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let filename: String?
    let scale: String?

    var isUniversal: Bool { idiom == nil || idiom == "universal" }
    var look: [String: String] { appearances.map(Dictionary.init(looks:)) ?? [:] }
    var pixels: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  let images: [Entry]
}

extension [String: String] {
  fileprivate init(looks: [Appearance]) {
    self.init(looks.map { ($0.appearance, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
