import Foundation

extension UIViewController {
  /// Shows a picker's screen, with a bar, as the content of a picker that is no navigation
  /// controller.
  package func _embed(_ screen: FilePickerScreen) {
    let navigation = UINavigationController(rootViewController: screen)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Presents the picker as a sheet of half the height, which is enough for its content.
  package func _beginAsFilePicker() {
    sheetPresentationController?.detents = [.medium(), .large()]
  }
}
