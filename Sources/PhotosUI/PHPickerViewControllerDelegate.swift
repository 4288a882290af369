import Foundation

/// A delegate that receives the pictures that the user has chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen pictures, or leaves the picker; the delegate dismisses it.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - results: The pictures in the user's order; empty if the user has chosen none.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
