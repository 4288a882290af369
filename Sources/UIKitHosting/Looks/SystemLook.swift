/// The look of a part of the system's own bars, lists and controls: what is filled, stroked and shadowed
/// in its rectangle, and the colour of what stands in it.
///
/// All displays draw by it: painters of pictures with `Canvas.draw(_:_:in:_:fill:)`, pages by the declarations that
/// a style sheet gets for `look(name)` and, for a state, `look(name:state)`. The latter are what the state
/// changes, so that a page shows it without asking the scene.
package struct SystemLook: Sendable {
  package enum Corners: Sendable, Equatable {
    /// Points.
    case radius(Double)
    /// Half of the shorter side.
    case capsule
  }

  package struct Border: Sendable {
    /// Points; nil for the thinnest line, a pixel.
    package var width: Double?
    package var paint: SystemPaint
  }

  /// A state that changes how a part looks.
  package enum State: String, Sendable, CaseIterable {
    case disabled, focused, on, pressed
  }

  package var fill: SystemPaint?
  /// The property of a style sheet that has a fill of the app's own, which takes the place of `fill`, or
  /// of its first colour if that is a mix.
  package var ownFill: String?
  package var corners: Corners?
  package var border: Border?
  package var shadows: [SystemShadow] = []
  /// Of texts and symbols.
  package var ink: SystemPaint?
  /// From 0 to 1, of all that is in the part.
  package var opacity: Double?
  package private(set) var states: [State: SystemLook] = [:]

  package init(
    fill: SystemPaint? = nil,
    ownFill: String? = nil,
    corners: Corners? = nil,
    border: Border? = nil,
    shadows: [SystemShadow] = [],
    ink: SystemPaint? = nil,
    opacity: Double? = nil
  ) {
    self.fill = fill
    self.ownFill = ownFill
    self.corners = corners
    self.border = border
    self.shadows = shadows
    self.ink = ink
    self.opacity = opacity
  }

  /// The look with what a state changes.
  package func when(_ state: State, _ change: SystemLook) -> SystemLook {
    var look = self
    look.states[state] = change
    return look
  }

  /// The look in a state.
  package func `in`(_ state: State?) -> SystemLook {
    guard let state, let change = states[state] else { return self }
    var look = self
    look.fill = change.fill ?? fill
    look.corners = change.corners ?? corners
    look.border = change.border ?? border
    look.shadows = change.shadows.isEmpty ? shadows : change.shadows
    look.ink = change.ink ?? ink
    look.opacity = change.opacity ?? opacity
    return look
  }
}
