/// The file of a typeface, and the package that installs it.
struct FontFile {
  let name: String
  let package: String

  /// Creates the file of a descriptor; nil if no Debian package has a font of its design.
  init?(_ descriptor: TypefaceDescriptor) {
    switch descriptor.design {
    case .default:
      let family = descriptor.opticalSize == .display ? "InterDisplay" : "Inter"
      name = family + "-" + Self.style(descriptor) + ".otf"
      package = "fonts-inter"
    case .monospaced, .serif, .fallback:
      let isBold = descriptor.weight >= 600
      let isSerif = descriptor.design == .serif
      let slant = descriptor.isItalic ? (isSerif ? "Italic" : "Oblique") : ""
      let style = (isBold ? "Bold" : "") + slant
      let family =
        descriptor.design == .monospaced ? "DejaVuSansMono" : isSerif ? "DejaVuSerif" : "DejaVuSans"
      name = family + (style.isEmpty ? "" : "-" + style) + ".ttf"
      package = slant.isEmpty ? "fonts-dejavu-core" : "fonts-dejavu-extra"
    case .rounded:
      return nil
    }
  }

  private static func style(_ descriptor: TypefaceDescriptor) -> String {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let weight = weights[min(max(descriptor.weight / 100 - 1, 0), weights.count - 1)]
    guard descriptor.isItalic else { return weight }
    return weight == "Regular" ? "Italic" : weight + "Italic"
  }
}
