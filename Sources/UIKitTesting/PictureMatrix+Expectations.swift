public import UIKit

extension PictureMatrix {
  /// Compares a controller's view with a golden picture for each combination,
  /// `Pictures/NAME-VARIANT.png` beside the test's file, as `SceneDriver.expectPicture(named:)`
  /// does.
  ///
  /// - Parameters:
  ///   - name: The prefix of the names of the pictures' files.
  ///   - scale: The number of pixels per point.
  ///   - allowed: The fraction of a picture's pixels that may differ visibly, from 0 to 1.
  ///   - filePath: The test's file.
  ///   - controller: Creates a new controller for each combination.
  /// - Throws: `PictureError` of the picture that failed, or `PictureError.several` once all have
  ///   been compared.
  @MainActor
  public func expectPictures(
    named name: String,
    scale: Double = 2,
    allowing allowed: Double = 0,
    filePath: String = #filePath,
    of controller: () throws -> UIViewController
  ) throws {
    try expectPictures(named: name, scale: scale, allowing: allowed, filePath: filePath) {
      (_: PictureVariant) in try controller()
    }
  }

  /// Compares a controller's view with a golden picture for each combination, if the controller
  /// depends on the combination, such as on its language.
  ///
  /// - Parameters:
  ///   - name: The prefix of the names of the pictures' files.
  ///   - scale: The number of pixels per point.
  ///   - allowed: The fraction of a picture's pixels that may differ visibly, from 0 to 1.
  ///   - filePath: The test's file.
  ///   - controller: Creates a new controller for a combination.
  /// - Throws: `PictureError` of the picture that failed, or `PictureError.several` once all have
  ///   been compared.
  @MainActor
  public func expectPictures(
    named name: String,
    scale: Double = 2,
    allowing allowed: Double = 0,
    filePath: String = #filePath,
    of controller: (PictureVariant) throws -> UIViewController
  ) throws {
    var failures: [PictureError] = []
    for variant in variants {
      let driver = SceneDriver(
        rootViewController: try controller(variant),
        device: variant.device,
        environment: variant.environment
      )
      failures += try driver.failure(of: variant.name(after: name), scale, allowed, filePath)
    }
    try PictureError.throw(failures)
  }

  /// Compares a scene with a golden picture for each combination, `Pictures/NAME-VARIANT.png`
  /// beside the test's file, as `SceneDriver.expectPicture(named:)` does.
  ///
  /// ```swift
  /// try await PictureMatrix(devices: [.phone, .pad]).expectPictures(named: "Ana") { variant in
  ///   let driver = SceneDriver(
  ///     delegateClass: AppDelegate.self,
  ///     device: variant.device,
  ///     environment: variant.environment
  ///   )
  ///   try await driver.eventually(sees: "Ana Ng")
  ///   try driver.tap("Ana Ng")
  ///   return driver
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The prefix of the names of the pictures' files.
  ///   - scale: The number of pixels per point.
  ///   - allowed: The fraction of a picture's pixels that may differ visibly, from 0 to 1.
  ///   - filePath: The test's file.
  ///   - driver: Opens the scene and operates it until it shows the content of the picture.
  /// - Throws: `PictureError` of the picture that failed, or `PictureError.several` once all have
  ///   been compared.
  @MainActor
  public func expectPictures(
    named name: String,
    scale: Double = 2,
    allowing allowed: Double = 0,
    filePath: String = #filePath,
    from driver: (PictureVariant) async throws -> SceneDriver
  ) async throws {
    var failures: [PictureError] = []
    for variant in variants {
      let driver = try await driver(variant)
      failures += try driver.failure(of: variant.name(after: name), scale, allowed, filePath)
    }
    try PictureError.throw(failures)
  }
}

extension PictureError {
  fileprivate static func `throw`(_ failures: [PictureError]) throws {
    if failures.count > 1 { throw PictureError.several(failures) }
    if let failure = failures.first { throw failure }
  }
}

extension SceneDriver {
  /// Compares the scene's picture, then ends the scene.
  fileprivate func failure(
    of name: String,
    _ scale: Double,
    _ allowed: Double,
    _ filePath: String
  ) throws -> [PictureError] {
    defer { scene.disconnect() }
    do {
      try expectPicture(named: name, scale: scale, allowing: allowed, filePath: filePath)
      return []
    } catch let error as PictureError {
      return [error]
    }
  }
}
