import UIKit

extension LayoutGenerator {
  /// Views whose places follow from a picture's: texts beside its middle, badges on its corners.
  @MainActor
  mutating func fillWithBesides(_ sample: UIView) {
    let picture = makeView(asks: true, in: sample)
    if chance(of: 50) {
      picture.widthAnchor.constraint(equalToConstant: points(20...60)).isActive = true
      picture.heightAnchor.constraint(equalToConstant: points(20...60)).isActive = true
    }
    let horizontal = one(of: [
      picture.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: points(0...50)),
      picture.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -points(0...50)),
      picture.centerXAnchor.constraint(equalTo: sample.centerXAnchor, constant: points(0...9)),
    ])
    let vertical = one(of: [
      picture.topAnchor.constraint(equalTo: sample.topAnchor, constant: points(0...50)),
      picture.bottomAnchor.constraint(equalTo: sample.bottomAnchor, constant: -points(0...50)),
      picture.centerYAnchor.constraint(equalTo: sample.centerYAnchor, constant: points(0...9)),
    ])
    NSLayoutConstraint.activate([horizontal, vertical])
    for _ in 0..<number(1...3) {
      let view = makeView(asks: true, in: sample)
      let (x, y) = (points(-10...10), points(-10...10))
      let across = one(of: [view.leadingAnchor, view.centerXAnchor, view.trailingAnchor])
      let down = one(of: [view.topAnchor, view.centerYAnchor, view.bottomAnchor])
      let anchors = [picture.centerXAnchor, picture.trailingAnchor]
      let edges = [picture.centerYAnchor, picture.bottomAnchor]
      NSLayoutConstraint.activate([
        across.constraint(equalTo: one(of: anchors), constant: x),
        down.constraint(equalTo: one(of: edges), constant: y),
      ])
    }
  }
}
