import Foundation
import UIKitHosting
import UniformTypeIdentifiers

/// A picker of a picture or a video from the user's device.
///
/// It shows a sheet with a button that opens the browser's file chooser; the chooser opens by itself
/// if the browser counts the tap that has presented the picker. The app dismisses the picker.
///
/// There is no screen for moving and scaling: with ``allowsEditing``, the edited image is the
/// largest square in the middle of the picture.
open class UIImagePickerController: UINavigationController {
  /// The place from which pictures come.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  /// The delegate, which also conforms to `UIImagePickerControllerDelegate`.
  ///
  /// On iOS, the type of the property names both protocols; in Swift, a property that overrides
  /// another keeps its type.
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  private var receiver: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// The source, the photo library by default.
  ///
  /// The camera is used where `isSourceTypeAvailable(_:)` returns true for it; elsewhere the user
  /// chooses a file.
  open var sourceType: UIImagePickerController.SourceType = .photoLibrary

  /// The identifiers of the types of files, `public.image` by default; `public.movie` is for videos.
  open var mediaTypes: [String] = [UTType.image.identifier]

  /// A Boolean value that indicates whether the result has an edited image, a square.
  open var allowsEditing: Bool = false

  /// The camera that takes the picture.
  open var cameraDevice: UIImagePickerController.CameraDevice = .rear

  /// The kind of picture that the camera takes; `video` needs `public.movie` in ``mediaTypes``.
  open var cameraCaptureMode: UIImagePickerController.CameraCaptureMode = .photo

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// Creates a picker; its screen takes the place of the given one.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    let screen = FilePickerScreen { [weak self] in
      self?.request ?? .media(images: true, videos: false, .choose(limit: 1))
    }
    screen.onFinish = { [weak self] files in self?.finish(files.first) }
    screen.onCancel = { [weak self] in
      guard let self else { return }
      receiver?.imagePickerControllerDidCancel(self)
    }
    viewControllers = [screen]
    _beginAsFilePicker()
  }

  // MARK: - The choice

  private var request: FileRequest {
    let types = mediaTypes.compactMap { UTType($0) }
    var videos = types.contains { $0.conforms(to: .movie) || $0 == .audiovisualContent }
    var images = types.contains { $0.conforms(to: .image) } || !videos
    guard sourceType == .camera, Self.isSourceTypeAvailable(.camera) else {
      return .media(images: images, videos: videos, .choose(limit: 1))
    }
    if images && videos {
      images = cameraCaptureMode == .photo
      videos = !images
    }
    return .media(
      images: images,
      videos: videos,
      .capture(cameraDevice == .front ? .user : .environment)
    )
  }

  /// Passes a file to the delegate.
  /// - Returns: The reason why it cannot be used, or nil.
  private func finish(_ file: ReceivedFile?) -> FileFailure? {
    guard let file, let type = UTType(file) else { return .wrongType }
    var info: [InfoKey: Any] = [:]
    if type.conforms(to: .movie) {
      info = [.mediaType: UTType.movie.identifier, .mediaURL: file.url]
    } else {
      guard let data = try? Data(contentsOf: file.url, options: .mappedIfSafe),
        let image = UIImage(data: data)
      else { return .wrongType }
      info = [
        .mediaType: UTType.image.identifier, .originalImage: image, .imageURL: file.url,
      ]
      if allowsEditing, let edited = image._square() {
        info[.editedImage] = edited.image
        info[.cropRect] = edited.rect
      }
    }
    receiver?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    return nil
  }
}

extension UIImage {
  /// Returns the largest square in the middle, with its rectangle in pixels; nil for a format that
  /// cannot be decoded here.
  fileprivate func _square() -> (image: UIImage, rect: CGRect)? {
    guard let pixels = cgImage else { return nil }
    let side = min(pixels.width, pixels.height)
    let rect = CGRect(
      x: (pixels.width - side) / 2,
      y: (pixels.height - side) / 2,
      width: side,
      height: side
    )
    return pixels.cropping(to: rect).map {
      (UIImage(cgImage: $0, scale: scale, orientation: .up), rect)
    }
  }
}
