import Foundation
import ImageIO
import TextLayout
import UIKit

/// Pictures and colours of an asset catalogue, a font of the app, and a moving picture.
final class AssetsViewController: UIViewController {
  private static let assets = SampleAssets()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Assets"
    view.backgroundColor = .systemBackground
    let bundle = Self.assets.bundle
    func image(_ name: String) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: nil)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: image("Badge"),
      style: .plain,
      target: nil,
      action: nil
    )
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Badge"
    let stack = UIStackView(arrangedSubviews: [
      row([
        named("sky", UIImageView(image: image("Sky"))),
        named("vector", UIImageView(image: image("Vector"))),
        named("page", UIImageView(image: image("Page"))),
      ]),
      bubble(image("Bubble")), swatch(in: bundle), title(), small(), field(), moving(), button(),
    ])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  private func named<View: UIView>(_ name: String, _ view: View) -> View {
    view.accessibilityIdentifier = name
    return view
  }

  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 16
    row.alignment = .center
    return row
  }

  private func bubble(_ image: UIImage?) -> UIView {
    let view = named("bubble", UIImageView(image: image))
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    view.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return view
  }

  private func swatch(in bundle: Bundle) -> UIView {
    let view = named("swatch", UIView())
    view.backgroundColor = UIColor(named: "Brand/Accent", in: bundle, compatibleWith: nil)
    view.layer.cornerRadius = 8
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    return view
  }

  private func title() -> UIView {
    let label = named("title", UILabel())
    label.text = "Hamburgefonstiv AVATAR"
    label.font = UIFont(name: "DejaVuSerif-Bold", size: 22)
    return label
  }

  private func small() -> UIView {
    let label = named("text", UILabel())
    label.numberOfLines = 0
    label.text = "A font of the app is measured by the scene, and shown in every place of a page."
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont(name: "DejaVuSerif", size: 15).map {
      UIFontMetrics(forTextStyle: .body).scaledFont(for: $0)
    }
    return label
  }

  private func field() -> UIView {
    let field = named("field", UITextField())
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Field"
    field.font = UIFont(name: "DejaVuSerif", size: 17)
    field.text = "Typed text"
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    return field
  }

  private func moving() -> UIView {
    let images = Self.assets.frames
    let view = named("moving", UIImageView(image: images.first))
    view.animationImages = images
    view.animationDuration = 0.8
    view.startAnimating()
    return view
  }

  /// A button whose title gets a font that the page has not loaded.
  private func button() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("Other font", for: .normal)
    button.addAction(
      UIAction { _ in
        button.titleLabel?.font = UIFont(name: "DejaVuSans-Bold", size: 17)
        button.setTitle("Other font shown", for: .normal)
      },
      for: .primaryActionTriggered
    )
    return button
  }
}

/// A bundle with an asset catalogue, which is written once, and the fonts of DejaVu.
private struct SampleAssets {
  let bundle: Bundle
  let frames: [UIImage]

  init() {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-tests/\(UUID().uuidString)",
      directoryHint: .isDirectory
    )
    for (path, data) in Self.files {
      let file = folder.appending(path: "Assets.xcassets/\(path)")
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? data.write(to: file)
    }
    bundle = Bundle(url: folder) ?? .main
    for name in ["DejaVuSerif", "DejaVuSerif-Bold", "DejaVuSans-Bold"] {
      for folder in FontLibrary.shared.folders {
        let file = URL(fileURLWithPath: "\(folder)/\(name).ttf")
        CTFontManagerRegisterFontsForURL(file, .process, nil)
      }
    }
    let source = CGImageSourceCreateWithData(Self.gif, nil)
    let images = source.map { source in
      (0..<CGImageSourceGetCount(source)).compactMap {
        CGImageSourceCreateImageAtIndex(source, $0, nil)
      }
    }
    frames = (images ?? []).map { UIImage(cgImage: $0, scale: 0.1, orientation: .up) }
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  private static var files: [String: Data] {
    var files: [String: Data] = [
      "Sky.imageset/day.png": disc(.systemYellow, on: day),
      "Sky.imageset/night.png": disc(.white, on: night),
      "Bubble.imageset/bubble.png": bubble,
      "Vector.imageset/vector.svg": Data(svg.utf8),
      "Page.imageset/page.pdf": Data(pdf.utf8),
      "Badge.imageset/badge.svg": Data(svg.utf8),
    ]
    let texts = [
      "Sky.imageset": """
      {"images": [{"filename": "day.png", "idiom": "universal", "scale": "3x"},
        {"filename": "night.png", "idiom": "universal", "scale": "3x", \(dark)}]}
      """,
      "Bubble.imageset": """
      {"images": [{"filename": "bubble.png", "idiom": "universal", "scale": "3x", "resizing": {
        "mode": "9-part", "center": {"mode": "stretch", "width": 3, "height": 3},
        "cap-insets": {"top": 42, "left": 42, "bottom": 66, "right": 51}}}]}
      """,
      "Vector.imageset": """
      {"images": [{"filename": "vector.svg", "idiom": "universal"}],
        "properties": {"preserves-vector-representation": true}}
      """,
      "Page.imageset": #"{"images": [{"filename": "page.pdf", "idiom": "universal"}]}"#,
      "Badge.imageset": """
      {"images": [{"filename": "badge.svg", "idiom": "universal"}],
        "properties": {"template-rendering-intent": "template"}}
      """,
      "Brand": #"{"properties": {"provides-namespace": true}}"#,
      "Brand/Accent.colorset": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x00", "green": "0x80", "blue": "0x40", "alpha": "1.000"}}},
        {"idiom": "universal", \(dark), "color": {"color-space": "srgb", "components":
        {"red": "0x80", "green": "0xFF", "blue": "0xC0", "alpha": "1.000"}}}]}
      """,
    ]
    for (folder, text) in texts { files["\(folder)/Contents.json"] = Data(text.utf8) }
    return files
  }

  private static let day = UIColor(red: 0.5, green: 0.8, blue: 1, alpha: 1)
  private static let night = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)

  /// A disc in a square of 60 points.
  private static func disc(_ color: UIColor, on sky: UIColor) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 60, height: 60)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      sky.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 15, y: 15, width: 30, height: 30)).fill()
    }
  }

  /// A speech bubble of 40 by 40 points.
  private static var bubble: Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 40, height: 40)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
      UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1).setFill()
      let body = CGRect(x: 0, y: 0, width: 40, height: 32)
      UIBezierPath(roundedRect: body, cornerRadius: 14).fill()
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: 26, y: 30))
      tail.addLine(to: CGPoint(x: 36, y: 40))
      tail.addLine(to: CGPoint(x: 34, y: 26))
      tail.fill()
    }
  }

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">\
    <path fill="#d22" d="M12 2l3 7 7 .6-5.4 4.7L18.2 22 12 17.8 5.8 22l1.6-7.7L2 9.6 9 9z"/></svg>
    """

  /// A page of 60 by 40 points: a red half, and a blue triangle.
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 60 40]/Contents 4 0 R>>endobj
    4 0 obj<</Length 58>>stream
    1 0 0 rg 0 0 30 40 re f 0 0 1 rg 30 0 m 60 0 l 45 40 l h f
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  /// Three images of 4 by 3 pixels.
  private static let gif =
    Data(
      base64Encoded: """
        R0lGODlhBAADAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEDAAAh+QQEBQAAACwAAAAABAADAAAICAABCB\
        xIUGBAACH5BAUUAAIALAEAAQACAAIAgf8AAAD/AAAAAAAAAAgGAAMIDBAQACH5BAUAAAIALAAAAAADAAMAgf8AAAAA\
        /wAAAAAAAAgLAAMIGAgAgICCAQEAOw==
        """
    ) ?? Data()
}
