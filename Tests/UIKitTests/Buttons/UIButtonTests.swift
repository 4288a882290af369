import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIButton`.
///
/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor
struct UIButtonTests {
  private let log = CallLog()
  private let button = UIButton(configuration: .gray())
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    button.configuration?.title = "Send"
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    button.addAction(
      UIAction { [log] in log("sent \(($0.sender as? UIButton)?.isSelected == true)") },
      for: .primaryActionTriggered
    )
    root.view.addSubview(button)
    driver = SceneDriver(rootViewController: root)
  }

  private var style: ButtonStyleValue? {
    for case .buttonStyle(let style) in attributes { return style }
    return nil
  }

  private var attributes: [Attribute] {
    driver.settle()
    return driver.display.tree.nodes.values.first { $0.kind == .button }?.attributes ?? []
  }

  /// The attribute of an attributed title on the display.
  private var titleRuns: [TextRun]? {
    attributes.lazy.compactMap {
      if case .attributedText(let runs, _) = $0 { runs } else { nil }
    }.first
  }

  // MARK: - Updates

  // https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property
  /// Interface Builder writes 30 points for "Tap" and whole points for other titles.
  @Test func aTitleTakesWholePointsAndASystemButtonAtLeast30() {
    func size(_ title: String, _ type: UIButton.ButtonType) -> CGSize {
      let button = UIButton(type: type)
      button.titleLabel?.font = .systemFont(ofSize: 16)
      button.setTitle(title, for: .normal)
      return button.intrinsicContentSize
    }
    #expect(size("OK", .system) == CGSize(width: 30, height: 32))
    #expect(size("OK", .custom).width < 30)
    let wide = size("Create Snidely", .system)
    #expect(wide == CGSize(width: 106, height: 32))
  }

  @Test func aSymbolTakesMoreRoomAsTheTextGrows() {
    func height(_ size: SceneEnvironment.TextSize) -> CGFloat {
      var look = UIButton.Configuration.plain()
      look.image = UIImage(systemName: "star")
      look.contentInsets = .zero
      let button = UIButton(configuration: look)
      let screen = UIViewController()
      screen.view.addSubview(button)
      let driver = SceneDriver(rootViewController: screen)
      driver.setTextSize(size)
      return withExtendedLifetime(driver) { button.intrinsicContentSize.height }
    }
    let usual = height(.large)
    #expect(usual > 0)
    // Body text grows from 17 to 28 points.
    #expect(abs(height(.accessibilityMedium) - usual * 28 / 17) < 0.5)
  }

  @Test func theHandlerIsCalledBeforeAStateIsShown() throws {
    button.configurationUpdateHandler = { [log] button in
      log("enabled \(button.isEnabled), selected \(button.isSelected)")
      button.configuration?.title = button.isSelected ? "Sent" : "Send"
    }
    #expect(log.take() == [])
    driver.settle()
    #expect(log.take() == ["enabled true, selected false"])
    button.isSelected = true
    button.isEnabled = false
    driver.settle()
    #expect(log.take() == ["enabled false, selected true"])
    #expect(driver.screen == "button \"Sent\", selected, disabled")
    driver.settle()
    #expect(log.take() == [])
  }

  @Test func theUpdateHandlerRunsWhenATouchEntersAndLeaves() throws {
    button.configurationUpdateHandler = { [log] in log("held \($0.isHighlighted)") }
    driver.settle()
    _ = log.take()
    try driver.touch("Send", [.down])
    #expect(log.take() == ["held true"])
    try driver.touch("Send", [.dragExit])
    #expect(log.take() == ["held false"])
    try driver.touch("Send", [.upOutside])
    #expect(log.take() == [])
  }

  @Test func aHandlerGivesAButtonAConfiguration() {
    let plain = UIButton(type: .system)
    plain.setTitle("Go", for: .normal)
    plain.configurationUpdateHandler = { _ in }
    #expect(plain.configuration == .plain())
    #expect(plain.currentTitle == "Go")
  }

  @Test func severalRequestsAreOneUpdateAndTheOverrideRunsFirst() {
    let own = UpdatedButton(configuration: .plain())
    own.log = log
    own.configurationUpdateHandler = { [log] _ in log("handler") }
    root.view.addSubview(own)
    driver.settle()
    #expect(log.take() == ["subclass", "handler"])
    own.setNeedsUpdateConfiguration()
    own.setNeedsUpdateConfiguration()
    driver.settle()
    #expect(log.take() == ["subclass", "handler"])
    own.setNeedsUpdateConfiguration()
    own.layoutIfNeeded()
    #expect(log.take() == ["subclass", "handler"])
  }

  @Test func theHighlightedTitleIsShownDuringATouch() throws {
    let plain = UIButton(type: .system)
    plain.setTitle("Hold", for: .normal)
    plain.setTitle("Held", for: .highlighted)
    plain.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
    root.view.addSubview(plain)
    driver.settle()
    try driver.touch("Hold", [.down])
    #expect(driver.find("Held").count == 1)
    try driver.touch("Held", [.upInside])
    #expect(driver.find("Hold").count == 1)
  }

  // MARK: - Selection

  // https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction
  @Test func aTapTogglesASelectionBeforeItsActions() throws {
    button.changesSelectionAsPrimaryAction = true
    try driver.tap("Send")
    #expect(log.take() == ["sent true"])
    #expect(driver.screen == "button \"Send\", selected")
    #expect(attributes.contains(.isSelected(true, toggles: true)))
    try driver.tap("Send")
    #expect(log.take() == ["sent false"])
    #expect(attributes.contains(.isSelected(false, toggles: true)))
    button.performPrimaryAction()
    #expect(button.isSelected)
  }

  @Test func aSelectedButtonLooksSelectedUnlessUpdatesAreTurnedOff() {
    let looks: [(UIButton.Configuration, ButtonStyleValue.Background)] = [
      (.plain(), .tinted), (.gray(), .filled), (.tinted(), .filled), (.filled(), .filled),
      (.bordered(), .borderedProminent), (.borderless(), .borderless),
    ]
    for (configuration, selected) in looks {
      button.isSelected = false
      button.automaticallyUpdatesConfiguration = true
      button.configuration = configuration
      let unselected = style?.background
      button.isSelected = true
      #expect(style?.background == selected)
      #expect(configuration.updated(for: button) != configuration)
      button.configuration?.automaticallyUpdateForSelection = false
      #expect(style?.background == unselected)
      button.configuration?.automaticallyUpdateForSelection = true
      button.automaticallyUpdatesConfiguration = false
      #expect(style?.background == unselected)
    }
  }

  // MARK: - Pop-up buttons

  private func popUp(_ options: UIMenu.Options = []) -> UIMenu {
    let choices = ["Red", "Green", "Blue"].map { name in
      UIAction(title: name) { [log] _ in log(name) }
    }
    choices[2].attributes = .disabled
    let menu = UIMenu(options: options, children: choices)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return menu
  }

  @Test func aPopUpButtonShowsTheChosenElement() throws {
    let menu = popUp()
    #expect(button.currentTitle == "Red")
    #expect(menu.selectedElements.map(\.title) == ["Red"])
    try driver.tap("Red")
    #expect(
      driver.screen
        == "menu\n  menu item \"Red\", selected\n  menu item \"Green\"\n  menu item \"Blue\", disabled"
    )
    try driver.chooseMenuItem("Green")
    #expect(log.take() == ["Green"])
    #expect(driver.screen == "button \"Green\"")
    #expect(menu.selectedElements.map(\.title) == ["Green"])
    #expect(!button.isSelected)
    #expect(style?.showsIndicator == true)
    button.configuration?.indicator = .none
    #expect(style?.showsIndicator == false)
  }

  @Test func aPopUpButtonKeepsAChoiceThatTheAppMade() {
    let menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Send")
    button.menu = menu
    #expect(button.currentTitle == "Two")
    button.changesSelectionAsPrimaryAction = false
    #expect(button.currentTitle == "Send")
  }

  // https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct/singleselection
  @Test func aSingleSelectionMenuHasOneSelectedElementIncludingSubmenus() throws {
    func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, state: state) { _ in }
    }
    let deep = UIMenu(options: .displayInline, children: [action("C"), action("D")])
    let single = UIMenu(
      options: [.singleSelection, .displayInline],
      children: [action("A", .on), action("B"), deep]
    )
    let menu = UIMenu(children: [action("Free", .on), single])
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    try driver.tap("Send")
    try driver.chooseMenuItem("D")
    #expect(menu.selectedElements.map(\.title) == ["Free", "D"])
    try driver.tap("Send")
    try driver.chooseMenuItem("Free")
    #expect(menu.selectedElements.map(\.title) == ["Free", "D"])
  }

  // https://developer.apple.com/documentation/uikit/uibutton/isheld
  @Test func aButtonIsHeldWhileAMenuOpenedByALongPressIsOpen() throws {
    button.configurationUpdateHandler = { [log] in log("held \($0.isHeld)") }
    button.menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
    driver.settle()
    _ = log.take()
    try driver.openMenu("Send")
    driver.settle()
    #expect(log.take() == ["held true"])
    try driver.closeMenu()
    driver.settle()
    #expect(log.take() == ["held false"])
    button.showsMenuAsPrimaryAction = true
    try driver.openMenu("Send")
    #expect(!button.isHeld)
  }

  // MARK: - Looks

  // https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum
  @Test func aDestructiveButtonIsRedAndAPrimaryOneBold() {
    button.role = .destructive
    #expect(attributes.contains(.tint(UIColor.systemRed._value)))
    button.tintColor = .systemGreen
    #expect(attributes.contains(.tint(UIColor.systemGreen._value)))
    button.role = .primary
    let bold = UIFont.preferredFont(forTextStyle: .body)._value.weight + 200
    #expect(
      attributes.contains { if case .font(let font) = $0 { font.weight == bold } else { false } }
    )
  }

  @Test func titlesHaveAttributes() throws {
    var attributes = AttributeContainer()
    attributes.font = .boldSystemFont(ofSize: 20)
    attributes.foregroundColor = .systemRed
    button.configuration?.attributedTitle = AttributedString("Stop", attributes: attributes)
    #expect(button.configuration?.title == "Stop")
    let runs = [
      TextRun(
        text: "Stop",
        font: UIFont.boldSystemFont(ofSize: 20)._value,
        color: UIColor.systemRed._value
      )
    ]
    #expect(titleRuns == runs)
    #expect(driver.screen == "button \"Stop\"")
    let width = button.intrinsicContentSize.width
    button.configuration?.title = "Stop"
    #expect(button.configuration?.attributedTitle == nil)
    #expect(button.intrinsicContentSize.width < width)
    driver.settle()
    #expect(driver.screen == "button \"Stop\"")
  }

  // https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
  @Test func aTransformerChangesTheTitlesAttributes() {
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 30)
        return outgoing
      }
    let font = UIFont.systemFont(ofSize: 30)._value
    #expect(titleRuns == [TextRun(text: "Send", font: font)])
  }

  @Test func anAttributedTitleTakesPrecedenceOverAPlainTitle() {
    let plain = UIButton(type: .system)
    plain.setTitle("Plain", for: .normal)
    plain.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    #expect(plain.currentTitle == "Rich")
    #expect(plain.attributedTitle(for: .normal)?.string == "Rich")
    plain.setAttributedTitle(nil, for: .normal)
    #expect(plain.currentTitle == "Plain")
  }

  @Test func colorsAndBackgroundsFollowTheConfiguration() {
    button.configuration?.baseForegroundColor = .systemRed
    button.configuration?.image = UIImage(systemName: "star")
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { color in
      color == .systemRed ? .systemGreen : color
    }
    button.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 40)
    button.configuration?.activityIndicatorColorTransformer = .init { _ in .systemBlue }
    #expect(style?.cornerRadius == nil)
    button.configuration?.background.strokeWidth = 2
    #expect(style?.cornerRadius == nil)
    button.configuration?.background.cornerRadius = 20
    button.configuration?.background.backgroundColor = .systemYellow
    #expect(style?.cornerRadius == 20)
    #expect(style?.strokeWidth == 2)
    #expect(style?.strokeColor == UIColor.systemRed._value)
    #expect(style?.backgroundColor == UIColor.systemYellow._value)
    #expect(style?.activityColor == UIColor.systemBlue._value)
    let image = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)
    )
    #expect(attributes.contains(.image(image?.withTintColor(.systemGreen)._value)))
  }

  @Test func titlesBesideAnImageAreLeadingAlignedByDefault() {
    button.configuration?.subtitle = "Now"
    #expect(style?.titleAlignment == .center)
    button.configuration?.image = UIImage(systemName: "star")
    #expect(style?.titleAlignment == .leading)
    button.configuration?.titleAlignment = .trailing
    #expect(style?.titleAlignment == .trailing)
  }

  @Test func heightsGrowWithTheTextOfASubtitle() {
    func added() -> CGFloat {
      button.configuration?.subtitle = nil
      let height = button.intrinsicContentSize.height
      button.configuration?.subtitle = "Now"
      return button.intrinsicContentSize.height - height
    }
    button.configuration = .plain()
    button.configuration?.title = "Play"
    let usual = added()
    driver.setEnvironment(SceneEnvironment(textSize: .accessibilityLarge))
    #expect(added() > usual * 1.5)
  }

  @Test func insetsGoBackToTheirDefault() {
    var configuration = UIButton.Configuration.filled()
    let insets = configuration.contentInsets
    configuration.contentInsets = .zero
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == insets)
    #expect(configuration == .filled())
  }
}

private final class UpdatedButton: UIButton {
  var log: CallLog?

  override func updateConfiguration() {
    super.updateConfiguration()
    log?("subclass")
  }
}
