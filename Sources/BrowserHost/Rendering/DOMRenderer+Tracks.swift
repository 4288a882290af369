import UIKitHosting

extension DOMRenderer {
  /// How far a slider or a progress view is.
  func setTrack(
    _ track: TrackValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    operations.append(.style(main, "--done", track.filledColor.map(CSS.color)))
    operations.append(.style(main, "--rest", track.restColor.map(CSS.color)))
    operations.append(.style(main, "--thumb", track.thumbColor.map(CSS.color)))
    operations.append(.toggle(main, className: "gliding", track.isAnimated))
    guard target.kind == .slider else {
      let percent = (track.position * 100).rounded()
      operations.append(.style(main, "--at", CSS.number(track.position)))
      operations.append(.attribute(main, "aria-valuenow", CSS.number(percent)))
      operations.append(.attribute(main, "aria-valuetext", track.spoken))
      operations.append(.toggle(main, className: "thin", track.isThin))
      return
    }
    // The place is the client's to show: it knows whether the thumb has moved on.
    operations.append(.attribute(target.part(.field), "aria-valuetext", track.spoken))
    operations.append(.toggle(main, className: "told-at-end", !track.isContinuous))
    operations.append(.call(target.id, .track, [track.position, Double(track.answers)]))
    setParts(of: track, target, into: &operations)
  }

  /// Images in place of a slider's parts, and their sizes.
  private func setParts(
    of track: TrackValue,
    _ target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let (line, thumb) = (track.lineHeight, track.thumbSize)
    let isUsual = thumb == SizeValue(width: 28, height: 28)
    operations.append(.style(main, "--line-height", line == 4 ? nil : CSS.length(line)))
    operations.append(.style(main, "--thumb-width", isUsual ? nil : CSS.length(thumb.width)))
    operations.append(.style(main, "--thumb-height", isUsual ? nil : CSS.length(thumb.height)))
    let names: [(TrackValue.Part, String)] = [
      (.rest, "rest"), (.filled, "done"), (.thumb, "thumb"),
    ]
    for (part, name) in names {
      operations.append(
        .toggle(main, className: "pictured-\(name)", track.images[part] != nil)
      )
    }
    let pictures = names.compactMap { part, name in
      track.images[part].flatMap(spec).map { ElementSpec("span", "image slider-\(name)", [$0]) }
    }
    operations.append(.fill(target.part(.extra), pictures))
  }
}
