import UIKitHosting

/// The images that replace parts of a slider, by state.
struct SliderImages {
  private var images: [SliderPartsValue.Part: StateValues<UIImage>] = [:]

  subscript(part: SliderPartsValue.Part) -> StateValues<UIImage> {
    get { images[part] ?? StateValues() }
    set { images[part] = newValue }
  }
}

extension UISlider {
  final func _setImage(
    _ image: UIImage?,
    of part: SliderPartsValue.Part,
    for state: UIControl.State
  ) {
    var all = _images ?? SliderImages()
    all[part][state] = image
    _images = all
    setNeedsLayout()
  }

  final func _image(of part: SliderPartsValue.Part) -> UIImage? {
    guard let images = _images?[part] else { return nil }
    return images[state] ?? images[.normal]
  }

  final var _shownImages: [SliderPartsValue.Part: ImageValue] {
    guard _images != nil else { return [:] }
    var shown: [SliderPartsValue.Part: ImageValue] = [:]
    for part in SliderPartsValue.Part.allCases { shown[part] = _image(of: part)?._value }
    return shown
  }
}
