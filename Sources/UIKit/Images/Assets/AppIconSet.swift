package import Foundation

/// The icon of an app: an `.appiconset` of its asset catalogues, or the files that Info.plist lists.
package struct AppIconSet: Decodable {
  private struct Content: Decodable {
    let filename: String?
    /// Points, such as "60x60".
    let size: String?
  }

  private let images: [AssetEntry<Content>]

  /// Returns the icon that Info.plist names, as a PNG of `pixels` by `pixels`; nil without a file that
  /// can be read.
  package static func png(of bundle: Bundle, pixels: Int) -> Data? {
    let icons = bundle.infoDictionary?["CFBundleIcons"] as? [String: Any]
    let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
    var image: UIImage?
    if let name = primary?["CFBundleIconName"] as? String,
      let folder = AssetCatalogs.folder(of: .icon, named: name, in: bundle),
      let file = AssetCatalogs.contents(of: folder, as: AppIconSet.self)?.file(for: pixels)
    {
      image = UIImage(contentsOfFile: folder.appending(path: file).path)
    } else if let name = (primary?["CFBundleIconFiles"] as? [String])?.last {
      image = UIImage(named: name, in: bundle, compatibleWith: nil)
    }
    let size = CGSize(width: pixels, height: pixels)
    return image?.cgImage?._scaled(to: size).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// Returns the smallest file with enough pixels, else the largest; variants for dark and tinted home
  /// screens do not count.
  private func file(for pixels: Int) -> String? {
    let files = images.compactMap { entry -> (name: String, pixels: Double)? in
      guard let name = entry.content.filename,
        entry.slot.traits.userInterfaceStyle == .unspecified
      else { return nil }
      let points = entry.content.size?.split(separator: "x").first.flatMap { Double($0) } ?? 1024
      return (name, points * (entry.slot.pixels ?? 1))
    }
    .sorted { $0.pixels < $1.pixels }
    return (files.first { $0.pixels >= Double(pixels) } ?? files.last)?.name
  }
}
