import UIKit

open class GuestsViewController: UIViewController {
    @IBOutlet private weak var greeting: UILabel!
    @IBOutlet private weak var details: UILabel!

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Paper", in: Resources.bundle, compatibleWith: nil)
        let guest = UserDefaults.standard.string(forKey: "guest") ?? "nobody"
        let room = ProcessInfo.processInfo.environment["GUEST_ROOM"] ?? "none"
        greeting.text = String(format: Resources.text("Welcome, %@, to room %@"), guest, room)
        details.text = [
            Resources.help, Bundle(identifier: "org.example.guestskit")?.bundleURL.lastPathComponent,
        ].compactMap { $0 }.joined(separator: " · ")
    }

    @IBAction private func signTapped(_ sender: UIButton) {
        present(SignViewController(), animated: false)
    }
}

/// Its nib is in the framework, and has its name.
final class SignViewController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    @IBAction private func doneTapped(_ sender: UIButton) {
        dismiss(animated: false)
    }

    @IBAction private func tearTapped(_ sender: UIButton) {
        let pages: [String] = []
        fatalError("page \(pages.count) is torn")
    }
}
