package import Foundation
package import UIKitHosting

/// A search field with a cancel button.
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField()
  final weak var _search: UISearchController?
  private var cancelButton: UIButton?
  final var _scopes = _SearchScopes()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder._configure { $0.configure(self, $1) }
  }

  private func setUp() {
    searchTextField._bar = self
    searchTextField.returnKeyType = .search
    searchTextField.clearButtonMode = .always
    searchTextField.autocorrectionType = .no
    searchTextField.accessibilityTraits = .searchField
    addSubview(searchTextField)
  }

  package override var _kind: NodeKind { .searchBar }

  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      _textChanged()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The line of text above the field.
  @_Observed open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      _invalidate(.prompt)
      invalidateIntrinsicContentSize()
    }
  }

  /// The style of the bar; `minimal` has no background.
  @_Observed open var searchBarStyle: UISearchBar.Style = .default {
    didSet { if searchBarStyle != oldValue { _invalidate(.background) } }
  }

  /// The bar style; a black bar is dark under all settings.
  @_Observed open var barStyle: UIBarStyle = .default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle.isBlack ? .dark : .unspecified
    }
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UISearchBar else { return }
    _adopt(\UISearchBar.barTintColor, from: proxy)
  }

  /// The colour of the bar's background, if its style has one; nil for a transparent background, as
  /// that of bars at the scroll edge.
  @_Observed open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { _invalidate(.background) } }
  }

  /// A Boolean value indicating whether the user can search.
  @_Observed open var isEnabled: Bool = true {
    didSet {
      for control in [searchTextField, cancelButton, _scopes.control] {
        control?.isEnabled = isEnabled
      }
    }
  }

  // MARK: The cancel button

  open var showsCancelButton: Bool {
    get { cancelButton != nil }
    set {
      _search?.automaticallyShowsCancelButton = false
      _showCancelButton(newValue)
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  final func _showCancelButton(_ isShown: Bool) {
    guard isShown != (cancelButton != nil) else { return }
    cancelButton?.removeFromSuperview()
    cancelButton = nil
    guard isShown else { return }
    let button = UIButton(type: .system)
    // As the field's, its text grows only up to a limit.
    button.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: SystemText.searchField.size),
      maximumPointSize: SystemText.searchField.most ?? .infinity
    )
    button.setTitle(_SystemTexts.of(_runtime).cancel, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.cancelPressed() },
      for: .primaryActionTriggered
    )
    button.isEnabled = isEnabled
    cancelButton = button
    insertSubview(button, aboveSubview: searchTextField)
  }

  private func cancelPressed() {
    _search?._cancel()
    delegate?.searchBarCancelButtonClicked(self)
  }

  // MARK: First responder

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Text of the field

  final func _mayBeginEditing() -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  final func _didBeginEditing() {
    _search?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  final func _mayEndEditing() -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  final func _didEndEditing() {
    delegate?.searchBarTextDidEndEditing(self)
  }

  final func _mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  final func _textChanged() {
    delegate?.searchBar(self, textDidChange: searchTextField._content)
    _search?._update()
  }

  final func _returnPressed() {
    if let _search, _search.isActive { _ = searchTextField.resignFirstResponder() }
    delegate?.searchBarSearchButtonClicked(self)
  }

  // MARK: Display attributes

  private var _barColor: UIColor? {
    searchBarStyle == .minimal ? nil : barTintColor
  }

  /// A Boolean value indicating whether an active search hides the bar's title.
  final var _isActive = false {
    didSet { if _isActive != oldValue { _invalidate(.isSelected) } }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isSelected: .isSelected(_isActive)
    case .prompt: .prompt(prompt)
    case .background: .background((_barColor ?? backgroundColor)?._value)
    default: super._attribute(key)
    }
  }

  /// The height below the title of a navigation bar.
  final var _heightInBar: CGFloat { intrinsicContentSize.height - 4 }

  open override var intrinsicContentSize: CGSize {
    let scopes: CGFloat = _scopes.control == nil ? 0 : 44
    let line: CGFloat = prompt == nil ? 0 : 20
    return CGSize(width: UIView.noIntrinsicMetric, height: 56 + scopes + line)
  }
}

extension UISearchBar: UITextInputTraits {
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
