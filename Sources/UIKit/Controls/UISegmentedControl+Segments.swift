// What each segment shows and does. An index that there is no segment for is a mistake.

extension UISegmentedControl {
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    let view = _segment(at: segment)
    view.title = title
    if title != nil { view.image = nil }
  }

  public func titleForSegment(at segment: Int) -> String? {
    _segment(at: segment).title
  }

  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    let view = _segment(at: segment)
    view.image = image
    if image != nil { view.title = nil }
  }

  public func imageForSegment(at segment: Int) -> UIImage? {
    _segment(at: segment).image
  }

  /// The action's title or image becomes the segment's.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let view = _segment(at: segment)
    _mustBeUnique(action, for: view)
    view.take(action)
  }

  public func actionForSegment(at segment: Int) -> UIAction? {
    _segment(at: segment).action
  }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    _segment(at: segment).isOn = enabled
  }

  public func isEnabledForSegment(at segment: Int) -> Bool {
    _segment(at: segment).isOn
  }
}
