import PhotosUI
import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import UniformTypeIdentifiers

@MainActor
struct PHPickerViewControllerTests {
  private let screen = UIViewController()
  private let recorder = PickedResults()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func present(_ configuration: PHPickerConfiguration = PHPickerConfiguration()) {
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    screen.present(picker, animated: true)
    driver.settle()
  }

  private func picture(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private var choice: FileChoiceValue? {
    if case .choose(let choice) = driver.fileRequest { choice } else { nil }
  }

  @Test func onePictureOrVideoIsTheDefault() throws {
    present()
    #expect(try #require(choice).limit == 1)
    #expect(driver.find("Choose a Photo or Video", .heading).count == 1)
  }

  @Test func theFilterSelectsKinds() throws {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 0
    present(configuration)
    let choice = try #require(choice)
    #expect(choice.limit == nil)
    #expect(choice.accepts(name: "a.jpg", mediaType: "image/jpeg"))
    #expect(!choice.accepts(name: "a.mov", mediaType: "video/quicktime"))
    #expect(driver.find("Choose Photos", .heading).count == 1)
    #expect(PHPickerFilter.any(of: [.images, .videos]) != .images)
  }

  @Test func resultsLoadImages() async throws {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 3
    configuration.filter = .images
    present(configuration)
    try driver.chooseImages([picture(2), picture(3)])
    #expect(recorder.results.count == 2)
    let provider = recorder.results[1].itemProvider
    #expect(provider.suggestedName == "IMG_2")
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier))
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let size: CGSize? = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        done.resume(returning: (object as? UIImage)?.size)
      }
    }
    #expect(size == CGSize(width: 3, height: 3))
  }

  @Test func resultsLoadDataAndFiles() async throws {
    present()
    let image = picture(2)
    try driver.chooseImages([image])
    let provider = try #require(recorder.results.first).itemProvider
    let data: Data? = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
        done.resume(returning: data)
      }
    }
    #expect(data == image.pngData())
    let file: (name: String, data: Data?, url: URL)? = await withCheckedContinuation { done in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.png.identifier) { url, _ in
        done.resume(returning: url.map { ($0.lastPathComponent, try? Data(contentsOf: $0), $0) })
      }
    }
    #expect(file?.name == "IMG_1.png")
    #expect(file?.data == data)
    // The file is removed when the handler returns.
    let path = try #require(file?.url.path)
    try await driver.eventually("the file is removed") {
      !FileManager.default.fileExists(atPath: path)
    }
  }

  @Test func tooManyPicturesAreRefusedWithTheirNumber() throws {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    present(configuration)
    try driver.chooseImages([picture(1), picture(1), picture(1)])
    #expect(driver.find("Choose no more than 2.").count == 1)
    #expect(recorder.calls == 0)
  }

  @Test func cancelGivesNoResultsAndLeavesTheDismissalToTheApp() throws {
    present()
    try driver.tap("Cancel")
    #expect(recorder.calls == 1)
    #expect(recorder.results.isEmpty)
    #expect(screen.presentedViewController != nil)
  }
}

private final class PickedResults: PHPickerViewControllerDelegate {
  private(set) var results: [PHPickerResult] = []
  private(set) var calls = 0

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    self.results = results
    calls += 1
  }
}
