/// The names of one axis's properties.
struct AxisNames {
  var leading: String
  var trailing: String
  var align: String
  var shift: String
  var length: String
  var grow: String
  var shrink: String
  var keepStart: String
  /// At the end of class names and properties.
  var suffix: String
  /// The letters that guides carry for the two sides: top, start, bottom, end.
  var start: String
  var end: String

  static let horizontal = AxisNames(
    leading: "--is",
    trailing: "--ie",
    align: "--align-h",
    shift: "--shift-h",
    length: "width",
    grow: "--grow-h",
    shrink: "--shrink-h",
    keepStart: "--keep-h",
    suffix: "-h",
    start: "s",
    end: "e"
  )
  static let vertical = AxisNames(
    leading: "--it",
    trailing: "--ib",
    align: "--align-v",
    shift: "--shift-v",
    length: "height",
    grow: "--grow-v",
    shrink: "--shrink-v",
    keepStart: "--keep-v",
    suffix: "-v",
    start: "t",
    end: "b"
  )
}
