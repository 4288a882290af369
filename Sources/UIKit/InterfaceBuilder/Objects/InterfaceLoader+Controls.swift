import Foundation

// Buttons and other controls.

extension InterfaceLoader {
  func configure(_ control: UIControl, _ element: InterfaceElement) {
    if element.bool("enabled") == false { control.isEnabled = false }
    if element.bool("selected") == true { control.isSelected = true }
    if element.bool("highlighted") == true { control.isHighlighted = true }
    let horizontal: UIControl.ContentHorizontalAlignment? = element.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]
    )
    if let horizontal { control.contentHorizontalAlignment = horizontal }
    let vertical: UIControl.ContentVerticalAlignment? = element.choice(
      "contentVerticalAlignment",
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
    )
    if let vertical { control.contentVerticalAlignment = vertical }
  }

  // MARK: Buttons

  func configure(_ button: UIButton, _ element: InterfaceElement) {
    if let type = buttonType(element) { button._take(type) }
    if let font = font("fontDescription", of: element) { button.titleLabel?.font = font }
    if let mode = element.lineBreakMode { button.titleLabel?.lineBreakMode = mode }
    if let color = color("tintColor", of: element) { button.tintColor = color }
    for state in element.all("state") { configure(button, state, of: element) }
    configureInsets(of: button, element)
    for name in ["reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted"] {
      _ = element[name]
    }
    if let adjusts = element.bool("adjustsImageWhenHighlighted") {
      button._changeDetails { $0.adjustsImageWhenHighlighted = adjusts }
    }
    _ = element["adjustsImageWhenDisabled"]
    if let isOn = element.bool("pointerInteraction") { button.isPointerInteractionEnabled = isOn }
    if let isPrimary = element.bool("showsMenuAsPrimaryAction") {
      button.showsMenuAsPrimaryAction = isPrimary
    }
    if let changes = element.bool("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = changes
    }
    if let configuration = element.child(key: "configuration", "buttonConfiguration") {
      button.configuration = buttonConfiguration(configuration, of: element)
    }
  }

  private func buttonType(_ element: InterfaceElement) -> UIButton.ButtonType? {
    element.choice(
      "buttonType",
      [
        "custom": .custom, "system": .system, "roundedRect": .system,
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
      ]
    )
  }

  private func configure(
    _ button: UIButton,
    _ state: InterfaceElement,
    of element: InterfaceElement
  ) {
    let states: KeyValuePairs<String, UIControl.State> = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]
    guard let key = state["key"], let value = states.first(where: { $0.key == key })?.value else {
      return
    }
    // The translated texts are of the button: "abc-12-xyz.normalTitle".
    let title = document.texts["\(element.id).\(key)Title"] ?? state.string("title")
    if let title { button.setTitle(title, for: value) }
    if let title = attributedText("attributedTitle", of: state) {
      button.setAttributedTitle(title, for: value)
    }
    if let color = color("titleColor", of: state) { button.setTitleColor(color, for: value) }
    if let image = image("image", of: state) { button.setImage(image, for: value) }
    if let image = image("backgroundImage", of: state) {
      button.setBackgroundImage(image, for: value)
    }
    if let symbol = symbolConfiguration(state, key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(symbol, forImageIn: value)
    }
  }

  private func configureInsets(of button: UIButton, _ element: InterfaceElement) {
    let content = element.insets(key: "contentEdgeInsets")
    let title = element.insets(key: "titleEdgeInsets")
    let image = element.insets(key: "imageEdgeInsets")
    guard content ?? title ?? image != nil else { return }
    button._changeDetails {
      if let content { $0.content = content }
      if let title { $0.title = title }
      if let image { $0.image = image }
    }
  }

  private func buttonConfiguration(
    _ element: InterfaceElement,
    of button: InterfaceElement
  ) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    configuration.title =
      document.texts["\(button.id).configuration.title"] ?? element.string("title")
    configuration.subtitle =
      document.texts["\(button.id).configuration.subtitle"] ?? element.string("subtitle")
    if let title = attributedText("attributedTitle", of: element) {
      configuration.attributedTitle = AttributedString(title)
    }
    if let image = image("image", of: element) { configuration.image = image }
    if let symbol = symbolConfiguration(element, key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbol
    }
    let edge: NSDirectionalRectEdge? = element.choice(
      "imagePlacement",
      ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
    )
    if let edge { configuration.imagePlacement = edge }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    let alignment: UIButton.Configuration.TitleAlignment? = element.choice(
      "titleAlignment",
      ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing]
    )
    if let alignment { configuration.titleAlignment = alignment }
    let size: UIButton.Configuration.Size? = element.choice(
      "buttonSize",
      ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    )
    if let size { configuration.buttonSize = size }
    let corners: UIButton.Configuration.CornerStyle? = element.choice(
      "cornerStyle",
      [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
      ]
    )
    if let corners { configuration.cornerStyle = corners }
    if let shows = element.bool("showsActivityIndicator") {
      configuration.showsActivityIndicator = shows
    }
    if let insets = element.directionalInsets(key: "contentInsets") {
      configuration.contentInsets = insets
    }
    if let color = color("baseForegroundColor", of: element) {
      configuration.baseForegroundColor = color
    }
    if let color = color("baseBackgroundColor", of: element) {
      configuration.baseBackgroundColor = color
    }
    if let background = element.child(key: "background", "backgroundConfiguration"),
      let color = color("backgroundColor", of: background)
    {
      configuration.background.backgroundColor = color
    }
    if let font = font("titleFontDescription", of: element) ?? font("font", of: element) {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    return configuration
  }

  // MARK: Values

  func configure(_ control: UISwitch, _ element: InterfaceElement) {
    if let isOn = element.bool("on") { control.isOn = isOn }
    if let color = color("onTintColor", of: element) { control.onTintColor = color }
    if let color = color("thumbTintColor", of: element) { control.thumbTintColor = color }
  }

  func configure(_ slider: UISlider, _ element: InterfaceElement) {
    if let value = element.number("minValue") { slider.minimumValue = Float(value) }
    if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = element.number("value") { slider.value = Float(value) }
    if let isContinuous = element.bool("continuous") { slider.isContinuous = isContinuous }
    if let image = image("minimumValueImage", of: element) { slider.minimumValueImage = image }
    if let image = image("maximumValueImage", of: element) { slider.maximumValueImage = image }
    if let color = color("minimumTrackTintColor", of: element) {
      slider.minimumTrackTintColor = color
    }
    if let color = color("maximumTrackTintColor", of: element) {
      slider.maximumTrackTintColor = color
    }
    if let color = color("thumbTintColor", of: element) { slider.thumbTintColor = color }
  }

  func configure(_ stepper: UIStepper, _ element: InterfaceElement) {
    if let value = element.number("minimumValue") { stepper.minimumValue = Double(value) }
    if let value = element.number("maximumValue") { stepper.maximumValue = Double(value) }
    if let value = element.number("stepValue") { stepper.stepValue = Double(value) }
    if let value = element.number("value") { stepper.value = Double(value) }
    if let wraps = element.bool("wraps") { stepper.wraps = wraps }
    if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
    if let isContinuous = element.bool("continuous") { stepper.isContinuous = isContinuous }
  }

  func configure(_ control: UISegmentedControl, _ element: InterfaceElement) {
    for (index, segment) in element.list("segments").enumerated() {
      let title = document.texts["\(element.id).segmentTitles[\(index)]"] ?? segment.string("title")
      if let image = image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      segment.skip()
    }
    let count = control.numberOfSegments
    if let index = element.int("selectedSegmentIndex"), index < count {
      control.selectedSegmentIndex = max(UISegmentedControl.noSegment, index)
    }
    if let isMomentary = element.bool("momentary") { control.isMomentary = isMomentary }
    _ = (element["segmentControlStyle"], element["apportionsSegmentWidthsByContent"])
    if let color = color("selectedSegmentTintColor", of: element) {
      control.selectedSegmentTintColor = color
    }
  }

  func configure(_ control: UIPageControl, _ element: InterfaceElement) {
    if let count = element.int("numberOfPages") { control.numberOfPages = count }
    if let page = element.int("currentPage") { control.currentPage = page }
    if let hides = element.bool("hidesForSinglePage") { control.hidesForSinglePage = hides }
    if let color = color("pageIndicatorTintColor", of: element) {
      control.pageIndicatorTintColor = color
    }
    if let color = color("currentPageIndicatorTintColor", of: element) {
      control.currentPageIndicatorTintColor = color
    }
  }

  func configure(_ view: UIProgressView, _ element: InterfaceElement) {
    if let progress = element.number("progress") { view.progress = Float(progress) }
    let style: UIProgressView.Style? = element.choice(
      "progressViewStyle",
      ["default": .default, "bar": .bar]
    )
    if let style { view.progressViewStyle = style }
    if let color = color("progressTintColor", of: element) { view.progressTintColor = color }
    if let color = color("trackTintColor", of: element) { view.trackTintColor = color }
  }

  func configure(_ view: UIActivityIndicatorView, _ element: InterfaceElement) {
    let style: UIActivityIndicatorView.Style? = element.choice(
      "style",
      ["medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large]
    )
    if let style { view.style = style }
    if let color = color("color", of: element) { view.color = color }
    if let hides = element.bool("hidesWhenStopped") {
      view.hidesWhenStopped = hides
      if !hides { view.isHidden = element.bool("hidden") == true }
    }
    if element.bool("animating") == true { view.startAnimating() }
  }

  func configure(_ picker: UIDatePicker, _ element: InterfaceElement) {
    let mode: UIDatePicker.Mode? = element.choice(
      "datePickerMode",
      [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]
    )
    if let mode { picker.datePickerMode = mode }
    let style: UIDatePickerStyle? = element.choice(
      "style",
      ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    )
    if let style { picker.preferredDatePickerStyle = style }
    if let minutes = element.int("minuteInterval") { picker.minuteInterval = minutes }
    if let duration = element.number("countDownDuration"), picker.datePickerMode == .countDownTimer
    {
      picker.countDownDuration = Double(duration)
    }
    _ = (element["useCurrentDate"], element["countDownDuration"])
    if let date = date("minimumDate", of: element) { picker.minimumDate = date }
    if let date = date("maximumDate", of: element) { picker.maximumDate = date }
    if let date = date("date", of: element) { picker.date = date }
    if let locale = element.child(key: "locale", "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
  }

  /// A date, which Xcode writes as seconds since 2001.
  private func date(_ key: String, of element: InterfaceElement) -> Date? {
    element.child(key: key, "date")?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: Double($0))
    }
  }

  func configure(_ picker: UIPickerView, _ element: InterfaceElement) {
    _ = element["showsSelectionIndicator"]
  }
}
