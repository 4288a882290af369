public import Foundation
package import UIKitHosting

/// A row of segments of which one can be selected.
open class UISegmentedControl: UIControl {
  /// The index that represents no segment.
  public class var noSegment: Int { -1 }

  final var segments: [_SegmentView] = []
  /// The selected segment, which remains selected when others are inserted or removed.
  private weak var selected: _SegmentView?

  /// Creates a segment for each text, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insert(_SegmentView(title: title), at: segments.count)
      case let image as UIImage: insert(_SegmentView(image: image), at: segments.count)
      case let action as UIAction: insert(_SegmentView(action: action), at: segments.count)
      default:
        preconditionFailure("Expected a String, UIImage or UIAction for a segment, got \(item).")
      }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  /// Creates a segment for each action, with its title or image; selecting it performs the action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(_SegmentView(action: action), at: segments.count) }
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    takeOwnStyle(of: proxy)
  }

  package override var _kind: NodeKind { .segmentedControl }
  package override var _isTappable: Bool { false }

  // MARK: Selection

  /// The index of the selected segment, 0-based; `noSegment` for none.
  ///
  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { segments.firstIndex { $0 === selected } ?? Self.noSegment }
    set { select(newValue == Self.noSegment ? nil : _segment(at: newValue)) }
  }

  /// The colour behind the selected segment.
  @_Observed open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != oldValue { _invalidate(.tint) } }
  }

  private func select(_ segment: _SegmentView?) {
    guard segment !== selected else { return }
    selected?.isChosen = false
    selected = segment
    segment?.isChosen = true
    _invalidate(.selection)
  }

  /// A Boolean value that indicates whether segments are deselected after their events are sent.
  @_Observed open var isMomentary: Bool = false {
    didSet {
      guard isMomentary != oldValue else { return }
      if isMomentary { select(nil) }
      for segment in segments { segment.isMomentary = isMomentary }
      _invalidate(.selection)
    }
  }

  /// Selects a segment that the user tapped.
  ///
  /// - Returns: False if the segment was already selected or is disabled.
  final func _tapped(_ segment: _SegmentView) -> Bool {
    guard isEnabled, segment.isOn, segment !== selected else { return false }
    if isMomentary { selected = segment } else { select(segment) }
    defer { if isMomentary { select(nil) } }
    if let action = segment.action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  // MARK: The segments

  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment; an index beyond the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(_SegmentView(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(_SegmentView(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(_SegmentView(action: action), at: segment)
  }

  /// Removes a segment; removing the selected segment clears the selection.
  open func removeSegment(at segment: Int, animated: Bool) {
    let view = _segment(at: segment)
    if view === selected { select(nil) }
    segments.removeAll { $0 === view }
    view.removeFromSuperview()
    _invalidate(.selection)
  }

  open func removeAllSegments() {
    for _ in segments { removeSegment(at: 0, animated: false) }
  }

  // MARK: Content of segments (an index without a segment is a programming error)

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    let view = _segment(at: segment)
    view.title = title
    if title != nil { view.image = nil }
  }

  open func titleForSegment(at segment: Int) -> String? {
    _segment(at: segment).title
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    let view = _segment(at: segment)
    view.image = image
    if image != nil { view.title = nil }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    _segment(at: segment).image
  }

  /// Sets the action of a segment, and uses the action's title or image for the segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let view = _segment(at: segment)
    _mustBeUnique(action, for: view)
    view.take(action)
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    _segment(at: segment).action
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    _segment(at: segment).isOn = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    _segment(at: segment).isOn
  }

  final func _segment(at index: Int) -> _SegmentView {
    precondition(
      segments.indices.contains(index),
      "Expected one of \(segments.count) segments, counted from 0, got number \(index)."
    )
    return segments[index]
  }

  private func insert(_ segment: _SegmentView, at index: Int) {
    if let action = segment.action { _mustBeUnique(action, for: segment) }
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    insertSubview(segment, at: index)
    segment.controlIsEnabled = isEnabled
    segment.isMomentary = isMomentary
    applyTitleAttributes(segment)
    _invalidate(.selection)
  }

  /// Traps if another segment has an action of the same identifier, as in UIKit.
  final func _mustBeUnique(_ action: UIAction, for segment: _SegmentView) {
    precondition(
      !segments.contains { $0 !== segment && $0.action?.identifier == action.identifier },
      """
      Expected an action of another identifier than those of the other segments, got \
      \(action.identifier.rawValue) again.
      """
    )
  }

  // MARK: Title attributes

  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the text attributes of titles in a state, which override those of the normal state.
  ///
  /// Displays dim highlighted segments and do not report them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    titleAttributesChanged()
  }

  private func titleAttributesChanged() {
    segments.forEach(applyTitleAttributes)
    invalidateIntrinsicContentSize()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private func applyTitleAttributes(_ segment: _SegmentView) {
    guard !titleAttributes.isEmpty || segment.attributes != nil else { return }
    segment.attributes = { [weak self] state in
      guard let self else { return [:] }
      let usual = titleAttributes[.normal] ?? [:]
      return usual.merging(titleAttributes[state] ?? [:]) { $1 }
    }
  }

  // MARK: Attributes for displays

  package override func _stateChanged() {
    for segment in segments { segment.controlIsEnabled = isEnabled }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .selection:
      .selection(
        index: segments.firstIndex { $0 === selected },
        count: segments.count,
        isMomentary: isMomentary
      )
    case .tint: .tint(selectedSegmentTintColor?._value)
    default: super._attribute(key)
    }
  }

  /// The size in which every segment is as wide as the widest.
  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.contentWidth).max() ?? 0
    return CGSize(
      width: widest * CGFloat(segments.count),
      height: CGFloat(SystemMetrics.Segments.height)
    )
  }
}

extension UISegmentedControl {
  private func takeOwnStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UISegmentedControl else { return }
    _adopt(\UISegmentedControl.selectedSegmentTintColor, from: proxy)
    guard !proxy.titleAttributes.isEmpty else { return }
    titleAttributes.fill(from: proxy.titleAttributes)
    titleAttributesChanged()
  }
}
