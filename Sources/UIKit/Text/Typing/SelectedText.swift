import UIKitHosting

/// The selection of a text that is typed on a display.
struct SelectedText {
  /// A deletion on the display that the view's class is to perform.
  struct Deletion {
    let edit: TextEdit
    let range: Range<Int>
  }

  /// The range in UTF-16 code units of the scene's text; nil for the insertion point at the end.
  var range: Range<Int>?
  /// A Boolean value indicating whether the app has set the selection after the user's last edit or
  /// selection.
  var isOfApp = false
  var deletion: Deletion?
}
