import UIKitHosting

extension DOMRenderer {
  /// Sets the text and text attributes of a label or of a button's title.
  func setText(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let element = words(of: target)
    switch attribute {
    case .text(_, let lines?), .attributedText(_, let lines?):
      setLines(lines, of: element, into: &operations)
    case .text(let text, _):
      operations.append(.text(element, text ?? ""))
    case .attributedText(let runs, _):
      let paragraphs = runs.paragraphs.map { specs($0, spec) }
      let place = target.kind == .textView ? target.part(.secondaryText) : element
      operations.append(.fill(place, paragraphs ?? runs.map(spec)))
    case .font(let font):
      setFont(font, of: element, into: &operations)
    case .textColor(let color):
      operations.append(.style(element, "color", CSS.textColor(color)))
    case .textAlignment(let alignment):
      operations.append(.style(element, "text-align", name(alignment)))
    default:
      preconditionFailure("Expected something of text, got \(attribute.key).")
    }
  }

  /// Returns the element that contains a node's text.
  private func words(of target: Target) -> ElementID {
    switch target.kind {
    case .button, .barButton, .alertAction, .navigationBar, .tabItem, .segment, .menuItem:
      target.part(.text)
    case .wheel: target.part(.secondaryText)
    default: target.main
    }
  }

  func setFont(
    _ font: FontValue,
    of element: ElementID,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.attribute(element, "data-font", font.style.map(name)))
    // The style sheet has the sizes of the styles, of which large ones grow less.
    let isOfStyle = font.style.map(pointSize) == font.pointSize
    let size = isOfStyle ? nil : CSS.textLength(font.pointSize)
    operations.append(.style(element, "font-size", size))
    operations.append(.style(element, "font-weight", weight(font)))
    operations.append(.style(element, "font-style", isSlanted(font) ? "italic" : nil))
    operations.append(.style(element, "font-family", family(font)))
    operations.append(.style(element, "--tracking", isTracked(font) ? nil : "0px"))
    let digits = font.hasMonospacedDigits ? "tabular-nums" : nil
    operations.append(.style(element, "font-variant-numeric", digits))
  }

  /// Returns the font family; nil for the system font if the style sheet or the parent element sets
  /// it.
  private func family(_ font: FontValue) -> String? {
    guard let family = font.family else {
      if font.isMonospaced { return "var(--monospace)" }
      return font.style == nil && font.pointSize >= 20 ? "var(--system-display)" : nil
    }
    if let own = AppFonts.family(of: font) { return "\(own), var(--system)" }
    switch (family.name, family.kind) {
    // The system's designs: scenes measure these in fonts that the page has.
    case ("ui-serif", _): return "var(--serif)"
    case ("ui-monospace", _): return "var(--monospace)"
    case ("ui-rounded", _): return "ui-rounded, var(--system)"
    case (let name, .sansSerif): return "\"\(name)\", var(--system)"
    case (let name, .serif): return "\"\(name)\", var(--serif)"
    case (let name, .monospaced): return "\"\(name)\", var(--monospace)"
    case (let name, .script): return "\"\(name)\", cursive"
    }
  }

  /// Returns whether the letters have the tracking of the system font, as in scenes.
  private func isTracked(_ font: FontValue) -> Bool {
    if font.isMonospaced { return false }
    guard let family = font.family else { return true }
    return AppFonts.family(of: font) == nil && family.name != "ui-rounded"
      && (family.kind == .sansSerif || family.kind == .script)
  }

  /// Returns whether the browser has to choose a slanted face; each face of an app's font is a
  /// family of its own.
  private func isSlanted(_ font: FontValue) -> Bool {
    font.isItalic && AppFonts.family(of: font) == nil
  }

  private func weight(_ font: FontValue) -> String? {
    let own = font.style == .headline ? 600 : 400
    return font.weight == own ? nil : String(font.weight)
  }

  // MARK: - Runs

  func spec(_ run: TextRun) -> ElementSpec {
    if let attachment = run.effects?.attachment { return self.spec(attachment, isInLine: false) }
    var spec = ElementSpec("span", runClasses(run), text: run.text)
    spec.styles = runStyles(run).map(HTMLAttribute.init)
    if let link = run.effects?.link {
      spec.attributes = [("data-link", link), ("role", "link"), ("tabindex", "0")]
        .map(HTMLAttribute.init)
    }
    return spec
  }

  func runClasses(_ run: TextRun) -> String {
    [run.underline ? "underline" : nil, run.strikethrough ? "strike" : nil]
      .compactMap { $0 }.joined(separator: " ")
  }

  func runStyles(_ run: TextRun) -> [(name: String, value: String)] {
    var styles: [(name: String, value: String)] = []
    if let color = run.color { styles.append(("color", CSS.textColor(color))) }
    if let color = run.lineColor { styles.append(("text-decoration-color", CSS.color(color))) }
    if let color = run.background { styles.append(("background-color", CSS.color(color))) }
    if run.kern != 0 { styles.append(("--kern", CSS.textLength(run.kern))) }
    if run.baselineOffset != 0 {
      styles.append(("vertical-align", CSS.textLength(run.baselineOffset)))
    }
    if let effects = run.effects { styles += effectStyles(effects) }
    return styles + fontStyles(run)
  }

  private func fontStyles(_ run: TextRun) -> [(name: String, value: String)] {
    guard let font = run.font else { return [] }
    var styles: [(name: String, value: String)] = []
    styles.append(("font-size", CSS.textLength(font.pointSize)))
    styles.append(("font-weight", String(font.weight)))
    if isSlanted(font) { styles.append(("font-style", "italic")) }
    // The surrounding text may be in the display cut.
    let family = family(font) ?? (font.pointSize < 20 ? "var(--system)" : "var(--system-display)")
    styles.append(("font-family", family))
    // The surrounding text may have no tracking.
    styles.append(("--tracking", isTracked(font) ? "initial" : "0px"))
    return styles
  }

  /// Returns the size of a text style in points, at the default text size.
  private func pointSize(of style: FontValue.TextStyle) -> Double {
    switch style {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  // MARK: - Names

  private func name(_ style: FontValue.TextStyle) -> String {
    "\(style)"
  }

  func name(_ alignment: TextAlignmentValue) -> String? {
    switch alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justify"
    case .natural: nil
    }
  }
}
