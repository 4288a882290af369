import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import UniformTypeIdentifiers

@MainActor
struct UIImagePickerControllerTests {
  private let screen = UIViewController()
  private let recorder = PickedMedia()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func present(_ configure: (UIImagePickerController) -> Void = { _ in })
    -> UIImagePickerController
  {
    let picker = UIImagePickerController()
    picker.delegate = recorder
    configure(picker)
    screen.present(picker, animated: true)
    driver.settle()
    return picker
  }

  private func picture(width: CGFloat = 8, height: CGFloat = 4) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func theSheetSaysWhatIsWanted() {
    _ = present()
    #expect(
      driver.screen == """
        sheet
          bar "Photos"
            button "Cancel"
          scroll area
            heading "Choose a Photo"
            text "This app can access only the photo you choose."
            button "Choose Photo"
        """
    )
  }

  @Test func chineseUsersReadChinese() {
    let device = Device(id: "d", container: Device.forTests.container, languages: ["zh-Hans"])
    let screen = UIViewController()
    let driver = SceneDriver(rootViewController: screen, device: device)
    screen.present(UIImagePickerController(), animated: true)
    driver.settle()
    #expect(driver.find("选取照片", .button).count == 1)
  }

  @Test func aChosenPictureReachesTheDelegate() throws {
    _ = present()
    try driver.chooseImages([picture()])
    let info = try #require(recorder.info)
    #expect(info[.mediaType] as? String == "public.image")
    #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 8, height: 4))
    let file = try #require(info[.imageURL] as? URL)
    #expect(file.lastPathComponent == "IMG_1.png")
    #expect(file.path.hasPrefix(screen.view.window?.windowScene?._container.path ?? "/none"))
    #expect(UIImage(data: try Data(contentsOf: file)) != nil)
    #expect(info[.editedImage] == nil)
    // The delegate dismisses the picker, as on iOS.
    #expect(screen.presentedViewController != nil)
  }

  @Test func theEditedImageIsTheMiddleSquare() throws {
    _ = present { $0.allowsEditing = true }
    try driver.chooseImages([picture()])
    let info = try #require(recorder.info)
    #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 4, height: 4))
    #expect(info[.cropRect] as? CGRect == CGRect(x: 2, y: 0, width: 4, height: 4))
  }

  @Test func aVideoIsAFile() throws {
    _ = present { $0.mediaTypes = [UTType.movie.identifier] }
    let file = try TemporaryFile(named: "clip.mov", "not decoded")
    try driver.chooseFiles([file.url])
    #expect(recorder.info?[.mediaType] as? String == "public.movie")
    let url = try #require(recorder.info?[.mediaURL] as? URL)
    #expect(try String(contentsOf: url, encoding: .utf8) == "not decoded")
  }

  @Test func anotherFileIsRefusedWithASentenceAndAWayOut() throws {
    _ = present()
    let file = try TemporaryFile(named: "notes.txt", "text")
    try driver.chooseFiles([file.url])
    #expect(recorder.info == nil)
    #expect(driver.find("Unable to Load Photo", .heading).count == 1)
    #expect(driver.find("Choose a picture in JPEG, PNG, GIF or WebP.").count == 1)
    #expect(driver.find("Try Again", .button).count == 1)
    try driver.chooseImages([picture()])
    #expect(recorder.info != nil)
  }

  @Test func aFileThatOnlyHasTheNameOfAPictureIsRefused() throws {
    _ = present()
    let file = try TemporaryFile(named: "false.png", "text")
    try driver.chooseFiles([file.url])
    #expect(recorder.info == nil)
    #expect(driver.find("Unable to Load Photo", .heading).count == 1)
  }

  @Test func progressIsShownWhileAFileArrives() throws {
    _ = present()
    let request = try #require(driver.fileRequest)
    let button = try driver.element("Choose Photo", .button)
    driver.send(.files(button.id, token: request.token, .began(count: 1, bytes: 3_000_000)))
    driver.send(.files(button.id, token: request.token, .received(bytes: 1_500_000)))
    #expect(driver.find("1.5 MB of 3 MB").count == 1)
    #expect(driver.find("Choose Photo").isEmpty)
    #expect(driver.find("Cancel", .button).count == 1)
  }

  @Test func cancelReachesTheDelegateOnce() throws {
    let picker = present()
    try driver.tap("Cancel")
    #expect(recorder.cancelled == 1)
    #expect(screen.presentedViewController === picker)
  }

  @Test func closingTheChooserThatOpenedByItselfCancels() throws {
    _ = present()
    try driver.cancelFileChooser()
    #expect(recorder.cancelled == 1)
  }

  @Test func swipingTheSheetDownCancels() throws {
    _ = present()
    try driver.dismissSheet()
    #expect(recorder.cancelled == 1)
    #expect(screen.presentedViewController == nil)
  }

  @Test func withoutAMethodOfTheDelegateCancelDismisses() throws {
    let silent = SilentDelegate()
    _ = present { $0.delegate = silent }
    try driver.tap("Cancel")
    #expect(screen.presentedViewController == nil)
  }

  @Test func reportsWithAnotherTokenAreDropped() throws {
    _ = present()
    let button = try driver.element("Choose Photo", .button)
    #expect(!driver.send(.files(button.id, token: "0", .began(count: 1, bytes: 1))))
    let token = try #require(driver.fileRequest?.token)
    // Files that were not announced.
    #expect(!driver.send(.files(button.id, token: token, .finished([]))))
  }

  @Test func aPickerThatIsPresentedAgainHasAnotherTokenAndTheNewProperties() throws {
    let picker = present()
    let first = try #require(driver.fileRequest?.token)
    picker.dismiss(animated: true)
    driver.settle()
    #expect(driver.fileRequest == nil)
    picker.mediaTypes = [UTType.image.identifier, UTType.movie.identifier]
    screen.present(picker, animated: true)
    driver.settle()
    #expect(try #require(driver.fileRequest?.token) != first)
    #expect(driver.find("Choose a Photo or Video", .heading).count == 1)
  }

  @Test func theCameraIsAvailableWhereTheBrowserOpensOne() throws {
    func inScene(_ hasCamera: Bool) throws -> (isAvailable: Bool, request: FileTransferValue?) {
      let screen = UIViewController()
      let driver = SceneDriver(
        rootViewController: screen,
        environment: SceneEnvironment(hasCamera: hasCamera)
      )
      let available = CapturedFlag()
      let runtime = try #require(driver.scene as? _SceneRuntime)
      runtime.turn {
        available.value = UIImagePickerController.isSourceTypeAvailable(.camera)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.cameraDevice = .front
        screen.present(picker, animated: true)
      }
      driver.settle()
      return (available.value, driver.fileRequest)
    }
    let phone = try inScene(true)
    #expect(phone.isAvailable)
    guard case .choose(let choice) = phone.request else { return #expect(Bool(false)) }
    #expect(choice.capture == .user)
    let desktop = try inScene(false)
    #expect(!desktop.isAvailable)
    guard case .choose(let other) = desktop.request else { return #expect(Bool(false)) }
    #expect(other.capture == nil)
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}

@MainActor
private final class CapturedFlag {
  var value = false
}

private final class PickedMedia: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private(set) var info: [UIImagePickerController.InfoKey: Any]?
  private(set) var cancelled = 0

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    self.info = info
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancelled += 1
  }
}

private final class SilentDelegate: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{}
