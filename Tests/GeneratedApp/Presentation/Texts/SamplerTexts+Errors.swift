import Rostrum
import SamplerModel

extension SamplerTexts {
  /// The explanation of a failure, with a button to try again.
  func placeholder(for error: any Error) -> PlaceholderViewData {
    PlaceholderViewData(
      symbol: "exclamationmark.triangle",
      title: unreadableTitle,
      text: unreadableText,
      button: tryAgain
    )
  }
}
