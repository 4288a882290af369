import UIKitHosting

extension DOMRenderer {
  /// Sets the position of a slider or a progress view.
  func setTrack(
    _ track: TrackValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    operations.append(.style(main, "--done", track.filledColor.map(CSS.color)))
    operations.append(.style(main, "--rest", track.restColor.map(CSS.color)))
    operations.append(.style(main, "--thumb", track.thumbColor.map(CSS.color)))
    operations.append(.toggle(main, className: "animated", track.isAnimated))
    guard target.kind == .slider else {
      let percent = (track.position * 100).rounded()
      operations.append(.style(main, "--at", CSS.number(track.position)))
      operations.append(.attribute(main, "aria-valuenow", CSS.number(percent)))
      operations.append(.attribute(main, "aria-valuetext", track.accessibilityValue))
      operations.append(.toggle(main, className: "thin", track.isThin))
      return
    }
    // The client sets the position, since it knows whether the thumb has moved since.
    operations.append(.attribute(target.part(.field), "aria-valuetext", track.accessibilityValue))
    operations.append(.toggle(main, className: "reports-at-end", !track.isContinuous))
    operations.append(.call(target.id, .track, [track.position, Double(track.answers)]))
  }

  /// Sets the sizes of a slider's parts, and the images that replace them.
  func setParts(
    _ parts: SliderPartsValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let (line, thumb) = (parts.lineHeight, parts.thumbSize)
    operations.append(.style(main, "--line-height", CSS.length(line)))
    operations.append(.style(main, "--thumb-width", CSS.length(thumb.width)))
    operations.append(.style(main, "--thumb-height", CSS.length(thumb.height)))
    var pictures: [ElementSpec] = []
    for part in SliderPartsValue.Part.allCases {
      let image = parts.images[part]
      operations.append(.toggle(main, className: "pictured-\(part)", image != nil))
      guard let image, let picture = spec(image) else { continue }
      var holder = ElementSpec("span", "image slider-\(part)", [picture])
      holder.styles = styles(around: image).compactMap { name, value in
        value.map { HTMLAttribute(name: name, value: $0) }
      }
      pictures.append(holder)
    }
    operations.append(.fill(target.part(.extra), pictures))
  }
}
