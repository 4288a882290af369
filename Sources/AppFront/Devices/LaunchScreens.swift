import BrowserHost
import Foundation

/// The pictures of the app's launch screen, which the app paints in a sandbox of its own.
@MainActor
final class LaunchScreens {
  /// PNGs of the light and the dark style.
  struct Pictures: Sendable {
    let portrait: Styles
    /// Those of a phone that lies on its side.
    let landscape: Styles

    struct Styles: Sendable {
      let light: Data
      let dark: Data
    }
  }

  private static let maximumSize = 4 << 20

  private(set) var pictures: Pictures?
  private let folder: URL
  private let launcher: any DeviceLauncher
  private let settings: FrontSettings
  private var process: (any DeviceProcess)?
  private var generation = 0

  init(settings: FrontSettings, launcher: any DeviceLauncher) {
    folder = settings.runtime.appendingPathComponent("launch", isDirectory: true)
    self.settings = settings
    self.launcher = launcher
  }

  /// Paints the launch screen of a build of the app.
  func paint(_ app: ServedApp) {
    guard settings.showsLaunchScreens else { return }
    process?.kill()
    generation += 1
    let (generation, files) = (generation, folder.appendingPathComponent("\(generation)/files"))
    do {
      let sockets = folder.appendingPathComponent("\(generation)/sockets")
      for folder in [files.appendingPathComponent("tmp"), sockets] {
        try FileManager.default.createDirectory(
          at: folder,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      }
      let launch = DeviceLaunch(
        app: app,
        files: files,
        socketFolder: sockets,
        environment: ["LAUNCH_SCREENS": "yes"],
        limits: settings.limits
      )
      process = try launcher.start(launch) { [weak self] _ in
        Task { @MainActor in self?.read(files, of: generation) }
      }
    } catch {
      // A page without a picture has the app's name.
      pictures = nil
    }
  }

  private func read(_ files: URL, of generation: Int) {
    defer { try? FileManager.default.removeItem(at: files.deletingLastPathComponent()) }
    guard generation == self.generation else { return }
    process = nil
    pictures = styles("", in: files).flatMap { portrait in
      styles("-landscape", in: files).map { Pictures(portrait: portrait, landscape: $0) }
    }
  }

  private func styles(_ suffix: String, in files: URL) -> Pictures.Styles? {
    let pictures = ["light", "dark"].compactMap { style -> Data? in
      let path = files.appendingPathComponent("launch-\(style)\(suffix).png").path
      let data = FileManager.default.contents(atPath: path)
      return data.flatMap { $0.count <= Self.maximumSize ? $0 : nil }
    }
    return pictures.count == 2 ? Pictures.Styles(light: pictures[0], dark: pictures[1]) : nil
  }

  /// Ends the painting.
  func close() {
    process?.kill()
  }
}
