import Foundation
import UIKitHosting

// Outlines, shadows and obliqueness of texts, and their attachments.

extension DOMRenderer {
  func effectStyles(_ effects: TextEffects) -> [(name: String, value: String)] {
    var styles: [(name: String, value: String)] = []
    switch effects.lineStyle {
    case .single: break
    case .thick: styles.append(("text-decoration-thickness", ".12em"))
    case .double: styles.append(("text-decoration-style", "double"))
    case .dotted: styles.append(("text-decoration-style", "dotted"))
    case .dashed: styles.append(("text-decoration-style", "dashed"))
    }
    if effects.disablesKerning { styles.append(("font-kerning", "none")) }
    if let stroke = effects.stroke {
      let color = stroke.color.map(CSS.color) ?? "currentcolor"
      styles.append(("-webkit-text-stroke", "\(CSS.number(stroke.width))em \(color)"))
      if !stroke.fills { styles.append(("-webkit-text-fill-color", "transparent")) }
    }
    if effects.obliqueness != 0 {
      let degrees = atan(effects.obliqueness) * 180 / .pi
      styles.append(("font-style", "oblique \(CSS.number(min(max(degrees, -90), 90)))deg"))
    }
    if let shadow = effects.shadow {
      let lengths = [shadow.x, shadow.y, shadow.blur].map(CSS.length).joined(separator: " ")
      styles.append(("text-shadow", "\(lengths) \(CSS.color(shadow.color))"))
    }
    return styles
  }

  /// Returns the element of an attachment, which must not move a line that the scene has laid out.
  func spec(_ attachment: TextEffects.Attachment, isInLine: Bool) -> ElementSpec {
    var spec = ElementSpec("span", isInLine ? "attachment set" : "attachment")
    spec.styles = [HTMLAttribute(name: "width", value: CSS.length(attachment.width))]
    let height = HTMLAttribute(name: "height", value: CSS.length(attachment.height))
    let foot = CSS.length(attachment.offset)
    if !isInLine {
      spec.styles += [height, HTMLAttribute(name: "vertical-align", value: foot)]
    }
    guard let image = attachment.image, var picture = self.spec(image) else { return spec }
    if isInLine {
      picture.styles += [height, HTMLAttribute(name: "bottom", value: foot)]
    }
    if image.mode != .template, let tint = image.tint {
      picture.styles.append(HTMLAttribute(name: "color", value: CSS.color(tint)))
    }
    spec.children = [picture]
    return spec
  }
}
