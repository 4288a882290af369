public import Foundation
public import Rostrum

/// The view of a picture.
@MainActor
public protocol PictureScreenView: StateRendering where State == PictureViewState {
  /// Presents the share sheet for the story.
  func share(_ title: String, _ url: URL)
}

/// The navigation of a picture.
@MainActor
public protocol PictureNavigation: AnyObject {
  func pictureClosed()
}
