import Foundation

extension Drawing {
  /// Returns the drawing as an SVG document, which is sharp at every scale.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point for the document's own size.
  ///   - encodeBitmap: Encodes pixels as PNG; images for which it returns nil are omitted.
  /// - Returns: The document's text.
  /// - Complexity: O(n) for n points of paths.
  public func svg(
    scale: Double = 1,
    encodeBitmap: (DrawingBitmap) -> [UInt8]? = { _ in nil }
  ) -> String {
    let (wide, high) = (SVGWriter.number(width * scale), SVGWriter.number(height * scale))
    let size = "width=\"\(wide)\" height=\"\(high)\""
    let box = "viewBox=\"0 0 \(SVGWriter.number(width)) \(SVGWriter.number(height))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box) preserveAspectRatio=\"none\">"
      + SVGWriter.content(of: self, encodeBitmap: encodeBitmap) + "</svg>"
  }
}

extension DrawingPath {
  /// The value of the SVG attribute `d`.
  public var svg: String { SVGWriter.data(self) }
}

/// Writes commands as SVG elements.
struct SVGWriter {
  private var definitions = ""
  private var body = ""
  private var lastName = 0
  /// The number of open groups at each `save`, and since the last one.
  private var openGroups = [0]
  private let prefix: String
  private let encodeBitmap: (DrawingBitmap) -> [UInt8]?

  private init(prefix: String, encodeBitmap: @escaping (DrawingBitmap) -> [UInt8]?) {
    self.prefix = prefix
    self.encodeBitmap = encodeBitmap
  }

  static func content(
    of drawing: Drawing,
    prefix: String = "",
    encodeBitmap: (DrawingBitmap) -> [UInt8]?
  ) -> String {
    withoutActuallyEscaping(encodeBitmap) { encode in
      var writer = SVGWriter(prefix: prefix, encodeBitmap: encode)
      for command in drawing.commands { writer.write(command) }
      while writer.openGroups.count > 1 { writer.restore() }
      writer.closeGroups()
      let definitions = writer.definitions
      return (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + writer.body
    }
  }

  private mutating func write(_ command: DrawingCommand) {
    switch command {
    case .save: openGroups.append(0)
    case .restore: restore()
    case .transform(let transform): open("transform=\"\(Self.matrix(transform))\"")
    case .clip(let path, let isEvenOdd):
      let name = define {
        "<clipPath id=\"\($0)\"><path d=\"\(Self.data(path))\"\(isEvenOdd ? " clip-rule=\"evenodd\"" : "")/></clipPath>"
      }
      open("clip-path=\"url(#\(name))\"")
    case .mask(let image, let rect):
      var inner = SVGWriter(prefix: "\(prefix)m\(lastName)-", encodeBitmap: encodeBitmap)
      inner.write(image, in: rect, DrawingStyle())
      definitions += inner.definitions
      let name = define {
        "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(Self.place(rect)) style=\"mask-type:alpha\">\(inner.body)</mask>"
      }
      open("mask=\"url(#\(name))\"")
    case .fill(let path, let paint, let style, let isEvenOdd):
      guard let fill = attributes("fill", paint) else { return }
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      body += "<path d=\"\(Self.data(path))\"\(fill)\(rule)\(attributes(style))/>"
    case .stroke(let path, let stroke, let paint, let style):
      guard let color = attributes("stroke", paint) else { return }
      body +=
        "<path d=\"\(Self.data(path))\" fill=\"none\"\(color)\(Self.attributes(stroke))\(attributes(style))/>"
    case .image(let image, let rect, let style): write(image, in: rect, style)
    case .parts(let image, let width, let height, let parts, let style):
      write(parts, of: image, width, height, style)
    case .text(let text, let style): write(text, style)
    case .clear, .blur:
      // SVG can neither clear nor blur painted content; such drawings are rasterized: `isVector`.
      break
    case .beginGroup(let style):
      openGroups.append(0)
      open(attributes(style).trimmingPrefix(" "))
    case .endGroup: restore()
    }
  }

  private mutating func open(_ attributes: some StringProtocol) {
    body += attributes.isEmpty ? "<g>" : "<g \(attributes)>"
    openGroups[openGroups.count - 1] += 1
  }

  private mutating func closeGroups() {
    body += String(repeating: "</g>", count: openGroups[openGroups.count - 1])
    openGroups[openGroups.count - 1] = 0
  }

  private mutating func restore() {
    guard openGroups.count > 1 else { return }
    closeGroups()
    openGroups.removeLast()
  }

  private mutating func define(_ element: (String) -> String) -> String {
    lastName += 1
    let name = "\(prefix)d\(lastName)"
    definitions += element(name)
    return name
  }

  private mutating func write(_ image: DrawingImage, in rect: DrawingRect, _ style: DrawingStyle) {
    let style = attributes(style)
    let place = Self.place(rect)
    switch image {
    case .drawing(let drawing):
      lastName += 1
      let box = "0 0 \(Self.number(drawing.width)) \(Self.number(drawing.height))"
      body +=
        "<svg \(place) viewBox=\"\(box)\" preserveAspectRatio=\"none\"\(style)>"
        + Self.content(of: drawing, prefix: "\(prefix)d\(lastName)-", encodeBitmap: encodeBitmap)
        + "</svg>"
    case .bitmap(let bitmap):
      guard let png = encodeBitmap(bitmap) else { return }
      write(png, "image/png", place + style)
    case .encoded(let file): write(file.bytes, file.mediaType, place + style)
    }
  }

  /// Defines the image once, and uses it for each part with a view box.
  private mutating func write(
    _ parts: [CapInsets.Part],
    of image: DrawingImage,
    _ width: Double,
    _ height: Double,
    _ style: DrawingStyle
  ) {
    var inner = SVGWriter(prefix: "\(prefix)p\(lastName)-", encodeBitmap: encodeBitmap)
    let whole = DrawingRect(x: 0, y: 0, width: width, height: height)
    inner.write(image, in: whole, DrawingStyle())
    let name = define { "<g id=\"\($0)\">\(inner.body)</g>" }
    body += "<g\(attributes(style))>"
    for part in parts {
      let box = [part.source.x, part.source.y, part.source.width, part.source.height]
        .map(Self.number).joined(separator: " ")
      body +=
        "<svg \(Self.place(part.destination)) viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
        + "<use href=\"#\(name)\"/></svg>"
    }
    body += "</g>"
  }

  private static func place(_ rect: DrawingRect) -> String {
    "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  private mutating func write(_ text: DrawingText, _ style: DrawingStyle) {
    guard let fill = attributes("fill", .color(text.color)) else { return }
    let place = "x=\"\(Self.number(text.origin.x))\" y=\"\(Self.number(text.origin.y))\""
    let font =
      "font-family=\"system-ui,sans-serif\" font-size=\"\(Self.number(text.size))\""
      + " font-weight=\"\(text.weight)\"" + (text.isItalic ? " font-style=\"italic\"" : "")
    let length = "textLength=\"\(Self.number(text.width))\" lengthAdjust=\"spacingAndGlyphs\""
    body +=
      "<text \(place) \(font) \(length) xml:space=\"preserve\"\(fill)\(attributes(style))>"
      + Self.escaped(text.string) + "</text>"
  }

  /// Returns escaped text content, without characters that XML does not allow.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private mutating func write(_ bytes: [UInt8], _ mediaType: String, _ attributes: String) {
    let data = "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())"
    body += "<image \(attributes) preserveAspectRatio=\"none\" href=\"\(data)\"/>"
  }

  // MARK: - Attributes, each after a space

  /// Returns the attributes of a paint; nil if it paints nothing.
  private mutating func attributes(_ name: String, _ paint: DrawingPaint) -> String? {
    switch paint {
    case .color(let color):
      if color.alpha == 0 { return nil }
      let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(Self.number(color.alpha))\"" : ""
      return " \(name)=\"\(Self.hex(color))\"\(opacity)"
    case .linear(let gradient, let from, let to):
      let places =
        "x1=\"\(Self.number(from.x))\" y1=\"\(Self.number(from.y))\" x2=\"\(Self.number(to.x))\" y2=\"\(Self.number(to.y))\""
      let reference = define {
        "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(places)>\(Self.stops(gradient))</linearGradient>"
      }
      return " \(name)=\"url(#\(reference))\""
    case .radial(let gradient, let from, let radius, let to, let endRadius):
      let places =
        "fx=\"\(Self.number(from.x))\" fy=\"\(Self.number(from.y))\" fr=\"\(Self.number(radius))\" cx=\"\(Self.number(to.x))\" cy=\"\(Self.number(to.y))\" r=\"\(Self.number(endRadius))\""
      let reference = define {
        "<radialGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(places)>\(Self.stops(gradient))</radialGradient>"
      }
      return " \(name)=\"url(#\(reference))\""
    case .tiles(let image, let rect):
      guard rect.width > 0, rect.height > 0 else { return nil }
      var inner = SVGWriter(prefix: "\(prefix)t\(lastName)-", encodeBitmap: encodeBitmap)
      let tile = DrawingRect(x: 0, y: 0, width: rect.width, height: rect.height)
      inner.write(image, in: tile, DrawingStyle())
      definitions += inner.definitions
      let reference = define {
        "<pattern id=\"\($0)\" patternUnits=\"userSpaceOnUse\" \(Self.place(rect))>\(inner.body)</pattern>"
      }
      return " \(name)=\"url(#\(reference))\""
    }
  }

  /// Returns the stops; a gradient that does not extend beyond an end becomes transparent there.
  private static func stops(_ gradient: DrawingGradient) -> String {
    var stops = gradient.stops
    func clear(_ stop: DrawingGradient.Stop) -> DrawingGradient.Stop {
      var stop = stop
      stop.color.alpha = 0
      return stop
    }
    if !gradient.extendsBefore, let first = stops.first { stops.insert(clear(first), at: 0) }
    if !gradient.extendsAfter, let last = stops.last { stops.append(clear(last)) }
    return stops.map { stop in
      let opacity = stop.color.alpha < 1 ? " stop-opacity=\"\(number(stop.color.alpha))\"" : ""
      return
        "<stop offset=\"\(number(stop.location))\" stop-color=\"\(hex(stop.color))\"\(opacity)/>"
    }.joined()
  }

  private static func attributes(_ stroke: DrawingStroke) -> String {
    var text = " stroke-width=\"\(number(stroke.width))\""
    switch stroke.cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch stroke.join {
    case .miter: text += " stroke-miterlimit=\"\(number(stroke.miterLimit))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if !stroke.dashes.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dashes.map(number).joined(separator: " "))\""
      if stroke.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(stroke.dashPhase))\"" }
    }
    return text
  }

  private mutating func attributes(_ style: DrawingStyle) -> String {
    var text = style.alpha < 1 ? " opacity=\"\(Self.number(style.alpha))\"" : ""
    if let mode = style.blend.css { text += " style=\"mix-blend-mode:\(mode)\"" }
    if let shadow = style.shadow {
      let name = define { name in
        let offset = "dx=\"\(Self.number(shadow.offset.x))\" dy=\"\(Self.number(shadow.offset.y))\""
        // Core Graphics' blur is twice the standard deviation.
        let blur = "stdDeviation=\"\(Self.number(shadow.blur / 2))\""
        let flood =
          "flood-color=\"\(Self.hex(shadow.color))\" flood-opacity=\"\(Self.number(shadow.color.alpha))\""
        return
          "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feDropShadow \(offset) \(blur) \(flood)/></filter>"
      }
      text += " filter=\"url(#\(name))\""
    }
    return text
  }

  // MARK: - Values

  static func data(_ path: DrawingPath) -> String {
    var text = ""
    func add(_ letter: String, _ points: DrawingPoint...) {
      text += letter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    for element in path.elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quad(let control, let end): add("Q", control, end)
      case .cubic(let control1, let control2, let end): add("C", control1, control2, end)
      case .close: text += "Z"
      }
    }
    return text
  }

  private static func matrix(_ t: DrawingTransform) -> String {
    "matrix(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(precise).joined(separator: " ")))"
  }

  private static func hex(_ color: DrawingColor) -> String {
    let parts = [color.red, color.green, color.blue].map { part -> String in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }
    return "#" + parts.joined()
  }

  /// Returns a number rounded to a thousandth of a point.
  static func number(_ value: Double) -> String {
    decimal(value, 1_000)
  }

  private static func precise(_ value: Double) -> String {
    decimal(value, 1_000_000)
  }

  private static func decimal(_ value: Double, _ parts: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * parts).rounded() / parts
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return "\(rounded)"
  }
}

extension DrawingBlend {
  /// The CSS name; nil for normal blending, and for modes that CSS lacks.
  var css: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker:
      nil
    }
  }
}
