public import Foundation
public import Rostrum

/// What the presenter may ask of a picture.
@MainActor
public protocol PictureScreenView: StateRendering where State == PictureViewState {
  /// Offers to hand the story on.
  func share(_ title: String, _ url: URL)
}

/// What a picture may ask of its flow.
@MainActor
public protocol PictureNavigation: AnyObject {
  func pictureClosed()
}
