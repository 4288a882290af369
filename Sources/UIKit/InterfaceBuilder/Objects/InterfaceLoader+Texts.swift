import Foundation

// Labels, text fields, text views and search bars.

extension InterfaceLoader {
  func configure(_ label: UILabel, _ element: InterfaceElement) {
    if let font = font("fontDescription", of: element) { label.font = font }
    // A nib's label without a colour is black; here as in new files it follows the appearance.
    if let color = color("textColor", of: element) { label.textColor = color }
    if let alignment = element.textAlignment { label.textAlignment = alignment }
    if let mode = element.lineBreakMode { label.lineBreakMode = mode }
    if let lines = element.int("numberOfLines") { label.numberOfLines = lines }
    if let adjusts = element.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = adjusts }
    if let factor = element.number("minimumScaleFactor") { label.minimumScaleFactor = factor }
    if let size = element.number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
      label.minimumScaleFactor = size / label.font.pointSize
    }
    _ = element["adjustsLetterSpacingToFitWidth"]
    if let follows = element.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = follows
    }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    let baseline: UIBaselineAdjustment? = element.choice(
      "baselineAdjustment",
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    )
    if let baseline { label.baselineAdjustment = baseline }
    if element.bool("usesAttributedText") == true, let text = attributedText("attributedText", of: element) {
      label.attributedText = text
    } else if let text = text("text", of: element) {
      label.text = text
    }
  }

  /// Returns the text of the child `attributedString` for a key.
  func attributedText(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
    guard let child = element.child(key: key, "attributedString") else { return nil }
    let text = NSMutableAttributedString()
    for fragment in child.all("fragment") {
      let content = fragment.string("content") ?? ""
      let attributes = fragment.child(key: "attributes", "attributes") ?? fragment.child("attributes")
      text.append(NSAttributedString(string: content, attributes: attributes.map(self.attributes)))
    }
    return text
  }

  private func attributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    let colors: [(String, NSAttributedString.Key)] = [
      ("NSColor", .foregroundColor), ("NSBackgroundColor", .backgroundColor),
      ("NSStrokeColor", .strokeColor), ("NSUnderlineColor", .underlineColor),
      ("NSStrikethroughColor", .strikethroughColor),
    ]
    for (name, key) in colors {
      if let color = color(name, of: element) { values[key] = color }
    }
    if let font = font("NSFont", of: element) { values[.font] = font }
    if let style = element.child(key: "NSParagraphStyle", "paragraphStyle") {
      values[.paragraphStyle] = paragraphStyle(style)
    }
    let numbers: [(String, NSAttributedString.Key)] = [
      ("NSKern", .kern), ("NSBaselineOffset", .baselineOffset), ("NSStrokeWidth", .strokeWidth),
      ("NSUnderline", .underlineStyle), ("NSStrikethrough", .strikethroughStyle),
    ]
    for (name, key) in numbers {
      guard let child = element.child(key: name, "real", "integer", "mutableData", "number") else {
        continue
      }
      guard let value = child.number("value") else { continue }
      let isStyle = key == .underlineStyle || key == .strikethroughStyle
      values[key] = isStyle ? NSNumber(value: Int(value)) : NSNumber(value: Double(value))
    }
    if let link = element.child(key: "NSLink", "url", "string") {
      values[.link] = link["string"] ?? link.string
    }
    return values
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let alignment: NSTextAlignment? = element.choice(
      "alignment",
      ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
    )
    if let alignment { style.alignment = alignment }
    if let mode = element.lineBreakMode { style.lineBreakMode = mode }
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("tailIndent") { style.tailIndent = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    return style
  }

  // MARK: Input

  func configure(_ field: UITextField, _ element: InterfaceElement) {
    if let font = font("fontDescription", of: element) { field.font = font }
    if let color = color("textColor", of: element) { field.textColor = color }
    if let alignment = element.textAlignment { field.textAlignment = alignment }
    let border: UITextField.BorderStyle? = element.choice(
      "borderStyle",
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    )
    if let border { field.borderStyle = border }
    if let mode = viewMode("clearButtonMode", of: element) { field.clearButtonMode = mode }
    if let mode = viewMode("leftViewMode", of: element) { field.leftViewMode = mode }
    if let mode = viewMode("rightViewMode", of: element) { field.rightViewMode = mode }
    if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let adjusts = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
    if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
    if let follows = element.bool("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = follows
    }
    if let placeholder = text("placeholder", of: element) { field.placeholder = placeholder }
    if let text = attributedText("attributedText", of: element) {
      field.attributedText = text
    } else if let text = text("text", of: element) {
      field.text = text
    }
    configureInput(of: field, element)
  }

  private func viewMode(_ name: String, of element: InterfaceElement) -> UITextField.ViewMode? {
    element.choice(
      name,
      [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ]
    )
  }

  func configure(_ view: UITextView, _ element: InterfaceElement) {
    if let font = font("fontDescription", of: element) { view.font = font }
    if let color = color("textColor", of: element) { view.textColor = color }
    if let alignment = element.textAlignment { view.textAlignment = alignment }
    if let isEditable = element.bool("editable") { view.isEditable = isEditable }
    if let isSelectable = element.bool("selectable") { view.isSelectable = isSelectable }
    if let follows = element.bool("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    if let types = element.child(key: "dataDetectorTypes", "dataDetectorType") {
      let kinds: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("all", .all),
      ]
      view.dataDetectorTypes = kinds.reduce(into: []) {
        if types.bool($1.0) == true { $0.insert($1.1) }
      }
    }
    if element.bool("usesAttributedText") == true, let text = attributedText("attributedText", of: element) {
      view.attributedText = text
    } else if let text = text("text", of: element) {
      view.text = text
    }
    configureInput(of: view, element)
  }

  func configure(_ bar: UISearchBar, _ element: InterfaceElement) {
    if let placeholder = text("placeholder", of: element) { bar.placeholder = placeholder }
    if let prompt = text("prompt", of: element) { bar.prompt = prompt }
    if let text = text("text", of: element) { bar.text = text }
    let style: UISearchBar.Style? = element.choice(
      "searchBarStyle",
      ["default": .default, "prominent": .prominent, "minimal": .minimal]
    )
    if let style { bar.searchBarStyle = style }
    if let style = element.barStyle { bar.barStyle = style }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
    let titles = element.list("scopeButtonTitles").map(\.string)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
    configureInput(of: bar.searchTextField, element)
  }

  /// Reads the traits of the keyboard.
  private func configureInput(of view: some UITextInputTraits, _ element: InterfaceElement) {
    guard let traits = element.child(key: "textInputTraits", "textInputTraits") else { return }
    let capitalization: UITextAutocapitalizationType? = traits.choice(
      "autocapitalizationType",
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    )
    if let capitalization { view.autocapitalizationType = capitalization }
    let correction: UITextAutocorrectionType? = traits.choice(
      "autocorrectionType",
      ["default": .default, "no": .no, "yes": .yes]
    )
    if let correction { view.autocorrectionType = correction }
    let spelling: UITextSpellCheckingType? = traits.choice(
      "spellCheckingType",
      ["default": .default, "no": .no, "yes": .yes]
    )
    if let spelling { view.spellCheckingType = spelling }
    let keyboard: UIKeyboardType? = traits.choice(
      "keyboardType",
      [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      ]
    )
    if let keyboard { view.keyboardType = keyboard }
    let look: UIKeyboardAppearance? = traits.choice(
      "keyboardAppearance",
      ["default": .default, "alert": .dark, "dark": .dark, "light": .light]
    )
    if let look { view.keyboardAppearance = look }
    let key: UIReturnKeyType? = traits.choice(
      "returnKeyType",
      [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
        "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
      ]
    )
    if let key { view.returnKeyType = key }
    if let enables = traits.bool("enablesReturnKeyAutomatically") {
      view.enablesReturnKeyAutomatically = enables
    }
    if let isSecure = traits.bool("secureTextEntry") { view.isSecureTextEntry = isSecure }
    let quotes: UITextSmartQuotesType? = traits.choice(
      "smartQuotesType",
      ["default": .default, "no": .no, "yes": .yes]
    )
    if let quotes { view.smartQuotesType = quotes }
    let dashes: UITextSmartDashesType? = traits.choice(
      "smartDashesType",
      ["default": .default, "no": .no, "yes": .yes]
    )
    if let dashes { view.smartDashesType = dashes }
    let space: UITextSmartInsertDeleteType? = traits.choice(
      "smartInsertDeleteType",
      ["default": .default, "no": .no, "yes": .yes]
    )
    if let space { view.smartInsertDeleteType = space }
    if let content = traits["textContentType"] {
      view.textContentType = UITextContentType(rawValue: content)
    }
  }
}
