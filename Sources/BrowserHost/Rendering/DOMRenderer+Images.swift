import UIKitHosting
import VectorDrawing

extension DOMRenderer {
  func setImage(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    switch attribute {
    case .image(var image):
      let element = frame(of: target)
      if isBar(target.kind), image?.mode == .automatic, case .encoded = image?.source {
        image?.mode = .template
      }
      operations.append(.fill(element, image.flatMap(spec).map { [$0] } ?? []))
      for (name, value) in styles(around: image) {
        operations.append(.style(element, name, value))
      }
    case .contentMode(let mode):
      operations.append(.attribute(target.main, "data-mode", name(mode)))
    default:
      preconditionFailure("Expected something of images, got \(attribute.key).")
    }
  }

  /// A CSS property that shows an image all over an element.
  enum ImageFill {
    case background(url: String, position: String, size: String)
    case border(String)
  }

  /// Returns the way to fill an element by an image with its cap insets; nil for a symbol.
  func fill(of image: ImageValue) -> ImageFill? {
    guard case .encoded(let picture) = image.source else { return nil }
    let url = "url(\"\(addresses.image(picture.id))\")"
    guard let caps = image.limitedCaps else {
      return .background(url: url, position: "0 0", size: "100% 100%")
    }
    guard caps.isZero, caps.tiles else {
      return .border("\(url) \(CSS.capInsets(caps, scale: image.scale))")
    }
    let width = CSS.length(Double(picture.width) / image.scale)
    let height = CSS.length(Double(picture.height) / image.scale)
    return .background(url: url, position: "center", size: "\(width) \(height)")
  }

  /// Returns the styles of an image's container: its colour, and a symbol's size and weight.
  func styles(around image: ImageValue?) -> [(name: String, value: String?)] {
    let color = image.flatMap { $0.mode == .template ? nil : $0.tint }
    return [
      ("color", color.map(CSS.color)), ("--symbol", image.flatMap(symbolSize)),
      ("--symbol-weight", image.flatMap(symbolWeight)),
    ]
  }

  /// Returns whether images are templates by default in nodes of this kind.
  private func isBar(_ kind: NodeKind) -> Bool {
    kind == .barButton || kind == .tabItem
  }

  private func frame(of target: Target) -> ElementID {
    switch target.kind {
    case .button, .barButton, .tabItem, .segment, .menuItem: target.part(.icon)
    default: target.main
    }
  }

  /// Returns the element of an image; nil for a symbol without a drawing.
  func spec(_ image: ImageValue) -> ElementSpec? {
    switch image.source {
    case .symbol(let name, _, _):
      guard let drawing = SymbolCatalog.drawing(named: name) else { return nil }
      let classes = drawing.followsReadingDirection ? "symbol turns" : "symbol"
      var spec = ElementSpec(
        "svg",
        classes,
        ["viewBox": "0 0 24 24", "aria-hidden": "true"],
        [ElementSpec("use", "", ["href": addresses.symbol(name)])]
      )
      if let aspect = aspect(image.filling) {
        spec.attributes.append(HTMLAttribute(name: "preserveAspectRatio", value: aspect))
      }
      return spec
    case .encoded(let picture): return spec(picture, of: image)
    }
  }

  private func spec(_ picture: EncodedImage, of image: ImageValue) -> ElementSpec {
    let address = addresses.image(picture.id)
    let isPlain = image.scale == 1
    let width = CSS.number((Double(picture.width) / image.scale).rounded())
    let height = CSS.number((Double(picture.height) / image.scale).rounded())
    // A template shows the element's background, masked by the image.
    let isMask = image.mode == .template || image.tint != nil
    var spec = ElementSpec(
      "img",
      isMask ? "picture mask" : "picture",
      [
        // With its scale, an image that is not stretched has its natural size.
        isPlain ? "src" : "srcset": isPlain ? address : "\(address) \(CSS.number(image.scale))x",
        "alt": "", "width": width, "height": height, "draggable": "false",
      ]
    )
    if isMask || image.caps != nil {
      spec.styles = [
        HTMLAttribute(name: "--picture", value: "url(\"\(address)\")"),
        HTMLAttribute(name: "--picture-size", value: "\(width)px \(height)px"),
      ]
    }
    if let caps = image.limitedCaps {
      let isPattern = caps.isZero && caps.tiles
      spec.classes += isPattern ? " tiled" : " capped"
      let value = CSS.capInsets(caps, scale: image.scale)
      if !isPattern { spec.styles.append(HTMLAttribute(name: "--caps", value: value)) }
    }
    return spec
  }

  private func symbolSize(_ image: ImageValue) -> String? {
    guard case .symbol(_, let size?, _) = image.source else { return nil }
    return CSS.textLength(size * 1.25)
  }

  /// Returns the stroke width for the weight of the text beside the symbol.
  private func symbolWeight(_ image: ImageValue) -> String? {
    guard case .symbol(_, _, let weight?) = image.source, weight != 400 else { return nil }
    return CSS.number(SymbolDrawing.strokeWidth * (0.4 + 0.6 * Double(weight) / 400))
  }

  /// Returns the SVG aspect ratio mode; nil to fit the whole symbol.
  private func aspect(_ mode: ContentModeValue) -> String? {
    switch mode {
    case .scaleToFill: "none"
    case .scaleAspectFill: "xMidYMid slice"
    case .scaleAspectFit, .center, .top, .bottom, .left, .right: nil
    }
  }

  func name(_ mode: ContentModeValue) -> String? {
    switch mode {
    case .scaleToFill: nil
    case .scaleAspectFit: "fit"
    case .scaleAspectFill: "fill"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    }
  }
}
