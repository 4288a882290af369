public import Foundation
import UIKitHosting
import UniformTypeIdentifiers

// The sources of the current scene's device.
extension UIImagePickerController {
  /// Returns whether a source is available in the current scene.
  ///
  /// The camera is where the browser opens one for a file chooser, as those of phones do.
  public class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool
  {
    sourceType != .camera || _SceneRuntime.current?.environment.hasCamera == true
  }

  /// Returns the identifiers of the types that a source has; nil for one that is unavailable.
  public class func availableMediaTypes(
    for sourceType: UIImagePickerController.SourceType
  ) -> [String]? {
    guard isSourceTypeAvailable(sourceType) else { return nil }
    return [UTType.image.identifier, UTType.movie.identifier]
  }

  /// Returns whether the current scene's device has a camera.
  public class func isCameraDeviceAvailable(
    _ cameraDevice: UIImagePickerController.CameraDevice
  ) -> Bool {
    isSourceTypeAvailable(.camera)
  }

  /// Returns the raw values of the capture modes of a camera; nil without one.
  public class func availableCaptureModes(
    for cameraDevice: UIImagePickerController.CameraDevice
  ) -> [NSNumber]? {
    guard isCameraDeviceAvailable(cameraDevice) else { return nil }
    return [CameraCaptureMode.photo, .video].map { NSNumber(value: $0.rawValue) }
  }
}
