import Foundation
import ScenePictures
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct PictureMatrixTests {
  private let golden: GoldenPictures

  init() throws {
    golden = try GoldenPictures()
  }

  /// Shows the locale of its device at the top of its safe area.
  private final class TraitsViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel()
      label.text = UIApplication.shared._device.locale.identifier
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ])
    }
  }

  @Test func namesContainTheDifferingValues() {
    #expect(PictureMatrix(styles: [.dark]).variants.map(\.name) == [""])
    #expect(PictureMatrix().variants.map(\.name) == ["light", "dark"])
    let matrix = PictureMatrix(
      devices: [.phone, .pad.landscape],
      styles: [.light],
      languages: ["en", "zh-Hans"],
      directions: [.leftToRight, .rightToLeft]
    )
    #expect(
      matrix.variants.map(\.name) == [
        "phone-en-left-to-right", "phone-en-right-to-left",
        "phone-zh-Hans-left-to-right", "phone-zh-Hans-right-to-left",
        "pad-landscape-en-left-to-right", "pad-landscape-en-right-to-left",
        "pad-landscape-zh-Hans-left-to-right", "pad-landscape-zh-Hans-right-to-left",
      ]
    )
  }

  @Test func aVariantSetsTheTraitsOfItsDevice() throws {
    let matrix = PictureMatrix(
      devices: [.phone.landscape],
      styles: [.dark],
      languages: ["zh-Hans"],
      textSizes: [.accessibilityLarge],
      directions: [.rightToLeft]
    )
    let variant = try #require(matrix.variants.first)
    let controller = TraitsViewController()
    let driver = SceneDriver(
      rootViewController: controller,
      device: variant.device,
      environment: variant.environment
    )
    let traits = controller.traitCollection
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(driver.find("zh_Hans").count == 1)
  }

  @Test func landscapePhonesWithoutANotchHaveNoSafeAreaInsets() {
    #expect(PictureDevice.smallPhone.landscape.safeArea == .zero)
    #expect(PictureDevice.smallPhone.landscape.width == 667)
  }

  @Test func everyCombinationIsComparedAndFailuresAreNamed() throws {
    let matrix = PictureMatrix(devices: [.phone, .smallPhone])
    let error = #expect(throws: PictureError.self) {
      try matrix.expectPictures(named: "traits", scale: 1, filePath: golden.file) {
        TraitsViewController()
      }
    }
    guard case .several(let errors) = error else {
      Issue.record("Expected several errors, got \(String(describing: error)).")
      return
    }
    #expect(errors.count == 4)
    let text = error?.description ?? ""
    for name in ["phone-light", "phone-dark", "small-phone-light", "small-phone-dark"] {
      #expect(text.contains("Pictures/traits-\(name).png"))
    }
  }

  @Test func aControllerMayDependOnItsCombination() throws {
    var languages: [String] = []
    let matrix = PictureMatrix(styles: [.light], languages: ["en", "zh-Hans"])
    #expect(throws: PictureError.self) {
      try matrix.expectPictures(named: "greeting", scale: 1, filePath: golden.file) { variant in
        languages.append(variant.language)
        return TraitsViewController()
      }
    }
    #expect(languages == ["en", "zh-Hans"])
  }

  @Test func combinationsThatEqualTheirGoldenPicturesPass() async throws {
    let matrix = PictureMatrix()
    for variant in matrix.variants {
      let driver = SceneDriver(
        rootViewController: TraitsViewController(),
        device: variant.device,
        environment: variant.environment
      )
      try golden.record(driver, named: "traits-\(variant.name)")
    }
    try matrix.expectPictures(named: "traits", scale: 1, filePath: golden.file) {
      TraitsViewController()
    }
    try await matrix.expectPictures(named: "traits", scale: 1, filePath: golden.file) { variant in
      SceneDriver(
        rootViewController: TraitsViewController(),
        device: variant.device,
        environment: variant.environment
      )
    }
    // Light in place of dark: one picture fails, and is the error itself.
    let swapped = PictureMatrix(styles: [.dark])
    let error = await #expect(throws: PictureError.self) {
      try await swapped.expectPictures(named: "traits-light", scale: 1, filePath: golden.file) {
        variant in
        SceneDriver(
          rootViewController: TraitsViewController(),
          device: variant.device,
          environment: variant.environment
        )
      }
    }
    guard case .different = error else {
      Issue.record("Expected a different picture, got \(String(describing: error)).")
      return
    }
  }
}
