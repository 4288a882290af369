import UIKitHosting

/// The selection of a text that is typed on a display.
struct SelectedText {
  /// A deletion of the display's that the class of the view is to make.
  struct Deletion {
    let edit: TextEdit
    let range: Range<Int>
  }

  /// In UTF-16 code units of the scene's text; nil for the insertion point at the end.
  var range: Range<Int>?
  /// Whether the app has selected it since a person typed or selected something.
  var isOfApp = false
  var deletion: Deletion?
}
