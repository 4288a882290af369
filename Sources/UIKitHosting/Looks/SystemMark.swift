/// A mark that is drawn in the system's own parts: a path with round line caps.
///
/// Style sheets use `mark(check)` for its image in black, for masks, and `mark(check:white)` in
/// white.
package struct SystemMark: Sendable {
  /// The path as the `d` attribute of SVG.
  package let path: String
  /// The width and height of the path's grid.
  package let grid: (width: Double, height: Double)
  package let lineWidth: Double

  package static let disclosure = SystemMark(
    path: "M1.4 1.6 6.6 7l-5.2 5.4",
    grid: (8, 14),
    lineWidth: 2.1
  )
  package static let check = SystemMark(
    path: "M1.6 7.6 5.6 12 13.2 1.8",
    grid: (15, 14),
    lineWidth: 2.2
  )
  /// The checkmark in the circle of a selected row.
  package static let selection = SystemMark(
    path: "M6.4 11.6 9.6 15 15.6 7.4",
    grid: (22, 22),
    lineWidth: 2.2
  )
  package static let detail = SystemMark(
    path: "M2.4 12a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0M10.4 11h1.8v5.6M10.2 16.8h4"
      + "M11.5 7.6a.5 .5 0 1 0 1 0a.5 .5 0 1 0-1 0",
    grid: (24, 24),
    lineWidth: 1.7
  )
  /// The indicator after the title of a pop-up button.
  package static let choice = SystemMark(
    path: "M2 5.5 5 2l3 3.5M2 9.5 5 13l3-3.5",
    grid: (10, 15),
    lineWidth: 1.7
  )

  /// The marks by their names in style sheets.
  package static let named: [String: SystemMark] = [
    "disclosure": disclosure, "check": check, "selection": selection, "detail": detail,
    "choice": choice,
  ]
}
