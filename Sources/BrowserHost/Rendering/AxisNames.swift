/// The names of one axis's properties.
struct AxisNames {
  var leading: String
  var trailing: String
  var align: String
  var shift: String
  var length: String
  var grow: String
  var shrink: String
  /// The insets of what stands beside a line.
  var insetStart: String
  var insetEnd: String
  /// How far the sides lie from the parent's, where its safe area matters.
  var offStart: String
  var offEnd: String
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
    insetStart: "inset-inline-start",
    insetEnd: "inset-inline-end",
    offStart: "--off-s",
    offEnd: "--off-e",
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
    insetStart: "inset-block-start",
    insetEnd: "inset-block-end",
    offStart: "--off-t",
    offEnd: "--off-b",
    suffix: "-v",
    start: "t",
    end: "b"
  )
}
