import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

/// Lays out every storyboard and nib in a folder, and compares each rectangle of a view that
/// constraints place with the one that Interface Builder has written into the file.
///
/// Usage: NibRectangles FOLDER [--list]
@main
@MainActor
struct NibRectangles {
  /// The greatest difference that counts as equal, in points.
  private static let tolerance = 0.5

  private var counts = (all: 0, agreed: 0, textless: 0, textlessAgreed: 0)
  private let lists: Bool

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first(where: { !$0.hasPrefix("--") }) else {
      print("Usage: NibRectangles FOLDER [--list]")
      exit(2)
    }
    var run = NibRectangles(lists: arguments.contains("--list"))
    let url = URL(filePath: folder)
    for file in files(in: url) {
      do {
        try run.compare(file, below: url)
      } catch {
        print("\(file.lastPathComponent): \(error)")
      }
    }
    let counts = run.counts
    print(
      """
      \(counts.agreed) of \(counts.all) within half a point \
      (\(counts.textlessAgreed) of \(counts.textless) without text)
      """
    )
  }

  private init(lists: Bool) {
    self.lists = lists
  }

  private static func files(in folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (entries?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  private mutating func compare(_ file: URL, below folder: URL) throws {
    let name = file.path.replacing(folder.path + "/", with: "", maxReplacements: 1)
    let data = try Data(contentsOf: file)
    let inspection = try InterfaceInspection(data, file: name)
    let device = DesignDevice(inspection.device, toolsVersion: inspection.toolsVersion)
    for screen in inspection.screens {
      let driver = SceneDriver(
        rootViewController: screen.controller,
        environment: SceneEnvironment(
          width: Double(screen.size.width),
          height: Double(screen.size.height),
          idiom: device.isPad ? .pad : .phone,
          safeArea: device.safeArea(of: screen)
        )
      )
      screen.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: screen.bars.top && !screen.isBelowBar ? (device.isPad ? 50 : 44) : 0,
        left: 0,
        bottom: screen.bars.bottom ? 49 : 0,
        right: 0
      )
      driver.settle()
      let found = inspection.rectangles(of: screen)
      inspection.enlargeTexts(of: screen)
      driver.settle()
      let enlarged = inspection.rectangles(of: screen)
      for (rectangle, other) in zip(found, enlarged) {
        // A rectangle that texts do not move hangs on none.
        count(rectangle, isTextless: Self.agree(rectangle.got, other.got), in: name)
      }
    }
  }

  private mutating func count(
    _ rectangle: InterfaceInspection.Rectangle,
    isTextless: Bool,
    in file: String
  ) {
    let agrees = Self.agree(rectangle.expected, rectangle.got)
    counts.all += 1
    counts.agreed += agrees ? 1 : 0
    if isTextless {
      counts.textless += 1
      counts.textlessAgreed += agrees ? 1 : 0
    }
    guard lists, !agrees else { return }
    print(
      """
      \(file):\(rectangle.line): \(rectangle.element) \(rectangle.id)\(isTextless ? "" : ", text"): \
      expected \(Self.text(rectangle.expected)), got \(Self.text(rectangle.got))
      """
    )
  }

  private static func agree(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { Double(abs($0)) <= tolerance + 1e-6 }
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { Double($0).formatted(.number.precision(.fractionLength(0...2)).grouping(.never)) }
      .joined(separator: " ")
  }
}

/// A device for which Interface Builder shows a file.
struct DesignDevice {
  private let name: String
  /// Whether the file is older than Xcode 11, which shows no status bar on devices with a home button.
  private let isOld: Bool

  init(_ name: String, toolsVersion: Double) {
    self.name = name
    isOld = toolsVersion < 14_800
  }

  var isPad: Bool { name.hasPrefix("ipad") }

  /// The safe area of a screen that fills the device.
  @MainActor
  func safeArea(of screen: InterfaceInspection.Screen) -> EdgesValue {
    let size = screen.size
    let fillsDevice = size.height >= 480 && size.width >= 320
    guard fillsDevice || screen.isNibView, !screen.isBelowBar else { return .zero }
    if isPad { return EdgesValue(top: isOld ? 20 : 24, bottom: size.height > 1100 ? 20 : 0) }
    switch name {
    case "retina6_12", "retina6_7": return EdgesValue(top: 59, bottom: 34)
    case "retina6_0", "retina6_1_12": return EdgesValue(top: 47, bottom: 34)
    case "retina6_1": return EdgesValue(top: 44, bottom: 34)
    case "retina6_5", "retina5_9": return EdgesValue(top: 44, bottom: 34)
    default: return EdgesValue(top: isOld ? 20 : 0)
    }
  }
}
