import Foundation
import UIKit
import UIKitHosting

/// A scene with the size, the safe area and the traits of a device, in which a view is laid out.
///
/// The screen of the app under test stays as it is.
@MainActor
struct SnapshotStage {
  private let config: ViewImageConfig
  private let traits: UITraitCollection

  /// - Parameters:
  ///   - config: The device.
  ///   - traits: Traits that precede those of the device.
  init(_ config: ViewImageConfig, _ traits: UITraitCollection) {
    self.config = config
    self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
  }

  /// Shows a view while a block runs.
  ///
  /// - Parameters:
  ///   - view: The view: the controller's, or one that it is to contain.
  ///   - controller: The controller.
  ///   - body: The block.
  /// - Returns: The block's result.
  func show<Result>(
    _ view: UIView,
    in controller: UIViewController,
    _ body: () -> Result
  ) -> Result {
    let oldFrame = view.frame
    let size = config.size ?? controller.view.frame.size
    // As on iOS, a window without a size fills its screen.
    let window = size == .zero ? UIScreen.main.bounds.size : size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    let scene = SnapshotScene(environment(of: window))
    let container = scene.container
    container.view.frame = CGRect(origin: .zero, size: window)
    override(traits, of: container)
    add(controller, to: container)
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    let result = body()
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    scene.end()
    view.frame = oldFrame
    return result
  }

  private func add(_ controller: UIViewController, to container: UIViewController) {
    container.addChild(controller)
    let view: UIView = controller.view
    view.frame = container.view.bounds
    container.view.addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.view.topAnchor),
        view.bottomAnchor.constraint(equalTo: container.view.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.view.trailingAnchor),
      ])
    }
    controller.didMove(toParent: container)
    for view in [container.view, view].compactMap(\.self) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  // MARK: - Traits

  private func environment(of size: CGSize) -> SceneEnvironment {
    let isReversed = traits.layoutDirection == .rightToLeft
    let insets = config.safeArea
    return SceneEnvironment(
      width: max(1, Double(size.width)),
      height: max(1, Double(size.height)),
      style: traits.userInterfaceStyle == .dark ? .dark : .light,
      idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
      safeArea: EdgesValue(
        top: Double(insets.top),
        leading: Double(isReversed ? insets.right : insets.left),
        bottom: Double(insets.bottom),
        trailing: Double(isReversed ? insets.left : insets.right)
      )
    )
  }

  /// Sets those traits that a collection specifies.
  private func override(_ traits: UITraitCollection, of container: UIViewController) {
    func set<Value: Equatable>(
      _ own: KeyPath<UITraitCollection, Value>,
      _ other: WritableKeyPath<any UITraitOverrides, Value>,
      unlike unspecified: Value
    ) {
      let value = traits[keyPath: own]
      if value != unspecified { container.traitOverrides[keyPath: other] = value }
    }
    set(\.userInterfaceStyle, \.userInterfaceStyle, unlike: .unspecified)
    set(\.userInterfaceIdiom, \.userInterfaceIdiom, unlike: .unspecified)
    set(\.horizontalSizeClass, \.horizontalSizeClass, unlike: .unspecified)
    set(\.verticalSizeClass, \.verticalSizeClass, unlike: .unspecified)
    set(\.accessibilityContrast, \.accessibilityContrast, unlike: .unspecified)
    set(\.preferredContentSizeCategory, \.preferredContentSizeCategory, unlike: .unspecified)
    set(\.layoutDirection, \.layoutDirection, unlike: .unspecified)
    set(\.userInterfaceLevel, \.userInterfaceLevel, unlike: .unspecified)
    set(\.displayScale, \.displayScale, unlike: 0)
    set(\.displayGamut, \.displayGamut, unlike: .unspecified)
    set(\.legibilityWeight, \.legibilityWeight, unlike: .unspecified)
    set(\.forceTouchCapability, \.forceTouchCapability, unlike: .unknown)
  }

  // MARK: - Sizes

  /// Returns the size that a view has on iOS before it is laid out.
  static func size(of view: UIView) -> CGSize {
    let size = view.frame.size
    return size == .zero && view is UITableViewCell ? CGSize(width: 320, height: 44) : size
  }

  // MARK: - Pictures

  /// Returns the pixels in a point: those that are asked for, else the screen's.
  static func scale(_ scale: CGFloat?) -> CGFloat {
    scale.flatMap { $0 > 0 ? $0 : nil } ?? UIScreen.main.scale
  }

  /// Returns the picture of a view that is shown.
  static func image(of view: UIView, _ traits: UITraitCollection) -> UIImage {
    image(of: view.bounds, scale: traits.displayScale) { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  /// Returns a picture of what a block draws.
  static func image(
    of bounds: CGRect,
    scale: CGFloat,
    _ draw: (CGContext) -> Void
  ) -> UIImage {
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = self.scale(scale)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
  }

  /// Returns the picture, or one that says that it is empty.
  static func shown(_ image: UIImage) -> UIImage {
    guard image.size == .zero else { return image }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
    label.backgroundColor = .red
    label.text =
      "Error: No image could be generated for this view as its size was zero. "
      + "Please set an explicit size in the test."
    label.textAlignment = .center
    label.numberOfLines = 3
    return self.image(of: label.bounds, scale: 0) { label.layer.render(in: $0) }
  }
}
