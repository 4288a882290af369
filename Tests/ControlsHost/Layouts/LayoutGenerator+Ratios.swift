import UIKit

extension LayoutGenerator {
  /// A picture as wide as its superview and so high by that width, what follows below it, and a view
  /// of the same kind in a corner.
  @MainActor
  mutating func fillWithRatios(_ sample: UIView) {
    let (picture, text, corner) = (
      makeView(asks: false, in: sample), makeView(asks: true, in: sample),
      makeView(asks: false, in: sample)
    )
    let (wide, high) = (CGFloat(number(10...40)) / 100, CGFloat(number(10...40)) / 100)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: sample.topAnchor),
      picture.leadingAnchor.constraint(equalTo: sample.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: sample.trailingAnchor),
      picture.heightAnchor.constraint(
        equalTo: sample.widthAnchor,
        multiplier: CGFloat(number(20...60)) / 100
      ),
      text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: points(0...12)),
      text.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: points(0...20)),
      corner.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -points(0...9)),
      corner.bottomAnchor.constraint(equalTo: sample.bottomAnchor, constant: -points(0...9)),
    ])
    let isByWidth = chance(of: 50)
    let own = isByWidth ? corner.widthAnchor : corner.heightAnchor
    let other = isByWidth ? corner.heightAnchor : corner.widthAnchor
    let length = isByWidth ? sample.widthAnchor : sample.heightAnchor
    own.constraint(equalTo: length, multiplier: wide).isActive = true
    other.constraint(equalTo: length, multiplier: high).isActive = true
  }
}
