public import Rostrum
public import UIKit

extension UIViewController {
  /// Shows the content, or a content-unavailable view in its place.
  public func show(_ content: UIView, insteadOf unavailable: UIContentUnavailableConfiguration?) {
    content.isHidden = unavailable != nil
    contentUnavailableConfiguration = unavailable
  }
}

extension UIContentUnavailableConfiguration {
  /// Returns a configuration with a spinner and a text below it.
  public static func loading(_ text: String) -> UIContentUnavailableConfiguration {
    var content = loading()
    content.text = text
    return content
  }

  /// Returns a configuration with a symbol, a title, a text and a button.
  @MainActor
  public static func placeholder(
    _ data: PlaceholderViewData,
    onButton: @escaping @MainActor () -> Void
  ) -> UIContentUnavailableConfiguration {
    var content = empty()
    content.image = UIImage(systemName: data.symbol)
    content.text = data.title
    content.secondaryText = data.text
    content.button = .borderedProminent()
    content.button.title = data.button
    content.buttonProperties.primaryAction = UIAction { _ in onButton() }
    return content
  }
}
