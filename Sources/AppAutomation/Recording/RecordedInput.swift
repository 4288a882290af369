import UIKitHosting

extension InputEvent.Action {
  /// Whether a person means it, as opposed to what a display reports by itself.
  var isRecorded: Bool {
    switch self {
    case .measured, .webPageSize, .select, .endEditing, .activation, .files, .shared, .open,
      .concealActions, .interactivePop(.began), .interactivePop(.cancelled):
      false
    case .scroll(_, _, _, let phase, _): phase == .began || phase == .rested
    case .pointers(let samples, _): samples.contains { $0.phase == .down || $0.phase == .up }
    default: true
    }
  }

  /// Whether it reports by itself a tap that a touch was.
  var isTap: Bool {
    switch self {
    case .tap, .selectRow, .beginEditing, .setOn: true
    default: false
    }
  }
}

extension ElementFrame {
  func contains(_ point: ScreenPoint) -> Bool {
    x <= point.x && point.x < x + width && y <= point.y && point.y < y + height
  }
}

extension SwipeDirection {
  /// - Parameter directions: One direction; otherwise the result is nil.
  init?(_ directions: SwipeDirections) {
    switch directions {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}
