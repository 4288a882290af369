package import UIKitHosting

/// A view with a wheel for each of several components, by which the user chooses rows.
///
/// All rows of a component are requested when it is loaded, so limit components to some hundreds of
/// rows.
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)

  private var needsReload = true
  private var wheels: [_WheelView] {
    _subviews.compactMap { $0 as? _WheelView }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .picker }

  // MARK: Delegation

  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { ownDataSource }
    set {
      guard newValue !== ownDataSource else { return }
      ownDataSource = newValue
      setNeedsReload()
    }
  }
  private weak var ownDataSource: (any UIPickerViewDataSource)?

  /// The delegate.
  ///
  /// Declare the conformance on the class that implements the methods.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { ownDelegate }
    set {
      guard newValue !== ownDelegate else { return }
      ownDelegate = newValue
      setNeedsReload()
    }
  }
  private weak var ownDelegate: (any UIPickerViewDelegate)?

  // MARK: Data

  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels[component].value.titles.count
  }

  /// Requests all data again; selected rows are kept if they still exist.
  open func reloadAllComponents() {
    needsReload = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    while wheels.count < count { addWheel() }
    for component in 0..<count { reloadComponent(component) }
  }

  /// Requests the rows of a component again.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    let wheel = wheels[component]
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    wheel.value = WheelValue(
      titles: (0..<count).map { title(ofRow: $0, in: component) },
      rowHeight: rowHeight(of: component),
      width: width(of: component)
    )
    wheel.accessibilityLabel = name(of: component)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if needsReload { reloadAllComponents() }
  }

  private func addWheel() {
    let wheel = _WheelView()
    let component = wheels.count
    wheel.picked = { [weak self, weak wheel] row in
      guard let self, let wheel else { return false }
      wheel.select(row, animated: true)
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      return true
    }
    addSubview(wheel)
  }

  // MARK: Selection

  /// Selects a row without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    let wheel = wheels[component]
    precondition(
      wheel.value.titles.indices.contains(row),
      "Expected a row from 0 to \(wheel.value.titles.count - 1) in component \(component), got \(row)."
    )
    wheel.select(row, animated: animated)
  }

  /// Returns the selected row of a component; -1 if the component has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return -1 }
    return wheels[component].selectedRow
  }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { Self.size }

  package override func _didEnterScene() {
    super._didEnterScene()
    // The default label of a wheel depends on the device's language.
    for (component, wheel) in wheels.enumerated() {
      wheel.accessibilityLabel = name(of: component)
    }
  }

  private func title(ofRow row: Int, in component: Int) -> String {
    delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
  }

  private func name(of component: Int) -> String {
    let naming = delegate as? any UIPickerViewAccessibilityDelegate
    return naming?.pickerView(self, accessibilityLabelForComponent: component)
      ?? accessibilityLabel ?? _PickerTexts.of(_runtime).pickerItem
  }

  private func rowHeight(of component: Int) -> Double? {
    OptionalRequirement.rowHeightForComponent.call {
      delegate?.pickerView(self, rowHeightForComponent: component)
    }.flatMap(\.self).map { Double($0) }
  }

  private func width(of component: Int) -> Double? {
    OptionalRequirement.widthForComponent.call {
      delegate?.pickerView(self, widthForComponent: component)
    }.flatMap(\.self).map { Double($0) }
  }
}
