import Foundation
import ScenePictures
import UIKit
import UIKitHosting
import UIKitTesting

/// Draws screens of every app in several variants, and a page that shows the pictures side by side.
@MainActor
struct PictureSheets {
  let apps: [any ShowcaseEntry]
  /// The folder of the pictures.
  let folder: URL
  /// The folder of the devices' data.
  let data: URL
  /// The number of pixels per point.
  var scale = 2.0
  /// The names of the pictures to draw; empty for all.
  var only: Set<String> = []

  private static let variants =
    PictureMatrix(devices: [.phone], languages: ["en", "zh-Hans"]).named("phone")
    + PictureMatrix(devices: [.phone], styles: [.light], textSizes: [.accessibilityLarge])
    .named("phone-large-text")
    + PictureMatrix(devices: [.phone], styles: [.light], directions: [.rightToLeft])
    .named("phone-right-to-left")
    + PictureMatrix(devices: [.phone.landscape], styles: [.light]).named("phone-landscape")
    + PictureMatrix(devices: [.pad]).named("pad")
  /// The variants of a page in a phone's browser, without covered areas.
  private static let pageVariants =
    PictureMatrix(
      devices: [PictureDevice(name: "page", width: 390, height: 844)],
      languages: ["en", "zh-Hans"]
    )
    .named("page")

  /// The error of requested pictures that do not exist.
  struct UnknownPictures: Error, CustomStringConvertible {
    let names: [String]

    var description: String {
      "Expected names of pictures as in the folder of --pictures without --only, got "
        + names.joined(separator: ", ") + "."
    }
  }

  /// - Throws: `DriverError` where a screen cannot be reached, `UnknownPictures`, and errors of the file
  ///   system.
  func write() async throws {
    if !only.isEmpty { return try await writeSome() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var sheets: [Sheet] = []
    for app in apps {
      let sheet = try await sheet(of: app)
      sheets.append(sheet)
      print("\(sheet.rows.count * sheet.screens.count) pictures of \(app.path)")
    }
    let page = folder.appending(path: "index.html")
    try Data(PicturePage(sheets: sheets).html.utf8).write(to: page)
    print("Open \(page.path())")
  }

  /// Draws only the requested pictures, without a page.
  private func writeSome() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var drawn: Set<String> = []
    for app in apps where only.contains(where: { $0.hasPrefix("\(app.path)-") }) {
      let files = try await sheet(of: app).rows.flatMap(\.files)
      drawn.formUnion(files.map { String($0.dropLast(".png".count)) })
    }
    let unknown = only.subtracting(drawn)
    if !unknown.isEmpty { throw UnknownPictures(names: unknown.sorted()) }
  }

  private func sheet(of app: any ShowcaseEntry) async throws -> Sheet {
    let container = data.appending(path: "pictures/\(app.path)", directoryHint: .isDirectory)
    let device = Device(id: app.path, container: container)
    let driver = SceneDriver(delegateClass: app.delegateClass, device: device)
    let screens = try await app.screens(driver)
    driver.scene.disconnect()
    var sheet = Sheet(app: app.path, screens: screens.map(\.name))
    for variant in only.isEmpty ? Self.variants : Self.variants + Self.pageVariants {
      var device = variant.device
      (device.id, device.container) = (app.path, container)
      var files: [String] = []
      for screen in screens {
        let name = variant.name(after: "\(app.path)-\(screen.name)").replacing(" ", with: "-")
        guard only.isEmpty || only.contains(name) else { continue }
        let file = name + ".png"
        let driver = SceneDriver(
          delegateClass: app.delegateClass,
          device: device,
          environment: variant.environment,
          path: screen.path
        )
        defer { driver.scene.disconnect() }
        try await driver.rest()
        try await screen.steps(driver)
        try await driver.rest()
        try Data(driver.picture(scale: scale).png()).write(to: folder.appending(path: file))
        files.append(file)
      }
      sheet.rows.append(Sheet.Row(variant: variant, files: files))
    }
    return sheet
  }
}

/// The pictures of an app: a row for each variant, a column for each screen.
struct Sheet {
  struct Row {
    var variant: PictureVariant
    var files: [String]
  }

  var app: String
  var screens: [String]
  var rows: [Row] = []
}

extension PictureMatrix {
  /// Returns the variants, with names that begin with a common one.
  fileprivate func named(_ name: String) -> [PictureVariant] {
    variants.map { variant in
      var variant = variant
      variant.name = variant.name(after: name)
      return variant
    }
  }
}
