import UIKit

private enum PlaceholderKeys {
  // Only the address is used.
  nonisolated(unsafe) static var label: UInt8 = 0
}

extension UITextView {
  /// A placeholder that is an associated object, as in public extensions.
  var placeholder: String? {
    get { placeholderLabel?.text }
    set {
      if placeholderLabel == nil {
        let label = UILabel()
        label.textColor = .placeholderText
        label.font = font
        label.frame = CGRect(x: 5, y: 8, width: 300, height: 24)
        addSubview(label)
        placeholderLabel = label
      }
      placeholderLabel?.text = newValue
    }
  }

  var placeholderLabel: UILabel? {
    get { objc_getAssociatedObject(self, &PlaceholderKeys.label) as? UILabel }
    set {
      objc_setAssociatedObject(
        self,
        &PlaceholderKeys.label,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }
}

/// A note with a placeholder, buttons above the keyboard and shortcuts.
final class NoteViewController: UIViewController, UITextViewDelegate {
  private let textView = UITextView()
  private let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.frame = CGRect(x: 16, y: 120, width: view.bounds.width - 32, height: 240)
    textView.autoresizingMask = .flexibleWidth
    textView.backgroundColor = .secondarySystemBackground
    textView.layer.cornerRadius = 8
    textView.placeholder = "Write something"
    textView.delegate = self
    textView.inputAccessoryView = makeAccessory()
    countLabel.frame = CGRect(x: 16, y: 370, width: 300, height: 24)
    countLabel.textColor = .secondaryLabel
    countLabel.text = "0 characters"
    view.addSubview(textView)
    view.addSubview(countLabel)
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(NoteViewController.textChanged(_:)),
      name: UITextView.textDidChangeNotification,
      object: textView
    )
  }

  private func makeAccessory() -> UIView {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(
        title: "Date",
        style: .plain,
        target: self,
        action: Selector(NoteViewController.insertDate)
      ),
      UIBarButtonItem(
        title: "Bold",
        style: .plain,
        target: self,
        action: Selector(NoteViewController.toggleBold)
      ),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done,
        target: self,
        action: Selector(NoteViewController.doneTapped)
      ),
    ]
    return bar
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Insert Date",
        action: Selector(NoteViewController.insertDate),
        input: "d",
        modifierFlags: [.control, .shift]
      ),
      UIKeyCommand(
        input: UIKeyCommand.inputEscape,
        modifierFlags: [],
        action: Selector(NoteViewController.doneTapped)
      ),
    ]
  }

  override var canBecomeFirstResponder: Bool { true }

  private func textChanged(_ notification: Notification) {
    textView.placeholderLabel?.isHidden = !textView.text.isEmpty
    countLabel.text = "\(textView.text.count) characters"
  }

  private func insertDate() {
    let selected = textView.selectedRange
    let text = NSMutableString(string: textView.text)
    text.replaceCharacters(in: selected, with: "1 May")
    textView.text = text as String
    textView.selectedRange = NSRange(location: selected.location + 5, length: 0)
    textChanged(Notification(name: UITextView.textDidChangeNotification))
  }

  private func toggleBold() {
    let font = textView.typingAttributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .body)
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let descriptor = font.fontDescriptor.withSymbolicTraits(isBold ? [] : .traitBold)
    if let descriptor {
      textView.typingAttributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
  }

  private func doneTapped() {
    textView.resignFirstResponder()
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    navigationItem.prompt = textView.selectedRange.length > 0 ? "Selected" : nil
  }
}
