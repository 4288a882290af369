/// The look of a part of the system's own bars, lists and controls: the fill, border and shadows of
/// its rectangle, and the colour of its content.
///
/// All displays use it: painters of pictures by `Canvas.draw(_:_:in:_:fill:)`, and pages by the
/// declarations that replace `look(name)` and, for a state, `look(name:state)` in style sheets. The
/// latter contain only the changes of the state, so that a page shows it without asking the scene.
package struct SystemLook: Sendable {
  package enum Corners: Sendable, Equatable {
    /// A radius in points.
    case radius(Double)
    /// Half of the shorter side.
    case capsule
  }

  package struct Border: Sendable {
    /// The width in points; nil for a hairline of a pixel.
    package var width: Double?
    package var paint: SystemPaint
  }

  /// A state that changes the look of a part.
  package enum State: String, Sendable, CaseIterable {
    case disabled, focused, on, pressed
  }

  package var fill: SystemPaint?
  /// The custom property of a style sheet with the app's own fill, which replaces `fill`, or its
  /// first colour if that is a mix.
  package var ownFill: String?
  package var corners: Corners?
  package var border: Border?
  package var shadows: [SystemShadow] = []
  /// The colour of texts and symbols.
  package var ink: SystemPaint?
  /// The opacity of the part and its content, from 0 to 1.
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

  /// Returns the look with the changes of a state.
  package func when(_ state: State, _ change: SystemLook) -> SystemLook {
    var look = self
    look.states[state] = change
    return look
  }

  /// Returns the look in a state.
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
