import CairoDrawing
import Foundation
public import ScenePictures
import UIKit
import VectorDrawing

extension SceneDriver {
  /// Returns a picture of the scene now, without keyboard and insertion point.
  ///
  /// ```swift
  /// let png = try driver.picture(scale: 2).png()
  /// ```
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The picture, whose pixels are computed on access.
  public func picture(scale: Double = 2) -> ScenePicture {
    settle()
    guard let picture = ScenePicture(of: scene, scale: scale) else {
      preconditionFailure("Expected a scene of UIKit's, got \(Swift.type(of: scene)).")
    }
    return picture
  }

  /// Compares the scene now with a golden picture, `Pictures/NAME.png` beside the test's file.
  ///
  /// ```swift
  /// try driver.expectPicture(named: "Contact-dark")
  /// ```
  ///
  /// If the environment variable `ROSTRUM_RECORD_PICTURES` is 1, it records the golden picture, and
  /// throws.
  ///
  /// - Parameters:
  ///   - name: The name of the picture's file, without its extension.
  ///   - scale: The number of pixels per point.
  ///   - allowed: The fraction of the pixels that may differ visibly, from 0 to 1.
  ///   - filePath: The test's file.
  /// - Throws: `PictureError` if there is no golden picture, or it differs; then the new picture is
  ///   in the folder for temporary files, beside a picture of the differences.
  public func expectPicture(
    named name: String,
    scale: Double = 2,
    allowing allowed: Double = 0,
    filePath: String = #filePath
  ) throws {
    let golden = URL(filePath: filePath).deletingLastPathComponent()
      .appending(path: "Pictures/\(name).png")
    let bitmap = try picture(scale: scale).bitmap()
    if ProcessInfo.processInfo.environment[PictureError.variable] == "1" {
      try Data(bitmap.png()).write(creatingFoldersOf: golden)
      throw PictureError.recorded(golden: golden)
    }
    let data = try? Data(contentsOf: golden)
    let old = data.flatMap { DrawingBitmap(png: Array($0)) }
    let difference = old.map { PictureDifference($0, bitmap) }
    if let difference, difference.part <= allowed { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: "rostrum-pictures")
    let new = folder.appending(path: "\(name).png")
    try Data(bitmap.png()).write(creatingFoldersOf: new)
    guard data != nil else { throw PictureError.missing(golden: golden, new: new) }
    guard let old, let difference else { throw PictureError.unreadable(golden: golden, new: new) }
    guard let picture = difference.picture else {
      throw PictureError.otherSize(
        golden: golden,
        expected: "\(old.width) × \(old.height)",
        got: "\(bitmap.width) × \(bitmap.height)",
        new: new
      )
    }
    let file = folder.appending(path: "\(name)-difference.png")
    try Data(picture.png()).write(creatingFoldersOf: file)
    throw PictureError.different(
      golden: golden,
      part: difference.part,
      allowed: allowed,
      new: new,
      difference: file
    )
  }
}

extension Data {
  fileprivate func write(creatingFoldersOf file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try write(to: file)
  }
}
