import UIKitHosting

/// Images that stand in for parts of a slider, by state.
struct SliderLooks {
  private var images: [TrackValue.Part: StateValues<UIImage>] = [:]

  subscript(part: TrackValue.Part) -> StateValues<UIImage> {
    get { images[part] ?? StateValues() }
    set { images[part] = newValue }
  }
}

extension UISlider {
  final func _setImage(_ image: UIImage?, of part: TrackValue.Part, for state: UIControl.State) {
    var looks = _looks ?? SliderLooks()
    looks[part][state] = image
    _looks = looks
    _looksChanged()
  }

  final func _looksChanged() {
    _invalidate(.track)
    setNeedsLayout()
  }

  final func _image(of part: TrackValue.Part) -> UIImage? {
    guard let images = _looks?[part] else { return nil }
    return images[state] ?? images[.normal]
  }

  final var _shownImages: [TrackValue.Part: ImageValue] {
    guard _looks != nil else { return [:] }
    var shown: [TrackValue.Part: ImageValue] = [:]
    for part in [TrackValue.Part.filled, .rest, .thumb] { shown[part] = _image(of: part)?._value }
    return shown
  }
}
